import type { ModuleKey } from './permissions'

type Common = {
  label: string
  /** Its name in messages, if shorter than the label: 'VAT' for 'VAT (%)'. */
  called?: string
  help?: string
  /** Spans the full width of the form. */
  wide?: true
  /** The title of its table column, the label by default; null if it has no column. */
  column?: string | null
  /** Shown only to staff who may read one of these modules. */
  seenBy?: readonly ModuleKey[]
}

export type Choice = { value: string; label: string }

/**
 * One field of a record.
 *
 * - text, area: kept as given; if required, trimmed and not empty; with `oneOf`, one of these texts
 * - email: empty or an e-mail address
 * - web: empty or a URL, including its https://
 * - link: a record of another list, by id; sent as `<name>Id`, and read with its title under `<name>`
 * - image: a picture, by id; `folder` is where it is uploaded
 * - code: capitals without spaces that match a pattern, or empty
 * - number: from `min` to `max`; `positive` ones are more than 0
 * - day: a day of the calendar, stored as 2026-11-20
 * - choice: one of several options
 * - flag: yes or no; one called `active` takes a record out of use, and can be switched in the table. Others have
 *   a column if they name one
 */
export type RecordField = Common &
  (
    | {
        kind: 'text' | 'area'
        required?: true
        min?: number
        max: number
        tooLong?: string
        initial?: string
        /** Calls may send a number in its place. */
        orNumber?: true
        /** All it may be, and the message for anything else. Case does not matter; stored as written here. */
        oneOf?: { texts: readonly string[]; message: string }
        /** Of areas: the only {{placeholders}} that it may contain. */
        placeholders?: readonly string[]
      }
    | { kind: 'email' | 'web'; max: number }
    | { kind: 'image'; folder: 'company' | 'images' }
    | { kind: 'link'; to: LinkedList; required?: true }
    | { kind: 'code'; max: number; stored: number; pattern: string; message: string }
    | {
        kind: 'number'
        /** 0 by default. */
        min?: number
        max: number
        storedAsText?: true
        initial?: number
        whole?: true
        required?: true
        positive?: true
      }
    | {
        kind: 'day'
        required?: true
        /** A new record begins with the day on which it is entered. */
        startsToday?: true
      }
    | { kind: 'choice'; options: readonly Choice[]; initial: string; storedAsText?: true }
    | { kind: 'flag'; initial: boolean }
  )

/** One setting: a field of a record, or `lines`: several texts, at most `most`, one per line. */
export type SettingField = RecordField | (Common & { kind: 'lines'; max: number; most: number })

/** What a link needs to know about its target list. */
export type LinkedList = {
  slug: string
  singular: string
  /** The fields that make up a record's title there. */
  title: readonly string[]
}

/** The list in the form a link needs. */
export const linkTo = ({ singular, slug, title }: RecordList): LinkedList => ({ singular, slug, title })

/** A filter of the table and of the list call: matches texts that contain it. */
type FieldFilter<F extends string> = {
  field: F
  /** The label for no selection, where the table offers the existing values. */
  anyChoice?: string
}

/** A call for the distinct values of one field. */
export type FieldValues<F extends string = string> = {
  /** Appended to the path of the list. */
  path: string
  field: F
  summary: string
  /** How long visitors and customers may cache the response, in seconds. */
  cachedFor?: number
}

/** The fields with the first and the last day of something that holds for a time. */
export type Lasting<F extends string = string> = { from: F; to: F }

/**
 * One declaration of a back-office list, from which its collection, calls, screens, card on the index page
 * and audit words are derived. It is plain data, so that it can be passed to the browser.
 */
export type RecordList<F extends string = string> = {
  /** The slug of the collection, the table name (with underscores) and the path of the calls. */
  slug: string
  /** Its URL under /admin. */
  address: string
  /** The module whose permissions apply. */
  module: ModuleKey
  singular: string
  plural: string
  /** The index page with its card, and the text of the card. */
  card: { index: 'inventory' | 'variables' | 'settings'; about: string }
  /** By name, in the order of form and table. */
  fields: Readonly<Record<F, RecordField>>
  /** The fields that make up a record's title, the most important first. */
  title: readonly [NoInfer<F>, ...NoInfer<F>[]]
  /** The fields that the search covers, and the text of its box. */
  search: { fields: readonly NoInfer<F>[]; label: string }
  filters: readonly FieldFilter<NoInfer<F>>[]
  /** The fields that the list is sorted by; the title by default. */
  order?: readonly NoInfer<F>[]
  /** A day by which it is sorted before all else, latest first. */
  latestBy?: NoInfer<F>
  /** The first and last day on which a record holds, both optional: the list shows whether it does, and filters by it. */
  lasts?: Lasting<NoInfer<F>>
  /** Fields that must be unique, ignoring case; two fields mean the combination. Empty ones are not compared. */
  unique?: readonly { fields: readonly [NoInfer<F>, NoInfer<F>?]; message: string }[]
  /** Whether everyone may read it, or only staff who may read the module. */
  readBy: 'everybody' | 'staff'
  /** Staff of this module may read it in Payload's own interface; the list's own module by default. */
  nativelyReadBy?: ModuleKey
  /** The field with a record's showroom: staff see and change only records of their showrooms. */
  showroom?: string
  /** Whether several records can be deleted at once. */
  bulkDelete: boolean
  /** Whether records are created and edited on a page of their own or in a dialog over the table. */
  opens: 'page' | 'dialog'
  /** The largest page of the call, if larger than usual. */
  maxLimit?: number
  /** How long visitors and customers may cache a page of the list, in seconds. */
  cachedFor?: number
  values?: readonly FieldValues<NoInfer<F>>[]
  /** The fallback message for a failed call: by what was attempted, by status, or as it came. */
  failure: 'tried' | 'status' | 'response'
}

/** Declares a list; the compiler checks the field names used in it. */
export function recordList<F extends string>(list: RecordList<F>): RecordList
export function recordList(list: RecordList): RecordList {
  return list
}

/** The field that takes a record out of use. */
export const ACTIVE = 'active'

/** Whether the list's records can be taken out of use. */
export const canRest = ({ fields }: RecordList): boolean => fields[ACTIVE]?.kind === 'flag'

/** 'showroomName' → 'showroom_name'. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field's column. */
export const columnIn = ({ fields }: RecordList, name: string): string => {
  const kind = fields[name]?.kind
  return kind === 'link' || kind === 'image' ? `${columnOf(name)}_id` : columnOf(name)
}

/** The list's link fields with their names. */
export const linksOf = (list: RecordList): [name: string, to: LinkedList][] =>
  fieldsOf(list).flatMap(([name, field]) => (field.kind === 'link' ? [[name, field.to]] : []))

/** How calls spell the link fields, which they take as ids, by field name. */
export const sentNames = (list: RecordList): Record<string, string> =>
  Object.fromEntries(linksOf(list).map(([name]) => [name, `${name}Id`]))

/** The fields with their names, in their order. */
export const fieldsOf = ({ fields }: RecordList): [name: string, field: RecordField][] =>
  Object.entries(fields)

/** A field's name in messages. */
export const calledOf = ({ called, label }: SettingField): string => called ?? label

/** Whether a field must be filled in; one with a default is never empty. */
export const isRequired = (field: SettingField): boolean =>
  field.kind === 'choice' || ('required' in field && field.required === true)

/** '1 port', '2 ports'. */
export const countedIn = ({ plural, singular }: RecordList, n: number): string =>
  `${n} ${(n === 1 ? singular : plural).toLowerCase()}`
