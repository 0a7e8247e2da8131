import { linkedId } from '@/kernel/linked-id'
import { isRecord, type Values } from '@/kernel/loose-values'
import { isTextLink } from '@/kernel/markup/safe-links'
import { isStorable } from '@/kernel/text/storable-text'
import { type BlockField, CONTENT_MESSAGES, type Content } from './content'

/** The rows of a list in a block, at most. */
const ROWS_MAX = 200

/** What the fields of a block need of the text around them. */
export type Around = {
  /** Reports what is wrong; the first report counts. */
  refuse: (message: string) => null
  /** A text inside the block. */
  readText: (sent: unknown) => Content | null
}

/** How deep values of other kinds may be. */
const DEPTH_MAX = 6

/** Whether a value can be stored as it is: for kinds of fields that the rule does not know. */
function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (value === null || typeof value !== 'object') return value !== undefined
  return (
    depth < DEPTH_MAX &&
    Object.entries(value)
      .flat()
      .every((one) => isStorableValue(one, depth + 1))
  )
}

function rowsOf(sent: unknown, fields: readonly BlockField[], around: Around): unknown {
  // The editor sends the number of rows where there are none.
  const rows = sent === 0 ? [] : sent
  if (!Array.isArray(rows) || rows.length > ROWS_MAX || !rows.every(isRecord))
    return around.refuse(CONTENT_MESSAGES.unreadable)
  return rows.map(({ id, ...row }, index) => ({
    ...blockValues(row, fields, around),
    id: typeof id === 'string' && isStorable(id) ? id.slice(0, 40) : String(index + 1),
  }))
}

function idOf(value: unknown, around: Around): number | null {
  const id = typeof value === 'boolean' ? null : linkedId(value)
  return id === null || id < 1 ? around.refuse(CONTENT_MESSAGES.unreadable) : id
}

/** A text without its type is no link: an empty one is for the editor to complete. */
const isLink = (value: unknown): boolean => value === '' || isTextLink(value)

function fieldValue(value: unknown, field: BlockField, around: Around): unknown {
  const only = (isRight: boolean) => (isRight ? value : around.refuse(CONTENT_MESSAGES.unreadable))
  switch (field.kind) {
    case 'text':
      return only(typeof value === 'string' && isStorable(value))
    case 'link':
      return isLink(value) ? value : around.refuse(CONTENT_MESSAGES.unsafeLink)
    case 'choice':
      // The editor sends '' for none.
      return value === '' ? null : only(typeof value === 'string' && field.options.includes(value))
    case 'flag':
      return only(typeof value === 'boolean')
    case 'number':
      return only(typeof value === 'number' && Number.isFinite(value))
    case 'picture':
    case 'record':
      return idOf(value, around)
    case 'rich-text':
      return around.readText(value)
    case 'group':
      return isRecord(value) ? blockValues(value, field.fields, around) : only(false)
    case 'rows':
      return rowsOf(value, field.fields, around)
    default:
      return only(isStorableValue(value))
  }
}

/** The values of a block's fields; names that are not among its fields are left out, and empty fields stay empty. */
export const blockValues = (values: Values, fields: readonly BlockField[], around: Around): Values =>
  Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(values, name) && values[name] !== undefined)
      .map((field) => {
        const value = values[field.name]
        return [field.name, value === null ? null : fieldValue(value, field, around)]
      }),
  )
