/** The suggestions of a type-ahead for names. */
type Offers<T> = {
  /** Entries that contain the words, those that begin with them first. */
  fitting: T[]
  /** The entry with exactly this name, ignoring case. */
  exact: T | null
  /** The name that may be created; '' if there is nothing to create. */
  create: string
}

/** The suggestions of the colour field for the typed text: everything while it is empty. */
export function matchingColors<T extends { name: string }>(colors: readonly T[], typed: string): Offers<T> {
  const words = typed.trim().toLowerCase()
  const place = ({ name }: T) => name.toLowerCase().indexOf(words)
  const fitting = colors
    .filter((color) => place(color) >= 0)
    .sort((a, b) => Math.min(place(a), 1) - Math.min(place(b), 1))
  const exact = colors.find(({ name }) => name.toLowerCase() === words) ?? null
  return { fitting, exact, create: words === '' || exact ? '' : typed.trim() }
}
