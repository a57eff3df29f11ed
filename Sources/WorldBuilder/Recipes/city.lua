-- What of OpenStreetMap goes into which layer of a city's tiles, by the OpenMapTiles schema
-- (https://openmaptiles.org/schema/), as far as the looks of streets draw it. For tilemaker 2.2.

node_keys = {
  "addr:housenumber", "amenity", "historic", "leisure", "natural", "place", "railway", "shop", "tourism",
}

function init_function() end
function exit_function() end

-- Names ------------------------------------------------------------------------------------------

-- Languages that names are kept in: those spoken there, and that of most visitors.
local languages = { "fi", "sv", "en" }

local function write_names(object)
  local name = object:Find("name")
  object:Attribute("name", name)
  object:Attribute("name:latin", name)
  for _, language in ipairs(languages) do
    local translated = object:Find("name:" .. language)
    if translated ~= "" then object:Attribute("name:" .. language, translated) end
  end
end

-- Points of interest -----------------------------------------------------------------------------

-- Keys in the order in which they decide, and the class of their values.
local poi_keys = { "railway", "tourism", "historic", "amenity", "leisure", "shop" }
local poi_classes = {
  railway = { station = "railway", halt = "railway", tram_stop = "railway", subway_entrance = "entrance" },
  tourism = {
    museum = "museum", attraction = "attraction", viewpoint = "attraction", gallery = "art_gallery",
    hotel = "lodging", hostel = "lodging", guest_house = "lodging", motel = "lodging", zoo = "zoo",
    theme_park = "attraction", aquarium = "aquarium", information = "information",
  },
  historic = { monument = "monument", castle = "castle", ruins = "castle" },
  amenity = {
    university = "college", college = "college", school = "school", kindergarten = "school",
    hospital = "hospital", clinic = "hospital", library = "library", theatre = "theatre", cinema = "cinema",
    place_of_worship = "place_of_worship", townhall = "town_hall", courthouse = "town_hall",
    community_centre = "town_hall", police = "police", post_office = "post", ferry_terminal = "ferry_terminal",
    bus_station = "bus", arts_centre = "art_gallery", restaurant = "restaurant", cafe = "cafe",
    fast_food = "fast_food", bar = "bar", nightclub = "bar", pub = "beer", pharmacy = "pharmacy", bank = "bank",
    marketplace = "grocery", embassy = "embassy", fire_station = "fire_station", parking = "parking",
  },
  leisure = {
    park = "park", garden = "park", stadium = "stadium", sports_centre = "sports_centre", marina = "harbor",
    swimming_pool = "swimming", playground = "playground", ice_rink = "ice_rink",
  },
  shop = {
    supermarket = "grocery", convenience = "grocery", department_store = "grocery", mall = "shop",
    books = "library", clothes = "clothing_store", alcohol = "alcohol_shop", bakery = "bakery",
  },
}

-- How far each class stands out, 1 the most; a class that is not listed is of the last rank.
local poi_ranks = {
  railway = 1, museum = 2, attraction = 2, castle = 2, hospital = 3, college = 4, harbor = 4,
  ferry_terminal = 4, park = 5, zoo = 5, stadium = 6, theatre = 7, library = 8, town_hall = 8, monument = 9,
  place_of_worship = 9, cinema = 10, art_gallery = 11, school = 12, police = 13, post = 14, lodging = 15,
}
local last_rank = 25

-- The class and subclass of a point of interest; nothing if it is none.
local function poi_class(object)
  for _, key in ipairs(poi_keys) do
    local value = object:Find(key)
    local class = poi_classes[key][value]
    if class then return class, value end
    if key == "shop" and value ~= "" and value ~= "no" and value ~= "vacant" then return "shop", value end
  end
end

local function write_poi(object, as_point)
  local class, subclass = poi_class(object)
  if not class or object:Find("name") == "" then return end
  local rank = poi_ranks[class] or last_rank
  local layer = rank <= 5 and "poi" or "poi_detail"
  if as_point then object:LayerAsCentroid(layer) else object:Layer(layer, false) end
  object:Attribute("class", class)
  object:Attribute("subclass", subclass)
  object:AttributeNumeric("rank", rank)
  write_names(object)
end

local function write_house_number(object, as_point)
  local number = object:Find("addr:housenumber")
  if number == "" then return end
  if as_point then object:LayerAsCentroid("housenumber") else object:Layer("housenumber", false) end
  object:Attribute("housenumber", number)
end

-- Nodes ------------------------------------------------------------------------------------------

-- The lowest zoom and, where the looks ask for one, the rank of each kind of place.
local places = {
  city = { zoom = 3, rank = 3 }, town = { zoom = 7 }, village = { zoom = 9 }, suburb = { zoom = 11 },
  quarter = { zoom = 11 }, neighbourhood = { zoom = 12 }, hamlet = { zoom = 12 }, island = { zoom = 10, rank = 3 },
}

function node_function(node)
  local place = places[node:Find("place")]
  if place then
    node:Layer("place", false)
    node:Attribute("class", node:Find("place"))
    node:MinZoom(place.zoom)
    if place.rank then node:AttributeNumeric("rank", place.rank) end
    if node:Find("capital") == "yes" then node:AttributeNumeric("capital", 2) end
    write_names(node)
    return
  end
  if node:Find("natural") == "bay" then
    node:Layer("water_name", false)
    node:Attribute("class", "bay")
    write_names(node)
    return
  end
  write_house_number(node, false)
  write_poi(node, false)
end

-- Areas ------------------------------------------------------------------------------------------

-- The size in metres of a pixel of a tile of 256 at the equator, zoom 0.
local equator = 156543.03

-- The lowest zoom at which an area is larger than a few pixels.
local function zoom_for_area(way)
  local area = way:Area()
  for zoom = 6, 13 do
    local pixel = equator / 2 ^ zoom
    if area > 16 * pixel * pixel then return zoom end
  end
  return 14
end

local landcover = {
  landuse = {
    forest = "wood", grass = "grass", meadow = "grass", allotments = "farmland", village_green = "grass",
    recreation_ground = "grass", farmland = "farmland", orchard = "farmland", plant_nursery = "farmland",
  },
  natural = {
    wood = "wood", grassland = "grass", scrub = "grass", heath = "grass", wetland = "wetland", beach = "sand",
    sand = "sand", bare_rock = "rock",
  },
  leisure = { park = "grass", garden = "grass", golf_course = "grass" },
}

local landuse = {
  landuse = {
    residential = "residential", commercial = "commercial", retail = "retail", industrial = "industrial",
    railway = "railway", cemetery = "cemetery", military = "military",
  },
  amenity = {
    school = "school", university = "university", college = "college", kindergarten = "kindergarten",
    library = "library", hospital = "hospital", bus_station = "bus_station",
  },
  leisure = { pitch = "pitch", playground = "playground", stadium = "stadium", track = "track" },
  tourism = { zoo = "zoo", theme_park = "theme_park" },
}

-- The first class that a table has for one of the way's tags, with its value.
local function class_of(way, classes, keys)
  for _, key in ipairs(keys) do
    local value = way:Find(key)
    local class = classes[key] and classes[key][value]
    if class then return class, value end
  end
end

local function write_water(way)
  local natural, leisure, use = way:Find("natural"), way:Find("leisure"), way:Find("landuse")
  local is_water = natural == "water" or leisure == "swimming_pool" or use == "reservoir" or use == "basin"
  if not is_water then return false end
  local class = "lake"
  if way:Find("water") == "sea" then class = "ocean" elseif leisure == "swimming_pool" then class = "swimming_pool" end
  way:Layer("water", true)
  way:Attribute("class", class)
  way:MinZoom(class == "ocean" and 6 or zoom_for_area(way))
  if way:Find("name") ~= "" then
    way:LayerAsCentroid("water_name")
    way:Attribute("class", "lake")
    write_names(way)
  end
  return true
end

local function write_ground(way)
  local cover, subclass = class_of(way, landcover, { "landuse", "natural", "leisure" })
  if cover then
    way:Layer("landcover", true)
    way:Attribute("class", cover)
    way:Attribute("subclass", subclass)
    way:MinZoom(zoom_for_area(way))
  end
  local use = class_of(way, landuse, { "landuse", "amenity", "leisure", "tourism" })
  if use then
    way:Layer("landuse", true)
    way:Attribute("class", use)
    way:MinZoom(zoom_for_area(way))
  end
end

-- The height of a storey, in metres.
local storey = 3.66

local function write_building(way)
  local building = way:Find("building")
  if building == "" or building == "no" then return end
  way:Layer("building", true)
  local levels = tonumber(way:Find("building:levels"))
  way:AttributeNumeric("render_height", tonumber(way:Find("height")) or (levels or 1) * storey)
  way:MinZoom(zoom_for_area(way) <= 13 and 13 or 14)
end

-- Ways to go -------------------------------------------------------------------------------------

-- The class, the lowest zoom and that of the name of each kind of road.
local roads = {
  motorway = { "motorway", 4, 8 }, trunk = { "trunk", 5, 8 }, primary = { "primary", 7, 10 },
  secondary = { "secondary", 9, 12 }, tertiary = { "tertiary", 11, 12 }, unclassified = { "minor", 12, 13 },
  residential = { "minor", 12, 13 }, living_street = { "minor", 12, 13 }, road = { "minor", 12, 13 },
  service = { "service", 13, 14 }, track = { "track", 13, 14 }, busway = { "busway", 13, 14 },
  pedestrian = { "path", 13, 14 }, footway = { "path", 13, 14 }, path = { "path", 13, 14 },
  cycleway = { "path", 13, 14 }, steps = { "path", 14, 14 }, bridleway = { "path", 14, 14 },
  corridor = { "path", 14, 14 }, platform = { "path", 14, 14 },
}

-- The class and subclass of each kind of railway, with its lowest zoom.
local rails = {
  rail = { "rail", "rail", 9 }, narrow_gauge = { "rail", "narrow_gauge", 10 }, preserved = { "rail", "preserved", 10 },
  light_rail = { "transit", "light_rail", 11 }, subway = { "transit", "subway", 12 },
  tram = { "transit", "tram", 13 }, funicular = { "transit", "funicular", 13 },
}

local function write_level(way)
  if way:Find("bridge") ~= "" and way:Find("bridge") ~= "no" then way:Attribute("brunnel", "bridge")
  elseif way:Find("tunnel") ~= "" and way:Find("tunnel") ~= "no" then way:Attribute("brunnel", "tunnel")
  elseif way:Find("ford") == "yes" then way:Attribute("brunnel", "ford") end
end

-- Higher levels come later, so that they are drawn over lower ones.
local function set_order(way, importance)
  local level = math.max(-5, math.min(5, tonumber(way:Find("layer")) or 0))
  way:ZOrder(level * 12 + importance)
end

local function is_area(way)
  return way:IsClosed() and way:Find("area") == "yes"
end

local function write_road(way)
  local highway = way:Find("highway")
  local kind = highway:gsub("_link$", "")
  local road = roads[kind]
  if not road or way:Find("access") == "private" then return end
  local area = is_area(way)
  way:Layer("transportation", area)
  way:Attribute("class", road[1])
  if road[1] == "path" then way:Attribute("subclass", kind) end
  if kind ~= highway then way:AttributeNumeric("ramp", 1) end
  if way:Find("oneway") == "yes" then way:AttributeNumeric("oneway", 1) end
  if kind == "service" and way:Find("service") ~= "" then way:Attribute("service", way:Find("service")) end
  if way:Find("indoor") == "yes" or kind == "corridor" then way:AttributeNumeric("indoor", 1) end
  write_level(way)
  way:MinZoom(road[2])
  set_order(way, 10 - math.floor(road[2] / 2))
  if way:Find("name") == "" or area then return end
  way:Layer("transportation_name", false)
  way:Attribute("class", road[1])
  if road[1] == "path" then way:Attribute("subclass", kind) end
  write_names(way)
  local ref = way:Find("ref")
  if ref ~= "" then
    way:Attribute("ref", ref)
    way:AttributeNumeric("ref_length", ref:len())
  end
  way:MinZoom(road[3])
end

local function write_rail(way)
  local rail = rails[way:Find("railway")]
  if way:Find("railway") == "platform" then
    way:Layer("transportation", way:IsClosed())
    way:Attribute("class", "path")
    way:Attribute("subclass", "platform")
    way:MinZoom(14)
    return
  end
  if not rail then return end
  way:Layer("transportation", false)
  way:Attribute("class", rail[1])
  way:Attribute("subclass", rail[2])
  local service = way:Find("service")
  if service ~= "" then way:Attribute("service", service) end
  write_level(way)
  way:MinZoom(service ~= "" and math.max(rail[3], 12) or rail[3])
  set_order(way, 9)
end

local function write_rest(way)
  if way:Find("route") == "ferry" then
    way:Layer("transportation", false)
    way:Attribute("class", "ferry")
    way:MinZoom(11)
  end
  if way:Find("man_made") == "pier" then
    way:Layer("transportation", way:IsClosed())
    way:Attribute("class", "pier")
    way:MinZoom(13)
  end
  local waterway = way:Find("waterway")
  local flows = waterway == "river" or waterway == "canal" or waterway == "stream" or waterway == "ditch"
  if flows and not way:IsClosed() then
    way:Layer("waterway", false)
    way:Attribute("class", waterway)
    write_level(way)
    write_names(way)
    way:MinZoom(waterway == "river" and 9 or 13)
  end
end

function way_function(way)
  if way:Find("highway") ~= "" then write_road(way) end
  if way:Find("railway") ~= "" then write_rail(way) end
  write_rest(way)
  if not way:IsClosed() then return end
  if write_water(way) then return end
  write_ground(way)
  write_building(way)
  write_house_number(way, true)
  write_poi(way, true)
end
