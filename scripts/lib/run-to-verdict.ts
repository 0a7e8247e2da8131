import { parseArgs } from 'node:util'
import { atEnd, end, isEnding, listenForSignals } from './lifecycle.mjs'
import { elapsed, print as printOut, Refusal, reasonOf } from './progress.mjs'

/** The result of a drill or a measurement: its figures, and whether they are as required. */
export type Verdict = { ok: boolean }

export type Print = (text: string) => void

type Options = {
  /** The time limit; ten minutes by default, minus what cleaning up may take. */
  limitMs?: number
  /** Receives progress messages; standard output by default. */
  print?: Print
}

const LIMIT_MS = 10 * 60_000 - 15_000
/** A silence of this length is interrupted. */
const SILENCE_MS = 20_000

/**
 * Runs a whole drill or measurement and ends the process: 0 if its verdict is ok, 1 otherwise. The last line
 * of output is the verdict as one JSON object, even on an error, which then has `ok` false and the error.
 * Everything started is cleaned up before that line: children, servers, temporary folders.
 *
 * @param work receives a function to report its progress
 */
export async function runToVerdict(
  work: (print: Print) => Promise<Verdict>,
  { limitMs = LIMIT_MS, print = printOut }: Options = {},
): Promise<never> {
  let verdict: Verdict & { error?: string } = { ok: false, error: 'stopped before there was a result' }
  // The first one registered is done last.
  atEnd(() => console.log(JSON.stringify(verdict)))
  listenForSignals(1)
  let spoke = Date.now()
  const printLine: Print = (text) => {
    spoke = Date.now()
    print(text)
  }
  const fail = (error: unknown): Promise<never> => {
    // Failures during shutdown are caused by the shutdown.
    if (!isEnding()) verdict = { ok: false, error: messageOf(error) }
    return end(1, reasonOf(error))
  }
  setInterval(
    () => Date.now() - spoke > SILENCE_MS && printLine(`still at it, ${elapsed()}`),
    SILENCE_MS / 4,
  ).unref()
  setTimeout(() => void fail(new Refusal(`not done after ${Math.round(limitMs / 1000)} s`)), limitMs)
  try {
    const outcome = await work(printLine)
    if (!isEnding()) verdict = outcome
    return end(outcome.ok ? 0 : 1)
  } catch (error) {
    return fail(error)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * The numbers on the command line: `--name 5` for every name, or the defaults given here.
 *
 * @throws Refusal for an unknown option or anything but a whole number
 */
export function numberOptions<K extends string>(defaults: Record<K, number>): Record<K, number> {
  const names = Object.keys(defaults) as K[]
  const usage = names.map((name) => `--${name} ${defaults[name]}`).join(' ')
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const given = (() => {
    try {
      return parseArgs({ options }).values
    } catch (error) {
      throw new Refusal(`${messageOf(error)}. Options, with their defaults: ${usage}`)
    }
  })()
  const numberOf = (name: K): number => {
    const text = given[name]
    if (text === undefined) return defaults[name]
    if (typeof text === 'string' && /^\d+$/.test(text)) return Number(text)
    throw new Refusal(`--${name} is a whole number. Options, with their defaults: ${usage}`)
  }
  return Object.fromEntries(names.map((name) => [name, numberOf(name)])) as Record<K, number>
}
