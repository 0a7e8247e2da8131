import type { AddedField } from '@/kernel/added-fields'

/** Marks from here on are those of modules' fields; lower ones are features, and tags are below zero. */
export const FIRST_ADDED_MARK = 2 ** 30

/** The mark of a value, the same in every process: 'check_result.passed' as a number. */
export function addedMark(choice: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < choice.length; at += 1) hash = Math.imul(hash ^ choice.charCodeAt(at), 0x01000193)
  return FIRST_ADDED_MARK + ((hash >>> 0) % FIRST_ADDED_MARK)
}

/** Whether buyers can filter by a field. */
export const isFilter = (field: AddedField): boolean =>
  (field.kind === 'choice' || field.kind === 'flag') && field.filter === true && field.seenBy === 'everybody'

/** The choices of an address by field: 'check_result.passed' and 'check_result.failed' are alternatives. */
export function byAddedField(choices: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const choice of choices) {
    const [field = ''] = choice.split('.')
    fields.set(field, [...(fields.get(field) ?? []), choice])
  }
  return fields
}
