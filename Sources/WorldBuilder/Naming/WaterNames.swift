/// Names of rivers and lakes with the letters that the tables lost and one spelling along a whole river.
///
/// In the nearest scale's tables letters beyond ASCII are gone for good: some became question marks ("Mara??n"),
/// others nothing at all ("Rhne"). What they were is a list here.
enum WaterNames {
  /// The name of a river to print, or nothing.
  static func river(_ name: String) -> String? {
    let name = Names.tidied(name)
    if let written = rivers[name] { return written.isEmpty ? nil : written }
    return usable(common(name))
  }

  /// The name of a lake to print, or nothing.
  static func lake(_ name: String) -> String? {
    let name = Names.tidied(name)
    if let written = lakes[name] { return written }
    // Kazakh "köli", a lake.
    if name.hasSuffix(" Kli") { return usable(name.dropLast(4) + " Köli") }
    return usable(common(name))
  }

  /// The better known of two names: of "Chang Jiang (Yangtze)" the one in parentheses.
  private static func common(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")"), open < close else {
      return name
    }
    return String(name[name.index(after: open)..<close])
  }

  /// The name without transcribed soft signs, unless letters are missing.
  private static func usable(_ name: String) -> String? {
    guard !name.isEmpty, !name.contains("?") else { return nil }
    return name.filter { $0 != "’" && $0 != "'" }
  }

  private static let rivers: [String: String] = [
    // Lost letters.
    "A?na": "Aïna", "Ajaj?": "Ajajú", "Amgun?": "Amgun", "Anadyr?": "Anadyr", "Aoukal?": "Aoukalé",
    "Argun? (Ergun)": "Argun", "Aripuan?": "Aripuanã", "B?nou?": "Bénoué", "B?o-B?o": "Bío-Bío",
    "Bago?": "Bagoé",
    "Baoul?": "Baoulé", "Bol?shaya Kuonamka": "Bolshaya Kuonamka", "Bol?shoy Anyuy": "Bolshoy Anyuy",
    "Bol?shoy Yenisey": "Bolshoy Yenisey", "Bol?shoy Yugan": "Bolshoy Yugan", "Braco Menor": "Braço Menor",
    "Bratul Chillia": "Brațul Chilia", "Bratul Sfintu Gheorghe": "Brațul Sfântu Gheorghe",
    "Bratul Sulina": "Brațul Sulina", "Byk Menderes": "Büyük Menderes", "Caquet?": "Caquetá",
    "Carcara??": "Carcarañá", "Caron?": "Caroní", "Chirrip del Atlntico": "Chirripó del Atlántico",
    "Copiap?": "Copiapó", "Corumba": "Corumbá", "Cuiaba": "Cuiabá", "Dal?lven": "Dalälven",
    "Di?er Songhua": "Second Songhua", "Firat": "Euphrates", "G?ba": "Geba", "Gh?ghara": "Ghaghara",
    "Glomma (Glma)": "Glomma", "God?vari": "Godavari",
    "Grande Rivire de la Baleine": "Grande Rivière de la Baleine", "Gta lv": "Göta älv", "Gu?rico": "Guárico",
    "Guain?a": "Guainía", "Guapor?": "Guaporé", "Ialomita": "Ialomița", "Ibicu?": "Ibicuí",
    "Indai?": "Indaiá",
    "Indals?lven": "Indalsälven", "Iva?": "Ivaí", "Japur?": "Japurá", "Jiparan?": "Jiparaná",
    "Juru?": "Juruá",
    "Juta?": "Jutaí", "K?nes": "Künes", "Kad??": "Kadéï", "Kiz?lirmak": "Kızılırmak", "Klarlven": "Klarälven",
    "Kokemenjoki": "Kokemäenjoki", "Komo?": "Komoé", "Kr": "Kura", "L?rio": "Lúrio", "Lule lv": "Lule älv",
    "Mah?na Nad?": "Mahanadi", "Mamor?": "Mamoré", "Mara??n": "Marañón", "Mlzes": "Rivière aux Mélèzes",
    "Motala strm": "Motala ström", "Nakanb? (White Volta)": "White Volta", "Neuqu?n": "Neuquén",
    "Nhamund?": "Nhamundá", "Ob?": "Ob", "Oco?a": "Ocoña", "Ogoou?": "Ogooué", "Ol?kma": "Olyokma",
    "Olen?k": "Olenyok", "Ou?m?": "Ouémé", "Paraiba": "Paraíba", "Paran?": "Paraná", "Parana?ba": "Paranaíba",
    "Parna?ba": "Parnaíba", "Piau?": "Piauí", "Pnuco": "Pánuco", "Pribonka": "Péribonka", "Pungu?": "Pungwe",
    "Pur?s": "Purús", "Purificacin": "Purificación", "R. des Outaouais": "Rivière des Outaouais",
    "Rhne": "Rhône", "Ro Grande de Matagalpa": "Río Grande de Matagalpa",
    "Ro Grande de Santiago": "Río Grande de Santiago", "S?n?gal": "Sénégal", "S?o Francisco": "São Francisco",
    "Sane": "Saône", "Santa Mara": "Santa María", "Severnaya Sos?va": "Severnaya Sosva",
    "Skelleftelven": "Skellefteälven", "Song?acha": "Sungacha", "Stora Lule lv": "Stora Lule älv",
    "Strymnas (Truma)": "Struma", "Svernaya Dvina": "Northern Dvina", "Tao?er": "Tao’er",
    "Tapaj?s": "Tapajós",
    "Thj?rs?": "Þjórsá", "Tiet?": "Tietê", "Tom?": "Tom", "Tornelven": "Torneälven", "Uaup?s": "Uaupés",
    "Za?gya": "Zagya", "Zay?": "Zayü", "Zncara": "Záncara", "ngermanlven": "Ångermanälven",
    // Misspelt, or no name of a river.
    "Iliamna Lake Outlet": "", "Irrawaddy Delta": "Irrawaddy", "Mytinge": "Myitnge", "Niagra": "Niagara",
    "Pend Orielle": "Pend Oreille", "Pivd. Buh": "Southern Bug", "Schelde (Steldt)": "Schelde",
    "Susqehanna": "Susquehanna", "Vitava": "Vltava", "W. Branch Susqehanna": "West Branch Susquehanna",
    // One name from source to mouth, and the first of two where that is the better known.
    "Al Furat": "Euphrates", "Argun’ (Ergun)": "Argun", "Ayeyarwady": "Irrawaddy",
    "Ayeyarwady (Irrawaddy)": "Irrawaddy", "Bojana (Buna)": "Bojana",
    "Buh": "Southern Bug", "Da (Black)": "Black River", "Daugava (Zapadnaya Dvina)": "Daugava",
    "Dicle": "Tigris", "Dnepre": "Dnieper", "Ertis": "Irtysh", "Esil": "Ishim",
    "Bahr el Jebel (Mountain Nile)": "White Nile", "Godävari": "Godavari", "Hong (Red)": "Red River",
    "Huang": "Yellow River",
    "Huang (Yellow)": "Yellow River", "Lower Tunguska (Nizhnyaya Tunguska)": "Lower Tunguska",
    "Glomma (Glåma)": "Glomma", "Lualaba (Congo)": "Lualaba", "Mahäna Nadï": "Mahanadi",
    "Maquan (Damqogkanbab)": "Maquan", "Neman (Nemunas)": "Neman", "Neris (Vilija)": "Neris",
    "Olenëk": "Olenyok",
    "Rhein": "Rhine", "Rhin (Rhein)": "Rhine", "Severnaya Dvina": "Northern Dvina", "Tajo": "Tagus",
    "Ussuri (Wusuli)": "Ussuri", "Yanisyoki (Janisjoki)": "Jänisjoki",
  ]

  private static let lakes: [String: String] = [
    "Ataturk Barajt": "Atatürk Barajı", "Beysehir": "Beyşehir Gölü", "Egridir": "Eğirdir Gölü",
    "Embalse de Buenda": "Embalse de Buendía", "Embalse de Cara": "Embalse de Cíjara",
    "Embalse de Entrepeas": "Embalse de Entrepeñas", "Embalse de Gurico": "Embalse de Guárico",
    "Etang Saumtre": "Étang Saumâtre", "Hh Nuur": "Höh Nuur", "Hjlmaren": "Hjälmaren",
    "Inarijrvi": "Inarijärvi",
    "Keban Baraji": "Keban Barajı", "Kemijarvi": "Kemijärvi", "Khvsgl Nuur": "Khövsgöl Nuur",
    "Kiyevskoye": "Kyiv Reservoir", "Lac--l'Eau-Claire": "Lac à l’Eau Claire",
    "Lac le--la-Crosse": "Lac Île-à-la-Crosse", "Lac Onangu": "Lac Onangué", "Lac St.-Jean": "Lac Saint-Jean",
    "Lago Conceptin": "Lago Concepción", "Lago Gatun": "Lago Gatún", "Lago Nahuel Huap": "Lago Nahuel Huapí",
    "Lago Poop": "Lago Poopó", "Lago San Martn": "Lago San Martín", "Laguna Iber": "Laguna Iberá",
    "Lake Dbo": "Lac Débo", "Lake Il'Men'": "Lake Ilmen", "Lake Pltipi": "Lac Plétipi",
    "Lake Sevana": "Lake Sevan", "Lokan Tekojarvi": "Lokan tekojärvi", "Marqakl": "Markakol",
    "Masinga Res.": "Masinga Reservoir", "Mingevir Reservoir": "Mingachevir Reservoir", "Mlaren": "Mälaren",
    "Mritz": "Müritz", "Ngangz Co": "Ngangzê Co", "Oulujarvi": "Oulujärvi",
    "Ozero Chrnoye": "Ozero Chyornoye", "Ozero Chrtovo": "Ozero Chyortovo", "Pijnne": "Päijänne",
    "Pjrvi": "Pyaozero", "Presa Manuel vila Camacho": "Presa Manuel Ávila Camacho",
    "Presa Nezahualcyotl": "Presa Nezahualcóyotl",
    "Professor Doctor Ingenieur W. J. Van Blommestein Meer": "Van Blommestein Meer",
    "Pskoyskoye Ozero": "Lake Pskov", "Pyhjrvi": "Pyhäjärvi", "Qapshaghay Bgeni": "Kapchagay Reservoir",
    "Qozhakl": "Qozhaköl", "Reg Nuur": "Döröö Nuur", "Represa de So Simo": "Represa de São Simão",
    "Represa de Tucuru": "Represa de Tucuruí", "Represa Tres Marias": "Represa Três Marias",
    "Repressa de Jupia": "Represa de Jupiá", "Rservoir Baskatong": "Réservoir Baskatong",
    "Rservoir Gouin": "Réservoir Gouin", "Rservoir Manicouagan": "Réservoir Manicouagan",
    "Rservoir Outardes Quatre": "Réservoir Outardes 4", "Rservoir Pipmuacan": "Réservoir Pipmuacan",
    "Rservoir de Caniapiscau": "Réservoir de Caniapiscau", "Rservoir de La Grande 2": "Réservoir La Grande 2",
    "Rservoir de La Grande 3": "Réservoir La Grande 3", "Rssvatnet": "Røssvatnet", "Sasyqkl": "Sasykkol",
    "Shardara Bgeni": "Shardara Reservoir", "snen": "Åsnen", "Snsavatnet": "Snåsavatnet",
    "Storsjn": "Storsjön",
    "Tengiz Kli": "Lake Tengiz", "Tornetrsk": "Torneträsk", "Vnern": "Vänern", "Vrtsjrv": "Võrtsjärv",
    "Vttern": "Vättern", "Ysyk Kl": "Issyk-Kul", "Zeya Vodokhranilishche": "Zeya Reservoir",
    "Khantayskoye Vodokhranilishche": "Khantayka Reservoir",
    "Krasnoyarskoye Vodokhranilishche": "Krasnoyarsk Reservoir",
    "Ust-Ilimskoye Vodokhranilishche": "Ust-Ilimsk Reservoir",
    "Vilyuyskoye Vodokhranilishche": "Vilyuy Reservoir",
  ]
}
