import { type Arithmetic, calculateCell } from './calculate-cell'
import { patternFinder } from './cell-pattern'

/** A step between a cell and its value: first those with its text, then those with its number. */
type TextStep =
  | { strip: string | string[] }
  | { split: string; take: number; rest?: boolean }
  | { find: string }
export type Step = TextStep | Arithmetic

export const isTextStep = (step: Step): step is TextStep =>
  'strip' in step || 'split' in step || 'find' in step

const startsLike = (text: string, part: string): boolean =>
  part !== '' && text.slice(0, part.length).toLowerCase() === part.toLowerCase()
const endsLike = (text: string, part: string): boolean =>
  part !== '' && text.slice(-part.length).toLowerCase() === part.toLowerCase()

/** Without these at its beginning or end, each at most once on either side, whatever their case. */
function stripped(text: string, parts: readonly string[]): string {
  let left = text.trim()
  for (const part of parts.map((one) => one.trim())) {
    if (startsLike(left, part)) left = left.slice(part.length).trim()
    if (endsLike(left, part)) left = left.slice(0, left.length - part.length).trim()
  }
  return left
}

/** The parts between separators; blanks count once, however many. */
const partsOf = (text: string, sign: string): string[] =>
  sign.trim() === '' ? text.trim().split(/\s+/) : text.split(sign).map((part) => part.trim())

function taken(text: string, { rest, split, take }: Extract<TextStep, { split: string }>): string {
  const parts = partsOf(text, split)
  const at = take > 0 ? take - 1 : parts.length + take
  if (at < 0) return ''
  return rest ? parts.slice(at).join(split) : (parts[at] ?? '')
}

function textStep(step: TextStep): (text: string) => string {
  if ('strip' in step) return (text) => stripped(text, [step.strip].flat())
  if ('split' in step) return (text) => taken(text, step)
  const find = patternFinder(step.find)
  return (text) => find(text.trim())?.trim() ?? ''
}

/** What the steps with texts make of a cell; '' where there is no such part. */
export function textSteps(steps: readonly Step[]): (text: string) => string {
  const works = steps.filter(isTextStep).map(textStep)
  return (text) => works.reduce((left, work) => work(left), text)
}

/** What the steps with numbers make of a number. */
export function numberSteps(steps: readonly Step[]): (value: number) => number {
  const some = steps.filter((step): step is Arithmetic => !isTextStep(step))
  return some.length === 0 ? (value) => value : (value) => calculateCell(value, some)
}
