import { yearsBack } from '@/kernel/time/years-back'

/**
 * Numbers and fixed lists of a vehicle; lengths are characters. Those shared with model codes are in `lists`.
 */

// Texts
export const ENGINE_NUMBER_MAX = 100
/** Enough for the longest name built from manufacturer, model, code and year. */
export const NAME_MAX = 300
export const DESCRIPTION_MAX = 5_000
export const OFFICE_FILE_NO_MAX = 100
export const CHASSIS_MAX = 100
export const LICENSE_PLATE_MAX = 50
export const OTHERS_MAX = 5_000

// Numbers
export const YEAR_MIN = 1900
export const YEAR_PICKER_COUNT = 10
export const DEFAULT_DOORS = 4
export const DOORS_MAX = 20
export const WEIGHT_KG_MAX = 1_000_000
export const MARKUP_MIN = -100
export const MARKUP_MAX = 1_000
/** One sentence for both bounds. */
export const MARKUP_RANGE = 'Markup must be between -100 and 1,000'

// Choices
export const DEFAULT_COLOR_NAME = 'White'
export const OFFER_OPTIONS = ['summer-sale', 'clearance', 'best-value', 'low-mileage'] as const
export const MAX_VEHICLE_TAGS = 50
export const TAGS_FULL = `A vehicle can carry up to ${MAX_VEHICLE_TAGS} tags`
export const MAX_VEHICLE_FEATURES = 500

/**
 * How long a link to a document is valid, in seconds: a year, like the app's existing signed links for
 * images.
 */
export const SIGNED_URL_SECONDS = 31_536_000
/** The colour list closes this long after the field loses focus, so that a click on it still counts. */
export const COLOR_DROPDOWN_CLOSE_MS = 500

/** The model years of the vehicle form: this year and the nine before it. */
export const yearPickerYears = (now: Date): number[] => yearsBack(now, YEAR_PICKER_COUNT)
