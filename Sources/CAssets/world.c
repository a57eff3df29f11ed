#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t world[] = {
#embed "world.pmtiles"
};

const veduta_asset veduta_world = {"world.pmtiles", world, sizeof world};
