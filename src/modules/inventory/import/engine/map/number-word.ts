import { isTextStep, type Step } from './cell-steps'

/** Words that multiply the number before a unit: '9.8万km', '45 тыс. км'. 千米 and 千克 are units themselves. */
const TIMES: readonly (readonly [word: RegExp, times: number])[] = [
  [/^[万萬]/u, 10_000],
  [/^千(?![米克瓦])/u, 1000],
  [/^тыс(?:яч[аи]?)?\.?/iu, 1000],
  [/^т\.?(?=\s*км)/iu, 1000],
]

/** Words that multiply too, and are not read: of '45k' nobody says whether it is exact, and '3百' is rare. */
const UNREAD = /^(?:[億亿百十]|млн|mln|lakh|k(?=km|mi)|k(?!\p{L}))/iu

/** What multiplies a number, at the beginning of the text after it; null if nothing does. */
export function numberWord(after: string): { times: number; rest: string } | null {
  const text = after.trimStart()
  for (const [word, times] of TIMES) {
    const [found] = word.exec(text) ?? []
    if (found !== undefined) return { times, rest: text.slice(found.length).trimStart() }
  }
  return null
}

const startsWithWord = (text: string): boolean => numberWord(text) !== null || UNREAD.test(text.trimStart())

/** The texts that a step removes after a number. */
function removedBy(step: Step): string[] {
  if ('strip' in step) return [step.strip].flat()
  if ('split' in step) return [step.split]
  return 'find' in step ? [step.find.slice(step.find.indexOf(']') + 1)] : []
}

/** Whether a person took care of such words: named them in a step, or multiplies by themselves. */
const areHandled = (steps: readonly Step[]): boolean =>
  steps.some((step) => 'times' in step || (isTextStep(step) && removedBy(step).some(startsWithWord)))

/**
 * Restores what steps cut off a number although it multiplies it: of '9.8万km' they may take '9.8', and the number is
 * 98,000. What cannot be read then is refused.
 */
export function numberWordRestorer(steps: readonly Step[]): (cell: string, taken: string) => string {
  if (areHandled(steps)) return (_, taken) => taken
  return (cell, taken) => {
    if (!/\d$/.test(taken)) return taken
    const at = cell.indexOf(taken)
    const after = at < 0 ? '' : cell.slice(at + taken.length)
    return startsWithWord(after) ? `${taken}${after.trimEnd()}` : taken
  }
}
