import Scene
import Views

/// The form in which a place gets another name.
struct RenameForm: View {
  /// What stands in the field.
  let name: String
  /// Whether a finger is on the button.
  let isPressed: Bool

  /// What stands in an empty field.
  static let placeholder = "Place name"
  /// Room beside the title and the field, in points.
  static let margin = 16.0
  /// Height of the bar with the button, in points.
  static let barHeight = 56.0
  /// Height of the field, in points.
  static let fieldHeight = 44.0

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
    .background(.groupedBackground)
  }

  private var field: some View {
    Text(name.isEmpty ? Self.placeholder : name).font(.body).lineLimit(1)
      .foregroundStyle(name.isEmpty ? .placeholder : .primary)
      .padding(.horizontal, 16).frame(height: Self.fieldHeight)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.groupedCell, in: RoundedRectangle(cornerRadius: 10)).id("field")
  }
}
