#pragma once
#include <stddef.h>
#include <stdint.h>

/// One file that is part of the program.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  size_t count;
} veduta_asset;

/// How many fonts are bundled.
extern const size_t veduta_font_count;
/// One of the bundled fonts, in the order in which faces are looked up; the index must be less than the count.
const veduta_asset *_Nonnull veduta_font(size_t index);

/// The world archive, PMTiles version 3.
extern const veduta_asset veduta_world;
/// The sample city, PMTiles version 3: the centre of Helsinki by the OpenMapTiles schema.
extern const veduta_asset veduta_helsinki;

/// The looks of the world: MapLibre style documents.
extern const veduta_asset veduta_world_light;
extern const veduta_asset veduta_world_dark;

/// The looks of streets, for tiles by the OpenMapTiles schema: MapLibre style documents.
extern const veduta_asset veduta_streets_light;
extern const veduta_asset veduta_streets_dark;

/// The looks of tiles that are pictures: a ground and the pictures.
extern const veduta_asset veduta_pictures_light;
extern const veduta_asset veduta_pictures_dark;
