import { z } from 'zod'
import { looseText } from '@/input/fields'
import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { closingDay } from '../rules/closing-date'
import { OPENING_MESSAGES, readOpeningStatus } from '../rules/opening'
import { OPENING_LIMITS } from '../rules/opening-limits'
import {
  OPENING_MODES,
  OPENING_STATUSES,
  OPENING_TYPES,
  QUESTION_REQUIREMENTS,
  QUESTION_TYPES,
} from '../rules/opening-lists'
import { QUESTION_MESSAGES } from '../rules/screening-question'

/** One of a few words, in either case; anything else is passed on for the rule to refuse. */
const word = (words: readonly string[]) =>
  looseText()
    .transform((given) => words.find((one) => one.toLowerCase() === given?.trim().toLowerCase()) ?? given)
    .optional()

/** A word that names its form of writing in the catalogue, too: YES_NO, 'yes/no', 'Multiple choice'. */
const questionType = looseText()
  .transform((given) => {
    const named = given
      ?.trim()
      .toUpperCase()
      .replace(/[^A-Z]+/g, '_')
    return QUESTION_TYPES.find((type) => type === named) ?? given
  })
  .optional()

const list = (label: string) =>
  z.array(z.string({ error: `${label} must be a list of texts` }), {
    error: `${label} must be a list of texts`,
  })

const tagsField = z
  .union([z.string(), list('Tags').transform((tags) => tags.join(', '))], { error: 'Tags must be text' })
  .nullish()

/** A question; one that the opening has already is recognised by its id, so that answers keep their names. */
const questionInput = z.strictObject({
  id: looseText('Question id'),
  question: looseText('Question'),
  type: questionType,
  requirement: word(QUESTION_REQUIREMENTS),
  options: list('Options').nullish(),
  disqualifying: list('Answers that disqualify').nullish(),
  tags: tagsField,
})

const shape = {
  title: looseText('Job title'),
  closingDate: looseText('Closing date')
    .transform((given) => given && closingDay(given))
    .optional(),
  type: word(OPENING_TYPES),
  mode: word(OPENING_MODES),
  experience: looseText('Experience'),
  locationId: z
    .int({ error: OPENING_MESSAGES.locationUnknown })
    .min(1, OPENING_MESSAGES.locationUnknown)
    .nullish(),
  /** As the editor stores them, as HTML, or plain; read by the operation. */
  description: z.unknown().optional(),
  keyResponsibilities: z.unknown().optional(),
  requirements: z.unknown().optional(),
  education: z.unknown().optional(),
  questions: z
    .array(questionInput, { error: 'Questions must be a list' })
    .max(OPENING_LIMITS.questions, QUESTION_MESSAGES.tooMany)
    .nullish(),
  /** Accepted because forms send it; whoever posts a job is who is signed in. */
  postedBy: z.unknown().optional(),
}

const status = z
  .string({
    error: ({ input }) => (input == null ? OPENING_MESSAGES.status : OPENING_MESSAGES.statusUnknown),
  })
  .transform((given, context) => {
    const read = readOpeningStatus(given)
    if (read.ok) return read.value
    context.issues.push({ code: 'custom', message: read.error, input: given })
    return z.NEVER
  })

/** A new opening; the rules refuse what is wrong with it once its texts are read, all at once. */
export const openingInput = z.strictObject({ ...shape, status: looseText('Status') })
export type OpeningInput = z.output<typeof openingInput>

/** Changed fields of an opening. */
export const openingPatch = z.strictObject({ ...shape, status: status.optional() })
export type OpeningPatch = z.output<typeof openingPatch>

export const openingStatusInput = z.strictObject({ status })

/** The filters of the list of openings. */
export const openingsQuery = pageQuery().extend({
  locationId: wholeQuery('locationId', 1),
  title: textQuery('title'),
  type: choiceQuery('type', OPENING_TYPES),
  mode: choiceQuery('mode', OPENING_MODES),
  status: choiceQuery('status', OPENING_STATUSES),
  postedBy: textQuery('postedBy'),
  createdFrom: dateQuery('createdFrom'),
})
export type OpeningsQuery = z.output<typeof openingsQuery>
