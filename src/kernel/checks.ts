import { type Issue, issue } from './issue'
import { isStorable, textLength, UNSTORABLE_MESSAGE } from './text'

/** What is wrong with a free text: characters that cannot be stored, or too many of them. */
export function checkText(
  path: string,
  label: string,
  max: number,
  value: string | null | undefined,
): Issue[] {
  if (value == null || value === '') return []
  if (!isStorable(value)) return [issue(path, `${label} ${UNSTORABLE_MESSAGE}`)]
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
