/** The unit of a vehicle's number. */
type Unit = 'miles' | 'cc' | 'cm' | 'm³' | 'kg' | '%' | 'money'

type Common = {
  /** Its name in messages. */
  label: string
  /** Its name in the form, the import and messages about unknown entries, if not the label. */
  called?: string
  /** Its name in the import, if neither of those. */
  importedAs?: string
  /** Its name in calls; by default its own with underscores. */
  sentAs?: string
  /** Its name in the audit log, if the column's is unclear, or exposes too much of the database. */
  audited?: string
  /** Visible only to staff who enter costs. */
  costs?: true
  /** Derived from others: an import cannot fill it. */
  follows?: true
  /** A plain control of the vehicle form; its values are texts there. */
  typed?: true
}

/**
 * The kind of one field of a vehicle.
 *
 * - text: one line kept as given, up to `max` characters; an area has several; a link is
 *   also an address; white space around a trimmed one means nothing and is not stored
 * - number: within bounds, in a unit; always optional; `rangeMessage` names both bounds in one
 * sentence
 * - year: a number bounded by YEAR_MIN and the calendar
 * - month: of a year, 'YYYY-MM' however it was written, bounded in the same way
 * - link: one entry of a list, by its id
 * - list: several of them
 * - choice: one of several options
 * - word: a text with its own rule (validate-vehicle), or none
 * - flag: yes or no
 */
export type VehicleFieldSpec = Common &
  (
    | { kind: 'text'; max: number; isLink?: true; isArea?: true; isTrimmed?: true }
    | { kind: 'number'; min: number; max: number; rangeMessage?: string; whole?: true; unit?: Unit }
    | { kind: 'year' }
    | { kind: 'month' }
    /** `shown`: the column with the entries' display name, if not `name`. */
    | { kind: 'link'; table: string; shown?: string }
    | { kind: 'list' }
    | { kind: 'choice'; values: readonly string[] }
    | { kind: 'word' }
    | { kind: 'flag' }
  )
