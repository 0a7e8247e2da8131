import type { ModuleKey } from './permissions'

type Common = {
  label: string
  /** What messages call it, where the label holds more: 'VAT' for 'VAT (%)'. */
  called?: string
  help?: string
  /** Takes the whole width of the form. */
  wide?: true
  /** The title of its column in the table; null where it has none. The label unless said. */
  column?: string | null
  /** Only staff who may read one of these modules are told it. */
  seenBy?: readonly ModuleKey[]
}

export type Choice = { value: string; label: string }

/**
 * One field of a record.
 *
 * - text, area: kept as given; a required one is trimmed and has to say something
 * - email: a text that is empty or an address
 * - web: a text that is empty or an address of the web, with its https://
 * - link: a record of another list, by its id; sent as `<name>Id`, and read with its words under `<name>`
 * - image: a picture, by its id; `folder` is where it is sent
 * - code: a text in capitals without spaces that fits a pattern, or nothing
 * - number: from 0 to `max`
 * - choice: one of some words
 * - flag: yes or no; one that is called `active` takes a record out of use, and is switched in the table
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
      }
    | { kind: 'email' | 'web'; max: number }
    | { kind: 'image'; folder: 'company' | 'images' }
    | { kind: 'link'; to: LinkedList; required?: true }
    | { kind: 'code'; max: number; stored: number; pattern: string; message: string }
    | { kind: 'number'; max: number; storedAsText?: true; initial?: number; whole?: true }
    | { kind: 'choice'; options: readonly Choice[]; initial: string; storedAsText?: true }
    | { kind: 'flag'; initial: boolean }
  )

/** One setting: a field of a record, or `lines`: several texts, at most `most`, each in a line of its own. */
export type SettingField = RecordField | (Common & { kind: 'lines'; max: number; most: number })

/** What a link has to know of the list that it leads to. */
export type LinkedList = {
  slug: string
  singular: string
  /** The fields that name a record there. */
  title: readonly string[]
}

/** The list as a link leads to it. */
export const linkTo = ({ singular, slug, title }: RecordList): LinkedList => ({ singular, slug, title })

/** A filter of the table and of the list's call: a text that the field contains. */
type FieldFilter<F extends string> = {
  field: F
  /** What no choice is called, where the table offers the values that there are. */
  anyChoice?: string
}

/** A call for the values of one field, each once. */
export type FieldValues<F extends string = string> = {
  /** After the path of the list. */
  path: string
  field: F
  summary: string
  /** How long visitors and customers may keep the answer, in seconds. */
  keptFor?: number
}

/**
 * A list of the back office, said once: the collection, its calls, its screens, its card on the index page and its
 * words in the audit log are made from it. It is plain data, so that the browser can be handed it.
 */
export type RecordList<F extends string = string> = {
  /** Of the collection, of the table with underscores, and the path of the calls. */
  slug: string
  /** Where it stands below /admin. */
  address: string
  /** Whose permissions open it. */
  module: ModuleKey
  singular: string
  plural: string
  /** The index page that has its card, and what the card says. */
  card: { index: 'inventory' | 'variables' | 'settings'; about: string }
  /** By name, in the order of the form and of the table. */
  fields: Readonly<Record<F, RecordField>>
  /** The fields that name a record, the first of them first. */
  title: readonly [NoInfer<F>, ...NoInfer<F>[]]
  /** What the search looks through, and what its box says. */
  search: { fields: readonly NoInfer<F>[]; label: string }
  filters: readonly FieldFilter<NoInfer<F>>[]
  /** The fields that the list is ordered by; the title unless said. */
  order?: readonly NoInfer<F>[]
  /** Of which no two records have the same, whatever the case; both fields together where there are two. */
  unique?: { fields: readonly [NoInfer<F>, NoInfer<F>?]; message: string }
  /** Whether everybody may read it, or only staff who may read the module. */
  readBy: 'everybody' | 'staff'
  /** Staff of this module may read it in Payload's own interface; of the list's own module unless said. */
  nativelyReadBy?: ModuleKey
  /** The field that holds the showroom in which a record stands: staff see and change those of their showrooms. */
  showroom?: string
  /** Whether several can be deleted at once. */
  bulkDelete: boolean
  /** Whether a record is made and changed on a page of its own or in a dialog over the table. */
  opens: 'page' | 'dialog'
  /** The most records of one page of the call, where it is more than usual. */
  maxLimit?: number
  /** How long visitors and customers may keep a page of the list, in seconds. */
  keptFor?: number
  values?: readonly FieldValues<NoInfer<F>>[]
  /** What is said of a refusal without words: what was tried, or the status of the answer. */
  failure: 'tried' | 'status'
}

/** Declares a list; what it says of its fields is held against the names that they have. */
export function recordList<F extends string>(list: RecordList<F>): RecordList
export function recordList(list: RecordList): RecordList {
  return list
}

/** The field that takes a record out of use. */
export const ACTIVE = 'active'

/** Whether records of the list are in use or out of it. */
export const canRest = ({ fields }: RecordList): boolean => fields[ACTIVE]?.kind === 'flag'

/** 'showroomName' → 'showroom_name'. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The column that holds a field. */
export const columnIn = ({ fields }: RecordList, name: string): string => {
  const kind = fields[name]?.kind
  return kind === 'link' || kind === 'image' ? `${columnOf(name)}_id` : columnOf(name)
}

/** The links of a list with their names. */
export const linksOf = (list: RecordList): [name: string, to: LinkedList][] =>
  fieldsOf(list).flatMap(([name, field]) => (field.kind === 'link' ? [[name, field.to]] : []))

/** How calls spell the fields whose ids they take, by the fields' names. */
export const sentNames = (list: RecordList): Record<string, string> =>
  Object.fromEntries(linksOf(list).map(([name]) => [name, `${name}Id`]))

/** The fields with their names, in their order. */
export const fieldsOf = ({ fields }: RecordList): [name: string, field: RecordField][] =>
  Object.entries(fields)

/** What messages call a field. */
export const calledOf = ({ called, label }: SettingField): string => called ?? label

/** Whether a field has to be filled in; one that begins with something never is empty. */
export const isRequired = (field: SettingField): boolean =>
  field.kind === 'choice' || ('required' in field && field.required === true)

/** '1 port', '2 ports'. */
export const countedIn = ({ plural, singular }: RecordList, n: number): string =>
  `${n} ${(n === 1 ? singular : plural).toLowerCase()}`

/** What came of a call, as far as its words go. */
type FailedCall = {
  message: string
  /** Of the answer; absent when there was none. */
  status?: number
  /** Whether the message is the server's own. */
  isSaid?: boolean
}

/** The words for a record that could not be created, changed or deleted: the server's own when it has any. */
export function failureOf(
  { failure, singular }: Pick<RecordList, 'failure' | 'singular'>,
  verb: 'create' | 'update' | 'delete',
  { isSaid, message, status }: FailedCall,
): string {
  if (isSaid) return message
  const tried = `Failed to ${verb} ${singular.toLowerCase()}`
  if (failure === 'tried') return tried
  return status === undefined ? `${tried}: ${message}` : `HTTP error! status: ${status}`
}
