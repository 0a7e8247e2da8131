/** The fields of a database error that describe what happened. */
type Fault = { code?: unknown; constraint?: unknown; message?: unknown; cause?: unknown }

/** The database's own error inside any wrappers. */
function rootOf(error: unknown): Fault {
  let root = error as Fault
  for (let depth = 0; depth < 5 && !isSqlState(root?.code) && root?.cause; depth += 1)
    root = root.cause as Fault
  return root ?? {}
}

const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)

const CLASHES = new Set(['40001', '40P01', '23505', '23503'])
/** Error classes that a row's values can cause: data, constraints, limits, raised by triggers. */
const ROW_CLASSES = new Set(['21', '22', '23', '42', '44', '54', 'P0'])

/** Conflicts with concurrent work; the same chunk may well succeed when retried. */
export function isClash(error: unknown): boolean {
  return (error instanceof Error && error.name === 'MovedOn') || CLASHES.has(String(rootOf(error).code))
}

/** Whether a row may be at fault, rather than the connection, the server or the program. */
export function isRowFault(error: unknown): boolean {
  const { code } = rootOf(error)
  return isClash(error) || (isSqlState(code) && ROW_CLASSES.has(code.slice(0, 2)))
}

const TAKEN: Record<string, string> = {
  vehicles_chassis_lower_idx: 'A vehicle with this chassis number has been saved in the meantime',
  vehicles_office_file_no_lower_idx: 'A vehicle with this office file number has been saved in the meantime',
}

/** The message for a row rejected by the database. */
export function faultMessage(error: unknown): string {
  const root = rootOf(error)
  const message = typeof root.message === 'string' ? root.message.split('\n')[0] : 'unknown error'
  return TAKEN[String(root.constraint)] ?? `The database rejected the row: ${message}`
}
