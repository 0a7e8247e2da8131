import type { FlattenedField } from 'payload'
import { isRecord } from '@/kernel/loose-values'
import { nameInWords } from '@/kernel/text/name-in-words'

const TEXTS: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'code'])

type Check = (value: unknown) => boolean

const isEmpty: Check = (value) => value === null || value === undefined

/** Whether every node of an editor's text is one. */
const isTree: Check = (node) =>
  isRecord(node) && (!('children' in node) || (Array.isArray(node.children) && node.children.every(isTree)))

/** A text of the editor, or one to be converted. */
const isRichText: Check = (value) => !isRecord(value) || !('root' in value) || isTree(value.root)

/** What a field's value must be; null for kinds that Payload checks without failing. */
function checkOf(field: FlattenedField): { holds: Check; message: string } | null {
  // Only the product sets these: what is sent for them is dropped.
  if ('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden) return null
  const hasMany = 'hasMany' in field && field.hasMany === true
  if (TEXTS.has(field.type))
    return hasMany
      ? {
          holds: (value) => !isRecord(value) && [value].flat().every((one) => typeof one === 'string'),
          message: 'must be a list of texts',
        }
      : { holds: (value) => typeof value === 'string', message: 'must be a text' }
  if (field.type === 'richText') return { holds: isRichText, message: 'cannot be read' }
  if ((field.type === 'relationship' || field.type === 'upload') && hasMany)
    return { holds: (value) => !isRecord(value), message: 'must be a list' }
  return null
}

/** The faults of what is inside a field. */
function insideFault(field: FlattenedField, value: unknown, locale: string | null): string | null {
  if (field.type === 'group' || field.type === 'tab')
    // Payload fails at null here, and replaces any other value.
    return value === null
      ? `${nameInWords(field.name)} must not be empty`
      : valuesFault(field.flattenedFields, value, locale)
  if (field.type !== 'array' || !Array.isArray(value)) return null
  for (const row of value) {
    const fault = isRecord(row)
      ? valuesFault(field.flattenedFields, row, locale)
      : `${nameInWords(field.name)} has a row that cannot be read`
    if (fault !== null) return fault
  }
  return null
}

/**
 * Why values cannot be those of a collection's fields, before any rule or hook reads them; null if they can. Kinds that
 * Payload refuses by itself are not checked.
 *
 * @param locale 'all' if a localized field holds its texts by language
 */
export function valuesFault(
  fields: readonly FlattenedField[],
  data: unknown,
  locale: string | null,
): string | null {
  if (!isRecord(data)) return null
  for (const field of fields) {
    const value = data[field.name]
    const isByLanguage = locale === 'all' && 'localized' in field && field.localized && isRecord(value)
    const check = checkOf(field)
    for (const one of isByLanguage ? Object.values(value) : [value]) {
      if (check && !isEmpty(one) && !check.holds(one)) return `${nameInWords(field.name)} ${check.message}`
      const fault = insideFault(field, one, locale)
      if (fault !== null) return fault
    }
  }
  return null
}
