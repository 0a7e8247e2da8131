import vm from 'node:vm'
import { attacksOn, textOf } from './regex-attacks'

/** An expression whose time grows faster than the text, and the text that shows it. */
export type Slow = { regex: string; begins: string; ms: number }

/** The length of the texts; the second measurement uses twice that. */
const LENGTH = 8_000
/** Linear growth stays far below this. */
const SUSPECT_MS = 0.8
/** None of our expressions takes this long for all of its texts. */
const HOPELESS_MS = 1_000
/** So slow that no other text needs to be tried. */
const PLAIN_MS = 25

/**
 * Times of one expression on texts, in milliseconds, up to one over the limit; infinite if it was stopped.
 */
function timesOf(regex: RegExp, texts: readonly string[], limitMs = Number.MAX_VALUE): number[] {
  const plain = new RegExp(regex.source, regex.flags.replace(/g/g, ''))
  const times: number[] = []
  const context = vm.createContext({ plain, texts, times, now: () => performance.now() })
  const script = `for (const text of texts) {
    plain.lastIndex = 0
    const at = now()
    plain.test(text)
    if (times.push(now() - at) && times.at(-1) > ${limitMs}) break
  }`
  try {
    vm.runInContext(script, context, { timeout: HOPELESS_MS })
  } catch {
    times.push(Number.POSITIVE_INFINITY)
  }
  return times
}

/** Of several attempts, since on a busy machine most of them are delayed. */
const TRIES = 8

const best = (regex: RegExp, text: string): number => Math.min(...timesOf(regex, Array(TRIES).fill(text)))

/** Whether any text made against an expression takes disproportionately long; null if none does. */
export function slowText(regex: RegExp): Slow | null {
  if (!/[*+]|\{\d+,|\{\d{3}/.test(regex.source)) return null
  let left = attacksOn(regex)
  while (left.length > 0) {
    const times = timesOf(
      regex,
      left.map((attack) => textOf(attack, LENGTH)),
      PLAIN_MS,
    )
    const at = times.findIndex((ms) => ms >= SUSPECT_MS)
    const attack = left[at]
    if (!attack) return null
    const ms = best(regex, textOf(attack, LENGTH))
    const twiceMs = ms >= PLAIN_MS ? ms : best(regex, textOf(attack, 2 * LENGTH))
    // A busy machine alone makes nothing that slow every time.
    if (ms >= PLAIN_MS || (ms >= SUSPECT_MS && twiceMs >= 2.5 * ms))
      return { regex: String(regex), begins: textOf(attack, 40).slice(0, 60), ms }
    left = left.slice(at + 1)
  }
  return null
}
