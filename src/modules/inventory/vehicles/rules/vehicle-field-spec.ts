/** What a number of a vehicle is counted in. */
type Unit = 'miles' | 'cc' | 'cm' | 'm³' | 'kg' | '%' | 'money'

type Common = {
  /** What messages call it. */
  label: string
  /** What the form, the import and messages about unknown entries call it, where that is not the label. */
  called?: string
  /** What the import calls it, where that is neither. */
  importedAs?: string
  /** Its name in calls; the field's own with underscores unless said. */
  sentAs?: string
  /** What the audit log calls it, where its column says too little, or too much of the database. */
  audited?: string
  /** Only staff who enter costs are told it. */
  costs?: true
  /** Follows from the others: an import cannot fill it. */
  follows?: true
  /** A plain control of the vehicle form; its values are texts there. */
  typed?: true
}

/**
 * What one field of a vehicle is.
 *
 * - text: kept as given, up to `max` characters; a link is an address as well
 * - number: within bounds, in a unit; any may be absent
 * - year: a number that goes by the calendar (YEAR_MIN)
 * - link: one entry of a list, by its id
 * - list: several of them
 * - choice: one of some words
 * - word: a text with a rule of its own (validate-vehicle), or none
 * - flag: yes or no
 */
export type VehicleFieldSpec = Common &
  (
    | { kind: 'text'; max: number; isLink?: true }
    | { kind: 'number'; min: number; max: number; whole?: true; unit?: Unit }
    | { kind: 'year' }
    /** `shown`: the column with its entries' name, where it is not `name`. */
    | { kind: 'link'; table: string; shown?: string }
    | { kind: 'list' }
    | { kind: 'choice'; values: readonly string[] }
    | { kind: 'word' }
    | { kind: 'flag' }
  )
