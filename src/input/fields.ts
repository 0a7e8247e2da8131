import { z } from 'zod'
import type { Issue } from '@/kernel/issue'
import { INT4_MAX } from '@/kernel/numbers'
import { isBlank, isStorable, textLength, UNSTORABLE_MESSAGE } from '@/kernel/text'

/** Rejects texts that Postgres cannot store or that are too long, with the field's label in the message. */
const storable =
  (label: string, max: number, tooLong = `${label} must be ${max} characters or less`) =>
  (context: z.core.ParsePayload<string>) => {
    const text = context.value
    if (!isStorable(text)) {
      context.issues.push({ code: 'custom', message: `${label} ${UNSTORABLE_MESSAGE}`, input: text })
    } else if (textLength(text) > max) {
      context.issues.push({ code: 'custom', message: tooLong, input: text })
    }
  }

/** A text kept exactly as given; its length is counted in characters as people see them. */
export const freeText = (label: string, max: number) =>
  z.string({ error: `${label} must be text` }).check(storable(label, max))

/** The same where there must be one: a missing field is named like an empty one. */
export const filledText = (label: string, max: number, missing = `${label} is required`) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
    .min(1, missing)
    .check(storable(label, max))

/** A text that may be absent, null or empty; otherwise kept as given. */
export const optionalText = (label: string, max: number) => freeText(label, max).nullish()

/** Any value a form may send for a text; the rules report problems in the specification's words. */
export const looseText = () => z.string({ error: 'must be text' }).nullish()

/** A required text, trimmed. The messages are for fields whose wording differs from the usual one. */
export const requiredText = (
  label: string,
  max: number,
  { missing = `${label} is required`, tooLong }: { missing?: string; tooLong?: string } = {},
) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
    .trim()
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .check(storable(label, max, tooLong))

/** The id of a record: a whole number from 1. */
export const idField = (label: string, message = `${label} is required`) =>
  z
    .number({ error: ({ input }) => (input == null ? message : `${label} must be an id`) })
    .int(`${label} must be an id`)
    .min(1, `${label} must be an id`)
    .max(INT4_MAX, `${label} must be an id`)

/** An id that may be absent or null. */
export const optionalId = (label: string) => idField(label).nullish()

/** A boolean that may be absent or null. */
export const optionalFlag = (label: string) =>
  z.boolean({ error: `${label} must be true or false` }).nullish()

/** A number from 0 that may be absent or null; the message is the specification's for a negative one. */
export const optionalMeasure = (label: string, max: number) =>
  z
    .number({ error: `${label} must be a number` })
    .min(0, `${label} must be non-negative`)
    .max(max, `${label} must be ${max.toLocaleString('en-US')} or less`)
    .nullish()

/** Passes a rule's issues to zod, each at the field it names. */
export const addIssues = (issues: readonly Issue[], context: z.RefinementCtx): void => {
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [path], message })
}

/** The issues of a failed parse, on dotted paths; each unknown field gets an issue of its own. */
export const issuesOf = (error: z.core.$ZodError): Issue[] =>
  error.issues.flatMap((found) => {
    const path = found.path.map(String)
    if (found.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: found.message }]
    return found.keys.map((key) => ({ path: [...path, key].join('.'), message: `Unknown field '${key}'` }))
  })
