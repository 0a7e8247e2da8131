/** Lengths and fixed lists of the reference lists; lengths are characters. */

export const REFERENCE_NAME_MAX = 100
export const MODEL_CODE_MAX = 50
export const MAKE_DESCRIPTION_MAX = 5_000

// Bounds of model codes, numbers of seats and service plans; vehicles use the same.
export const SEATS_MAX = 200
export const MILEAGE_MAX = 10_000_000
export const ENGINE_CC_MAX = 100_000
/** Centimetres: longer than any road train, and the volume still fits the search row. */
export const DIMENSION_CM_MAX = 5_000
export const VOLUME_M3_MAX = 125_000

// Tags
export const TAG_NAME_MAX = 50
export const TAG_COLOR_MAX = 7
/** Bytes. */
export const TAG_IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const DEFAULT_TAG_COLOR = '#FF0000'
export const TAG_PAGE_SIZE = 10
export const TAG_CLOUD_HIGHLIGHTS = ['Kenya', 'Tanzania', 'Japan', 'Uganda', 'Belarus'] as const

/** The last place in a reference list. */
export const SORT_ORDER_MAX = 1_000_000
