import { patternProblem } from '../../engine/map/cell-pattern'
import { type Step, textSteps } from '../../engine/map/cell-steps'
import type { FieldSource } from '../../engine/map/import-map-schema'

export type StepKind = 'strip' | 'split' | 'find' | 'times' | 'plus' | 'minus' | 'divide'

export const TEXT_KINDS = ['strip', 'split', 'find'] as const satisfies StepKind[]
export const NUMBER_KINDS = ['times', 'plus', 'minus', 'divide'] as const satisfies StepKind[]

export const kindOf = (step: Step): StepKind =>
  [...TEXT_KINDS, ...NUMBER_KINDS].find((kind) => kind in step) ?? 'strip'

/** A step as it begins, before anything is entered. */
function newStep(kind: StepKind): Step {
  if (kind === 'strip') return { strip: '' }
  if (kind === 'split') return { split: '/', take: 1 }
  if (kind === 'find') return { find: '*[#]*' }
  if (kind === 'times') return { times: '' }
  if (kind === 'plus') return { plus: '' }
  return kind === 'minus' ? { minus: '' } : { divide: '' }
}

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,12})?$/

/** The number of a step that calculates, as it was entered. */
export function stepNumber(step: Step): string {
  if ('times' in step) return String(step.times)
  if ('plus' in step) return String(step.plus)
  if ('minus' in step) return String(step.minus)
  return 'divide' in step ? String(step.divide) : ''
}

/** Whether a step has everything that it needs. */
function isFinished(step: Step): boolean {
  if ('strip' in step) return [step.strip].flat().some((text) => text.trim() !== '')
  if ('split' in step) return step.split !== ''
  if ('find' in step) return patternProblem(step.find) === null
  return NUMBER.test(stepNumber(step)) && !('divide' in step && Number(step.divide) === 0)
}

/** A source without steps that are still being entered. */
export function withoutUnfinished<S extends Pick<FieldSource, 'steps'>>(source: S): S {
  if (!source.steps) return source
  const { steps, ...rest } = source
  const finished = steps.filter(isFinished)
  return (finished.length > 0 ? { ...rest, steps: finished } : rest) as S
}

/** A source with one more step: those with texts come before those that calculate. */
export function withStep(source: FieldSource, kind: StepKind): FieldSource {
  const steps = source.steps ?? []
  const isText = TEXT_KINDS.some((one) => one === kind)
  const at = isText
    ? steps.filter((step) => TEXT_KINDS.some((one) => one === kindOf(step))).length
    : steps.length
  return { ...source, steps: [...steps.slice(0, at), newStep(kind), ...steps.slice(at)] }
}

/** A source with one step changed, or removed if there is nothing in its place. */
export function withChange(source: FieldSource, at: number, step: Step | null): FieldSource {
  const steps = (source.steps ?? []).flatMap((one, index) => (index !== at ? [one] : step ? [step] : []))
  const { steps: _before, ...rest } = source
  return steps.length > 0 ? { ...rest, steps } : rest
}

/** What the steps with texts make of some cells, for an example. */
export function exampleOf(
  steps: readonly Step[],
  samples: readonly string[],
): [before: string, after: string][] {
  const work = textSteps(steps.filter(isFinished))
  return samples.slice(0, 2).map((text) => [text, work(text)])
}
