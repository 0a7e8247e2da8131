import { type Issue, issue } from './issue'
import { areaProblem, lineProblem, textLength } from './text/text'

type Given = string | null | undefined

/** What is wrong with a text of one line: characters that do not belong there, or too many of them. */
export const checkText = (path: string, label: string, max: number, value: Given): Issue[] =>
  check(path, label, max, value, lineProblem)

/** The same for a text of several lines. */
export const checkArea = (path: string, label: string, max: number, value: Given): Issue[] =>
  check(path, label, max, value, areaProblem)

function check(
  path: string,
  label: string,
  max: number,
  value: Given,
  problemOf: typeof lineProblem,
): Issue[] {
  if (value == null || value === '') return []
  const problem = problemOf(value)
  if (problem !== null) return [issue(path, `${label} ${problem}`)]
  // Counted only where it matters: a text never has more characters than units.
  return value.length > max && textLength(value) > max
    ? [issue(path, `${label} must be ${max} characters or less`)]
    : []
}

/** What is wrong with an optional number; `whole` also rejects fractions, `rangeMessage` stands for both bounds. */
export function checkNumber(
  path: string,
  label: string,
  value: number | null | undefined,
  bounds: { min?: number; minMessage?: string; max?: number; rangeMessage?: string; whole?: boolean },
): Issue[] {
  if (value == null) return []
  if (!Number.isFinite(value)) return [issue(path, `${label} must be a number`)]
  if (bounds.min !== undefined && value < bounds.min) {
    return [
      issue(path, bounds.rangeMessage ?? bounds.minMessage ?? `${label} must be at least ${bounds.min}`),
    ]
  }
  if (bounds.max !== undefined && value > bounds.max) {
    const tooLarge = `${label} must be ${bounds.max.toLocaleString('en-US')} or less`
    return [issue(path, bounds.rangeMessage ?? tooLarge)]
  }
  return bounds.whole && !Number.isInteger(value) ? [issue(path, `${label} must be a whole number`)] : []
}
