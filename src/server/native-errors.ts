import type { AfterErrorHook } from 'payload'

/** Postgres: a row that is pointed at does not exist. */
const FOREIGN_KEY_VIOLATION = '23503'

const codeOf = (error: unknown): string | undefined => {
  const { cause, code } = (error ?? {}) as { cause?: unknown; code?: string }
  return code ?? (cause ? codeOf(cause) : undefined)
}

/** Turns what the database refuses into an answer that a person can act on, without its own words. */
export const sayWhatIsMissing: AfterErrorHook = ({ error }) => {
  if (codeOf(error) !== FOREIGN_KEY_VIOLATION) return
  const message = 'One of the chosen entries does not exist any more'
  return { status: 422, response: { errors: [{ message, name: 'ValidationError' }] } }
}
