import type { ImportMap } from '@/modules/inventory/import/engine/map/import-map-schema'
import { questionsIn } from '@/modules/inventory/import/engine/map/questions-in-map'
import {
  answerIn,
  QUESTION_KEYS,
  QUESTIONS,
  type QuestionKey,
  withAnswer,
} from '@/modules/inventory/import/rules/map-questions'
import { Refusal } from '../lib/progress.mjs'

type Given = Readonly<Record<string, string | boolean | undefined>>

/** A flag for each question that a file may leave open. */
export const ANSWER_OPTIONS = {
  currency: { type: 'string' },
  'odometer-unit': { type: 'string' },
  'price-type': { type: 'string' },
  port: { type: 'string' },
  steering: { type: 'string' },
  year: { type: 'string' },
} as const

/** What an answer must look like, where it is more than a name of a list. */
const FORMS: Readonly<Partial<Record<QuestionKey, readonly [RegExp, string]>>> = {
  currency: [/^[A-Z]{3}$/, 'a code of three letters such as JPY'],
  year: [/^\d{4}$/, 'a year such as 2017'],
}

/** An answer as maps have it; null for "not stated". */
function answerOf(key: QuestionKey, text: string): string | null {
  const { flag, options, unknown } = QUESTIONS[key]
  if (unknown !== undefined && text.toLowerCase() === unknown) return null
  const orUnknown = unknown ? `, or ${unknown}` : ''
  const option = options?.find((one) => one.toLowerCase() === text.toLowerCase())
  if (options && !option) throw new Refusal(`--${flag} is ${options.join(' or ')}${orUnknown}.`)
  const [form, words] = FORMS[key] ?? []
  if (form && !form.test(text)) throw new Refusal(`--${flag} is ${words}${orUnknown}.`)
  return option ?? text
}

function answered(map: ImportMap, given: Given): ImportMap {
  let done = map
  for (const key of QUESTION_KEYS) {
    const { field, flag } = QUESTIONS[key]
    const text = given[flag]
    if (typeof text !== 'string') continue
    if (key === 'odometerUnit' && !map.fields.mileage)
      throw new Refusal(`--${flag} has no meaning: the map has no column for the mileage.`)
    const isIn = key === 'odometerUnit' ? answerIn(map, key) !== '' : field in map.fields
    if (isIn) throw new Refusal(`The map already has what --${flag} says: leave out the flag.`)
    done = withAnswer(done, key, answerOf(key, text))
  }
  return done
}

/** How a question is answered on the command line: '--steering RHD, or --steering unknown'. */
function usageOf(key: QuestionKey): string {
  const { flag, options, unknown } = QUESTIONS[key]
  const examples: Readonly<Partial<Record<QuestionKey, string>>> = {
    currency: 'JPY',
    port: 'Mombasa',
    steering: 'RHD',
    year: '2017',
  }
  const answers = [...(options ?? [examples[key] ?? '']), ...(unknown ? [unknown] : [])]
  return answers.map((one) => `--${flag} ${one}`).join(' or ')
}

/**
 * A map with what the command line answers. Nothing is assumed: what is still open is refused.
 *
 * @param isResumed an interrupted import goes on as it began
 * @throws Refusal that names the flag of each open question; AppError
 */
export function withAnswers(map: ImportMap, given: Given, isResumed: boolean): ImportMap {
  const done = answered(map, given)
  const open = isResumed ? [] : questionsIn(done)
  if (open.length === 0) return done
  const lines = open.map((key) => `  - ${QUESTIONS[key].label} ${usageOf(key)}`)
  throw new Refusal(
    `Neither the map nor its columns answer this. Add it to the map, or to the command:\n${lines.join('\n')}`,
  )
}
