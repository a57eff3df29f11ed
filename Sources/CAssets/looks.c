#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t world_light[] = {
#embed "looks/world-light.json"
};

static const uint8_t world_dark[] = {
#embed "looks/world-dark.json"
};

static const uint8_t streets_light[] = {
#embed "looks/streets-light.json"
};

static const uint8_t streets_dark[] = {
#embed "looks/streets-dark.json"
};

static const uint8_t pictures_light[] = {
#embed "looks/pictures-light.json"
};

static const uint8_t pictures_dark[] = {
#embed "looks/pictures-dark.json"
};

const veduta_asset veduta_world_light = {"world-light.json", world_light, sizeof world_light};
const veduta_asset veduta_world_dark = {"world-dark.json", world_dark, sizeof world_dark};
const veduta_asset veduta_streets_light = {"streets-light.json", streets_light, sizeof streets_light};
const veduta_asset veduta_streets_dark = {"streets-dark.json", streets_dark, sizeof streets_dark};
const veduta_asset veduta_pictures_light = {"pictures-light.json", pictures_light, sizeof pictures_light};
const veduta_asset veduta_pictures_dark = {"pictures-dark.json", pictures_dark, sizeof pictures_dark};
