import { z } from 'zod'
import type { Issue } from '@/kernel/issue'
import { INT4_MAX } from '@/kernel/numbers'
import { isBlank } from '@/kernel/text/blank'
import { areaProblem, lineProblem, textLength } from '@/kernel/text/text'

type Problem = (text: string) => string | null

/** Rejects texts that cannot be stored, do not fit one line, or are too long, with the label in the message. */
const storable =
  (problemOf: Problem, label: string, max: number, tooLong = `${label} must be ${max} characters or less`) =>
  (context: z.core.ParsePayload<string>) => {
    const text = context.value
    const problem = problemOf(text)
    if (problem !== null) {
      context.issues.push({ code: 'custom', message: `${label} ${problem}`, input: text })
    } else if (textLength(text) > max) {
      context.issues.push({ code: 'custom', message: tooLong, input: text })
    }
  }

const free = (problemOf: Problem) => (label: string, max: number) =>
  z.string({ error: `${label} must be text` }).check(storable(problemOf, label, max))

const filled =
  (problemOf: Problem) =>
  (label: string, max: number, missing = `${label} is required`) =>
    z
      .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
      .min(1, missing)
      .check(storable(problemOf, label, max))

const required =
  (problemOf: Problem) =>
  (
    label: string,
    max: number,
    { missing = `${label} is required`, tooLong }: { missing?: string; tooLong?: string } = {},
  ) =>
    z
      .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
      .trim()
      .refine((text) => !isBlank(text), { error: missing, abort: true })
      .check(storable(problemOf, label, max, tooLong))

/** A text of one line, kept exactly as given; its length is counted in characters as people see them. */
export const freeText = free(lineProblem)

/** The same where there must be one: a missing field is named like an empty one. */
export const filledText = filled(lineProblem)

/** A text of one line that may be absent, null or empty; otherwise kept as given. */
export const optionalText = (label: string, max: number) => freeText(label, max).nullish()

/** A required text of one line, trimmed. The messages are for fields whose wording differs from the usual one. */
export const requiredText = required(lineProblem)

/** A text of several lines, kept exactly as given. */
export const freeArea = free(areaProblem)

/** The same where there must be one. */
export const filledArea = filled(areaProblem)

/** A text of several lines that may be absent, null or empty; otherwise kept as given. */
export const optionalArea = (label: string, max: number) => freeArea(label, max).nullish()

/** A required text of several lines, trimmed. */
export const requiredArea = required(areaProblem)

/** Any value a form may send for a text; the rules report problems in the specification's words. */
export const looseText = (label?: string) =>
  z.string({ error: label ? `${label} must be text` : 'must be text' }).nullish()

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
export const optionalMeasure = (label: string, max: number, min = 0) =>
  z
    .number({ error: `${label} must be a number` })
    .min(min, min === 0 ? `${label} must be non-negative` : `${label} must be ${min} or more`)
    .max(max, `${label} must be ${max.toLocaleString('en-US')} or less`)
    .nullish()

/** A field that the input does not have, by the names on the way to it. */
export const unknownField = (path: readonly string[]): Issue => ({
  path: path.join('.'),
  message: `Unknown field '${path.at(-1)}'`,
})

/** A list of ids of one kind of record. */
export const idsField = (label: string, max: number) =>
  z.array(idField(label), { error: `${label} must be a list of ids` }).max(max, `At most ${max} at a time`)
