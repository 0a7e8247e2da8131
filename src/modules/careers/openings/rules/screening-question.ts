import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { OPENING_LIMITS } from './opening-limits'
import {
  QUESTION_REQUIREMENTS,
  QUESTION_TYPES,
  type QuestionRequirement,
  type QuestionType,
  YES_NO,
} from './opening-lists'

/** A question of an opening. Its id is that of its row: answers are named after it. */
export type ScreeningQuestion = {
  id: string
  question: string
  type: QuestionType
  requirement: QuestionRequirement
  options: readonly string[]
  /** Answers that mark an application; nothing is hidden because of them. */
  disqualifying: readonly string[]
  tags: string
}

export const QUESTION_MESSAGES = {
  required: 'Question is required',
  type: 'Question type is required',
  typeUnknown: `Question type must be one of ${QUESTION_TYPES.join(', ')}`,
  requirementUnknown: `Requirement must be one of ${QUESTION_REQUIREMENTS.join(', ')}`,
  options: 'Enter at least two options',
  tooManyOptions: `At most ${OPENING_LIMITS.options} options`,
  sameOptions: 'Two options are the same',
  disqualifying: 'An answer that disqualifies must be one of the options',
  tooMany: `At most ${OPENING_LIMITS.questions} questions`,
} as const

/** A list that is written with one entry on each line, without empty ones. */
export const entriesOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : []

/** The same the other way round. */
export const textOfEntries = (entries: readonly string[] | null | undefined): string =>
  (entries ?? []).map((entry) => entry.trim()).join('\n')

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** What may be answered; null where any text may be. */
export function answersTo({
  options,
  type,
}: Pick<ScreeningQuestion, 'options' | 'type'>): readonly string[] | null {
  if (type === 'YES_NO') return YES_NO
  return type === 'MULTIPLE_CHOICE' ? options : null
}

/** The answer of a list that is meant, in either case; null if it is none of them. */
export const answerAmong = (answers: readonly string[], given: string): string | null =>
  answers.find((answer) => same(answer, given)) ?? null

type Given = Readonly<Record<string, unknown>>

function optionIssues(path: string, options: readonly string[]): Issue[] {
  if (options.length < 2) return [issue(`${path}.options`, QUESTION_MESSAGES.options)]
  if (options.length > OPENING_LIMITS.options)
    return [issue(`${path}.options`, QUESTION_MESSAGES.tooManyOptions)]
  if (options.some((option, at) => options.slice(0, at).some((other) => same(option, other))))
    return [issue(`${path}.options`, QUESTION_MESSAGES.sameOptions)]
  return options.flatMap((option) => checkText(`${path}.options`, 'Option', OPENING_LIMITS.option, option))
}

function answerIssues(path: string, type: QuestionType, given: Given): Issue[] {
  const options = entriesOf(given.options)
  const wrong = type === 'MULTIPLE_CHOICE' ? optionIssues(path, options) : []
  const answers = answersTo({ type, options })
  const unknown = entriesOf(given.disqualifying).filter((entry) => !answers || !answerAmong(answers, entry))
  return [
    ...wrong,
    ...(wrong.length === 0 && answers && unknown.length > 0
      ? [issue(`${path}.disqualifying`, QUESTION_MESSAGES.disqualifying)]
      : []),
  ]
}

/** Everything wrong with a question of an opening as it is stored: options on lines. */
export function questionIssues(path: string, given: Given): Issue[] {
  const { question, requirement, tags, type } = given
  const known = QUESTION_TYPES.find((one) => one === type)
  const text = typeof question === 'string' ? question : null
  return [
    ...(isBlank(text)
      ? [issue(`${path}.question`, QUESTION_MESSAGES.required)]
      : checkText(`${path}.question`, 'Question', OPENING_LIMITS.question, text)),
    ...(known
      ? []
      : [
          issue(
            `${path}.type`,
            type == null || type === '' ? QUESTION_MESSAGES.type : QUESTION_MESSAGES.typeUnknown,
          ),
        ]),
    ...(requirement == null || QUESTION_REQUIREMENTS.some((one) => one === requirement)
      ? []
      : [issue(`${path}.requirement`, QUESTION_MESSAGES.requirementUnknown)]),
    ...(known ? answerIssues(path, known, given) : []),
    ...checkText(`${path}.tags`, 'Tags', OPENING_LIMITS.tags, typeof tags === 'string' ? tags : null),
  ]
}
