import { type AppError, conflict } from '../errors'
import { type Issue, issue } from '../issue'

const CONFIRMED = 'confirmed.'

/** 409: something unusual needs confirming. The same call goes on with `confirmed.<name>` as true. */
export const question = (name: string, message: string): AppError =>
  conflict(message, [issue(`${CONFIRMED}${name}`, message)])

/** A refusal that is a question: its name, and its words. Null for any other. */
export function questionIn(issues: readonly Issue[]): { name: string; message: string } | null {
  const requested = issues.find(({ path }) => path.startsWith(CONFIRMED))
  return requested ? { name: requested.path.slice(CONFIRMED.length), message: requested.message } : null
}
