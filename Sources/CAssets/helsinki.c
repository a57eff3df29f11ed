#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t helsinki[] = {
#embed "helsinki.pmtiles"
};

const veduta_asset veduta_helsinki = {"helsinki.pmtiles", helsinki, sizeof helsinki};
