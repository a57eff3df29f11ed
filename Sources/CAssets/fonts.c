#include "CAssets.h"

// #embed is C23; clang takes it in every mode and says so, which is noise here.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t font_0[] = {
#embed "../../fonts/inter/Inter-Regular.otf"
};
static const uint8_t font_1[] = {
#embed "../../fonts/inter/Inter-Medium.otf"
};
static const uint8_t font_2[] = {
#embed "../../fonts/inter/Inter-SemiBold.otf"
};
static const uint8_t font_3[] = {
#embed "../../fonts/inter/Inter-Bold.otf"
};
static const uint8_t font_4[] = {
#embed "../../fonts/inter/Inter-Black.otf"
};
static const uint8_t font_5[] = {
#embed "../../fonts/inter/Inter-Italic.otf"
};
static const uint8_t font_6[] = {
#embed "../../fonts/inter/InterDisplay-Regular.otf"
};
static const uint8_t font_7[] = {
#embed "../../fonts/inter/InterDisplay-Medium.otf"
};
static const uint8_t font_8[] = {
#embed "../../fonts/inter/InterDisplay-SemiBold.otf"
};
static const uint8_t font_9[] = {
#embed "../../fonts/inter/InterDisplay-Bold.otf"
};
static const uint8_t font_10[] = {
#embed "../../fonts/inter/InterDisplay-Black.otf"
};
static const uint8_t font_11[] = {
#embed "../../fonts/inter/InterDisplay-Italic.otf"
};
static const uint8_t font_12[] = {
#embed "../../fonts/noto/NotoSansArabic-Regular.ttf"
};
static const uint8_t font_13[] = {
#embed "../../fonts/noto/NotoSansArabic-Bold.ttf"
};
static const uint8_t font_14[] = {
#embed "../../fonts/noto/NotoSansHebrew-Regular.ttf"
};
static const uint8_t font_15[] = {
#embed "../../fonts/noto/NotoSansHebrew-Bold.ttf"
};
static const uint8_t font_16[] = {
#embed "../../fonts/noto/NotoSansDevanagari-Regular.ttf"
};
static const uint8_t font_17[] = {
#embed "../../fonts/noto/NotoSansDevanagari-Bold.ttf"
};
static const uint8_t font_18[] = {
#embed "../../fonts/noto/NotoSansBengali-Regular.ttf"
};
static const uint8_t font_19[] = {
#embed "../../fonts/noto/NotoSansBengali-Bold.ttf"
};
static const uint8_t font_20[] = {
#embed "../../fonts/noto/NotoSansTamil-Regular.ttf"
};
static const uint8_t font_21[] = {
#embed "../../fonts/noto/NotoSansTamil-Bold.ttf"
};
static const uint8_t font_22[] = {
#embed "../../fonts/noto/NotoSansThai-Regular.ttf"
};
static const uint8_t font_23[] = {
#embed "../../fonts/noto/NotoSansThai-Bold.ttf"
};
static const uint8_t font_24[] = {
#embed "../../fonts/noto/NotoSansGeorgian-Regular.ttf"
};
static const uint8_t font_25[] = {
#embed "../../fonts/noto/NotoSansGeorgian-Bold.ttf"
};
static const uint8_t font_26[] = {
#embed "../../fonts/noto/NotoSansArmenian-Regular.ttf"
};
static const uint8_t font_27[] = {
#embed "../../fonts/noto/NotoSansArmenian-Bold.ttf"
};
static const uint8_t font_28[] = {
#embed "../../fonts/droid/DroidSansFallback.ttf"
};

static const uint8_t font_29[] = {
#embed "../../fonts/emoji/NotoColorEmoji.ttf"
};
static const veduta_asset fonts[] = {
  {"Inter-Regular.otf", font_0, sizeof font_0},
  {"Inter-Medium.otf", font_1, sizeof font_1},
  {"Inter-SemiBold.otf", font_2, sizeof font_2},
  {"Inter-Bold.otf", font_3, sizeof font_3},
  {"Inter-Black.otf", font_4, sizeof font_4},
  {"Inter-Italic.otf", font_5, sizeof font_5},
  {"InterDisplay-Regular.otf", font_6, sizeof font_6},
  {"InterDisplay-Medium.otf", font_7, sizeof font_7},
  {"InterDisplay-SemiBold.otf", font_8, sizeof font_8},
  {"InterDisplay-Bold.otf", font_9, sizeof font_9},
  {"InterDisplay-Black.otf", font_10, sizeof font_10},
  {"InterDisplay-Italic.otf", font_11, sizeof font_11},
  {"NotoSansArabic-Regular.ttf", font_12, sizeof font_12},
  {"NotoSansArabic-Bold.ttf", font_13, sizeof font_13},
  {"NotoSansHebrew-Regular.ttf", font_14, sizeof font_14},
  {"NotoSansHebrew-Bold.ttf", font_15, sizeof font_15},
  {"NotoSansDevanagari-Regular.ttf", font_16, sizeof font_16},
  {"NotoSansDevanagari-Bold.ttf", font_17, sizeof font_17},
  {"NotoSansBengali-Regular.ttf", font_18, sizeof font_18},
  {"NotoSansBengali-Bold.ttf", font_19, sizeof font_19},
  {"NotoSansTamil-Regular.ttf", font_20, sizeof font_20},
  {"NotoSansTamil-Bold.ttf", font_21, sizeof font_21},
  {"NotoSansThai-Regular.ttf", font_22, sizeof font_22},
  {"NotoSansThai-Bold.ttf", font_23, sizeof font_23},
  {"NotoSansGeorgian-Regular.ttf", font_24, sizeof font_24},
  {"NotoSansGeorgian-Bold.ttf", font_25, sizeof font_25},
  {"NotoSansArmenian-Regular.ttf", font_26, sizeof font_26},
  {"NotoSansArmenian-Bold.ttf", font_27, sizeof font_27},
  {"DroidSansFallback.ttf", font_28, sizeof font_28},
  {"NotoColorEmoji.ttf", font_29, sizeof font_29},
};
const veduta_asset *_Nonnull veduta_font(size_t index) { return &fonts[index]; }
const size_t veduta_font_count = sizeof fonts / sizeof fonts[0];
