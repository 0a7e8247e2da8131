/** Every number and fixed list of the catalogue, in one place. Sizes are bytes, lengths are characters. */

const MB = 1024 * 1024

// Images and documents
export const MAX_IMAGES = 20
export const MAX_DOCUMENT_BYTES = 10 * MB
export const DOCUMENT_EXTENSIONS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'webp'] as const
/** One year, as the app's own signed links for existing images live. */
export const SIGNED_URL_SECONDS = 31_536_000

// Texts of a vehicle
export const ENGINE_NUMBER_MAX = 100
/** Room for the longest name that is built from manufacturer, model, code and year. */
export const NAME_MAX = 300
export const DESCRIPTION_MAX = 5_000
export const OFFICE_FILE_NO_MAX = 100
export const CHASSIS_MAX = 100
export const LICENSE_PLATE_MAX = 50
export const OTHERS_MAX = 5_000
export const URL_MAX = 2_048
export const REFERENCE_NAME_MAX = 100
export const MODEL_CODE_MAX = 50

// Numbers of a vehicle
export const YEAR_MIN = 1900
export const YEAR_PICKER_COUNT = 10
export const DEFAULT_DOORS = 4
export const DOORS_MAX = 20
export const SEATS_MAX = 200
export const MILEAGE_MAX = 10_000_000
export const ENGINE_CC_MAX = 100_000
/** Centimetres: longer than any road train, and its volume still fits the search row. */
export const DIMENSION_CM_MAX = 5_000
export const VOLUME_M3_MAX = 125_000
export const WEIGHT_KG_MAX = 1_000_000
/** Whole units of the currency, below what an integer column holds. */
export const AMOUNT_MAX = 2_000_000_000
export const MARKUP_MIN = -100
export const MARKUP_MAX = 1_000
export const DEFAULT_CURRENCY = 'USD'
export const DEFAULT_COLOR_NAME = 'White'
export const OFFER_OPTIONS = ['summer-sale', 'clearance', 'best-value', 'low-mileage'] as const
export const MAX_VEHICLE_TAGS = 50
export const TAGS_FULL = `A vehicle can carry up to ${MAX_VEHICLE_TAGS} tags`
export const MAX_VEHICLE_FEATURES = 500

// Storefront
export const COMPARE_CAP = 4
export const SIMILAR_LIMIT = 4
export const SEARCH_YEAR_COUNT = 21
export const INVENTORY_PICKER_YEARS_BACK = 30
export const PRICE_RANGES = ['0-25000', '25000-50000', '50000-75000', '75000-100000', '100000+'] as const
export const MILEAGE_RANGES = [
  '0-10000',
  '10000-25000',
  '25000-50000',
  '50000-75000',
  '75000-100000',
  '100000+',
] as const
/** Litres from '1.0' to '4.0' in steps of a tenth, as engine sizes are written. */
export const ENGINE_SIZES: readonly string[] = Array.from({ length: 31 }, (_, step) =>
  ((10 + step) / 10).toFixed(1),
)
export const SEARCH_COLORS = ['white', 'black', 'silver', 'gray', 'red', 'blue', 'green', 'yellow'] as const
export const SUGGESTION_LIMIT = 8
export const SUGGESTION_DEBOUNCE_MS = 300
export const SUGGESTION_MIN_CHARS = 1
export const SEARCH_TEXT_MAX = 100
/** Choices of one facet in one search; more are a mistake or an attack. */
export const MAX_FACET_VALUES = 50
/** The colour list closes this long after the field loses focus, so that a click on it still counts. */
export const COLOR_DROPDOWN_CLOSE_MS = 500

// Tags
export const TAG_NAME_MAX = 50
export const TAG_COLOR_MAX = 7
export const TAG_IMAGE_MAX_BYTES = 5 * MB
export const DEFAULT_TAG_COLOR = '#FF0000'
export const TAG_PAGE_SIZE = 10
export const TAG_CLOUD_HIGHLIGHTS = ['Kenya', 'Tanzania', 'Japan', 'Uganda', 'Belarus'] as const

// Pages
export const DEFAULT_PAGE = 1
export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
export const TABLE_PAGE_SIZES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
export const STOREFRONT_PAGE_SIZES = [12, 24, 48] as const
/** Beyond this a page number is a mistake or an attack; offsets stay exact integers. */
export const MAX_PAGE = 1_000_000
export const INVENTORY_PICKER_PAGE_SIZE = 10

/** The model years of the vehicle form: this year and the nine before it. */
export const yearPickerYears = (now: Date): number[] => yearsBack(now, YEAR_PICKER_COUNT)

/** The years of the search panel, newest first. */
export const searchYears = (now: Date): number[] => yearsBack(now, SEARCH_YEAR_COUNT)

/** The years that the inventory picker filters by, newest first: this one and the thirty before it. */
export const inventoryPickerYears = (now: Date): number[] => yearsBack(now, INVENTORY_PICKER_YEARS_BACK + 1)

/** `count` years from the current one (UTC) backwards. */
function yearsBack(now: Date, count: number): number[] {
  return Array.from({ length: count }, (_, index) => now.getUTCFullYear() - index)
}
