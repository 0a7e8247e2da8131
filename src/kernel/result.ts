/** The outcome of a rule: a value, or the reason why there is none. Rules return it; they never throw. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

/** Wraps a success. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** Wraps a refusal. */
export const err = <E>(error: E): { ok: false; error: E } => ({ ok: false, error })
