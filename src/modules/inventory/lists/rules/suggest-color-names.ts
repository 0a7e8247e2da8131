import { nearNames } from '@/kernel/choices/near-names'
import { exactlyTyped, rankByTyped } from '@/kernel/choices/rank-by-typed'
import { visibleName } from '@/kernel/text/visible-name'

/** The suggestions of a type-ahead for names. */
type Offers<T> = {
  /** Entries that contain the words: exactly this name first, then those that begin with them; then those that it may be a misspelling of. */
  fitting: T[]
  /** The entry with exactly this name, ignoring case. */
  exact: T | null
  /** The name that may be created; '' if there is nothing to create. */
  create: string
}

/** The suggestions of the colour field for the typed text: everything while it is empty. */
export function suggestColorNames<T extends { name: string }>(
  colors: readonly T[],
  given: string,
): Offers<T> {
  const nameOf = ({ name }: T) => name
  const typed = visibleName(given)
  const exact = exactlyTyped(colors, typed, nameOf)
  const fitting = rankByTyped(colors, typed, nameOf)
  const near = exact || typed === '' ? [] : nearNames(colors.map(nameOf))(typed)
  return {
    fitting: [...fitting, ...colors.filter((one) => near.includes(one.name) && !fitting.includes(one))],
    exact,
    create: exact ? '' : typed,
  }
}
