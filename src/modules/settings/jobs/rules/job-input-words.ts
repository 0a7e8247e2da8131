import { nameInWords } from '@/kernel/text/name-in-words'

/** The names of the records that a job was given, by the field with their id; null for one that is no longer there. */
export type JobRecordNames = Readonly<Record<string, string | null>>

const isId = (key: string): boolean => /(^|[a-z])id$/i.test(key)
const labelOf = (key: string): string => nameInWords(key).replace(/ ?id$/i, '')

/**
 * What a job was given, in words: 'OR-2026-9', 'To: a@kaido.example'. Records are called by their names; ids that belong
 * to no record that people know are left out. Who requested it is in the audit log.
 */
export function jobInputWords(input: unknown, names: JobRecordNames): string {
  const given = Object.entries((input ?? {}) as Record<string, unknown>)
  const words = given.flatMap(([key, value]) => {
    if (key in names) return [names[key] ?? `${labelOf(key)}, deleted`]
    if (isId(key)) return []
    return [`${nameInWords(key)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`]
  })
  return words.join(', ').trim()
}
