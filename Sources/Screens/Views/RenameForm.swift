import Scene
import Views

/// The form in which a place gets another name.
struct RenameForm: View {
  /// What stands in the field.
  let name: String
  /// Whether the field has its cursor.
  let isEditing: Bool
  /// Whether a finger is on the button.
  let isPressed: Bool
  /// The colour of the button and the cursor.
  let tint: ShapeStyle

  /// What stands in an empty field.
  static let placeholder = "Place name"
  /// Room beside the title and the field, in points.
  static let margin = 16.0
  /// Height of the bar with the button, in points.
  static let barHeight = 56.0
  /// Height of the field, in points.
  static let fieldHeight = 44.0
  /// Width and height of the cursor, in points.
  static let cursor = (width: 2.0, height: 22.0)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Spacer()
        Button(.link, isPressed: isPressed) { Text("Save").font(.body).fontWeight(.semibold) }.id("save")
      }
      .padding(.horizontal, Self.margin).frame(height: Self.barHeight)
      Text("Selected Place").font(.largeTitle).fontWeight(.bold).foregroundStyle(.primary).lineLimit(1)
        .id("title").padding(.horizontal, Self.margin).padding(.bottom, 8)
      field.padding(.horizontal, Self.margin).padding(.top, 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.groupedBackground).tint(tint)
  }

  private var field: some View {
    HStack { if isEditing { edited } else { words.lineLimit(1) } }.font(.body)
      .padding(.horizontal, 16).frame(height: Self.fieldHeight)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.groupedCell, in: RoundedRectangle(cornerRadius: 10)).id("field")
  }

  private var words: some View {
    Text(name.isEmpty ? Self.placeholder : name).foregroundStyle(name.isEmpty ? .placeholder : .primary)
  }

  /// The words on one line, scrolled so that their end and the cursor behind it show.
  private var edited: some View {
    let line = String(name.map { $0.isNewline ? " " : $0 })
    return ZStack(alignment: name.isEmpty ? .leading : .trailing) {
      if name.isEmpty {
        words
      } else {
        Text(line).foregroundStyle(.primary).padding(.trailing, Self.cursor.width + 1)
      }
      Rectangle().fill(tint).frame(width: Self.cursor.width, height: Self.cursor.height).id("cursor")
    }
    .scrolledToEnd()
  }
}
