#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t light[] = {
#embed "looks/world-light.json"
};

static const uint8_t dark[] = {
#embed "looks/world-dark.json"
};

const veduta_asset veduta_world_light = {"world-light.json", light, sizeof light};
const veduta_asset veduta_world_dark = {"world-dark.json", dark, sizeof dark};
