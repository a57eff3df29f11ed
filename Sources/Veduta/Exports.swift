// A map is asked for and answered in these modules' words, so whoever imports Veduta has them too.
@_exported public import Cartography
@_exported public import Features
@_exported public import Geography
@_exported public import Raster
@_exported public import Scene
@_exported public import Screens
@_exported public import Views
