/// Letters with a mark, as the letter without it and the mark: the canonical decompositions of the Unicode
/// Character Database for the Latin, Greek and Cyrillic blocks.
enum Diacritics {
  /// Marks, each with letters by turns without and with it.
  ///
  /// They stand in the order of the Unicode Collation Algorithm's default table. The letter without a mark
  /// may itself have another one.
  private static let table: [(mark: UInt32, pairs: String)] = [
    (
      0x0301,
      "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿΑΆΕΈΗΉΙΊΟΌΥΎ"
        + "ΩΏϊΐαάεέηήιίϋΰοόυύωώϒϓГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾ"
        + "êếÔỐôốƠỚơớƯỨưứἀἄἁἅἈἌἉἍἐἔἑἕἘἜἙἝἠἤἡἥἨἬἩἭἰἴἱἵἸἼἹἽὀὄὁὅὈὌὉὍὐὔὑὕὙὝὠὤὡὥὨὬὩὭ"
    ),
    (
      0x0300,
      "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳἀἂἁἃ"
        + "ἈἊἉἋἐἒἑἓἘἚἙἛἠἢἡἣἨἪἩἫἰἲἱἳἸἺἹἻὀὂὁὃὈὊὉὋὐὒὑὓὙὛὠὢὡὣὨὪὩὫαὰεὲηὴιὶοὸυὺωὼΑᾺΕῈΗῊϊῒΙῚϋῢΥῪΟῸ"
        + "ΩῺ"
    ),
    (
      0x0306,
      "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặαᾰΑᾸιῐΙῘυῠΥῨ"
    ),
    (
      0x0302,
      "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ"
    ),
    (
      0x030C,
      "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ"
    ),
    (
      0x030A,
      "AÅaåUŮuůwẘyẙ"
    ),
    (
      0x0308,
      "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋϒϔЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴ"
        + "чӵЫӸыӹHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ"
    ),
    (
      0x030B,
      "OŐoőUŰuűУӲуӳ"
    ),
    (
      0x0303,
      "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"
    ),
    (
      0x0307,
      "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆ"
        + "wẇXẊxẋYẎyẏſẛ"
    ),
    (
      0x0327,
      "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"
    ),
    (
      0x0328,
      "AĄaąEĘeęIĮiįUŲuųOǪoǫ"
    ),
    (
      0x0304,
      "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝαᾱΑᾹ"
        + "ιῑΙῙυῡΥῩ"
    ),
    (
      0x0313,
      "αἀΑἈεἐΕἘηἠΗἨιἰΙἸοὀΟὈυὐωὠΩὨρῤ"
    ),
    (
      0x0314,
      "αἁΑἉεἑΕἙηἡΗἩιἱΙἹοὁΟὉυὑΥὙωὡΩὩρῥΡῬ"
    ),
    (
      0x0309,
      "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"
    ),
    (
      0x030F,
      "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"
    ),
    (
      0x0311,
      "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"
    ),
    (
      0x031B,
      "OƠoơUƯuư"
    ),
    (
      0x0323,
      "BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưự"
        + "YỴyỵ"
    ),
    (
      0x0324,
      "UṲuṳ"
    ),
    (
      0x0325,
      "AḀaḁ"
    ),
    (
      0x032D,
      "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"
    ),
    (
      0x032E,
      "HḪhḫ"
    ),
    (
      0x0330,
      "EḚeḛIḬiḭUṴuṵ"
    ),
    (
      0x0331,
      "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"
    ),
    (
      0x0326,
      "SȘsșTȚtț"
    ),
    (
      0x0342,
      "ἀἆἁἇἈἎἉἏἠἦἡἧἨἮἩἯἰἶἱἷἸἾἹἿὐὖὑὗὙὟὠὦὡὧὨὮὩὯαᾶηῆιῖϊῗυῦϋῧωῶ"
    ),
    (
      0x0345,
      "ἀᾀἁᾁἂᾂἃᾃἄᾄἅᾅἆᾆἇᾇἈᾈἉᾉἊᾊἋᾋἌᾌἍᾍἎᾎἏᾏἠᾐἡᾑἢᾒἣᾓἤᾔἥᾕἦᾖἧᾗἨᾘἩᾙἪᾚἫᾛἬᾜἭᾝἮᾞἯᾟὠᾠὡᾡὢᾢὣᾣὤᾤὥᾥὦᾦὧᾧ"
        + "ὨᾨὩᾩὪᾪὫᾫὬᾬὭᾭὮᾮὯᾯὰᾲαᾳάᾴᾶᾷΑᾼὴῂηῃήῄῆῇΗῌὼῲωῳώῴῶῷΩῼ"
    ),
  ]

  /// What a letter is made of, and how its mark is ordered among marks.
  private static let parts: [Unicode.Scalar: (base: Unicode.Scalar, mark: UInt16)] = {
    var parts: [Unicode.Scalar: (base: Unicode.Scalar, mark: UInt16)] = [:]
    for (index, row) in table.enumerated() {
      let scalars = Array(row.pairs.unicodeScalars)
      for pair in stride(from: 0, to: scalars.count - 1, by: 2) {
        parts[scalars[pair + 1]] = (scalars[pair], UInt16(index + 1))
      }
    }
    return parts
  }()

  private static let marks: [UInt32: UInt16] = Dictionary(
    uniqueKeysWithValues: table.enumerated().map { ($1.mark, UInt16($0 + 1)) })

  /// The letter without any marks, and its marks from the letter outwards.
  static func split(_ scalar: Unicode.Scalar) -> (base: Unicode.Scalar, marks: [UInt16]) {
    var base = scalar
    var marks: [UInt16] = []
    while let part = parts[base] {
      base = part.base
      marks.insert(part.mark, at: 0)
    }
    return (base, marks)
  }

  /// The place of a combining mark among marks, if it is one of the table.
  static func mark(_ scalar: Unicode.Scalar) -> UInt16? { marks[scalar.value] }
}
