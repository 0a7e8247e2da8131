import { exactlyTyped, rankByTyped } from '@/kernel/choices/rank-by-typed'

/** The suggestions of a type-ahead for names. */
type Offers<T> = {
  /** Entries that contain the words: exactly this name first, then those that begin with them. */
  fitting: T[]
  /** The entry with exactly this name, ignoring case. */
  exact: T | null
  /** The name that may be created; '' if there is nothing to create. */
  create: string
}

/** The suggestions of the colour field for the typed text: everything while it is empty. */
export function suggestColorNames<T extends { name: string }>(
  colors: readonly T[],
  typed: string,
): Offers<T> {
  const nameOf = ({ name }: T) => name
  const exact = exactlyTyped(colors, typed, nameOf)
  return {
    fitting: rankByTyped(colors, typed, nameOf),
    exact,
    create: exact ? '' : typed.trim(),
  }
}
