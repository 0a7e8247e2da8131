/** A picture that was removed in the form, and its place among all that are shown; counted from 0. */
export type Removed<T> = { image: T; place: number }

/** What stands at a place of the form: a picture, with its position among those that stay, or one that was removed. */
export type Place<T> = { image: T; index: number } | Removed<T>

/**
 * The pictures and, at the places where they stood, those that were removed. Beyond the last picture they follow in
 * their order.
 */
export function interleaveRemoved<T>(images: readonly T[], removed: readonly Removed<T>[]): Place<T>[] {
  const places: Place<T>[] = images.map((image, index) => ({ image, index }))
  for (const one of removed.toSorted((a, b) => a.place - b.place)) places.splice(one.place, 0, one)
  return places
}

/** The place at which a picture is shown, between those that were removed. */
export const displayPosition = <T>(
  images: readonly T[],
  removed: readonly Removed<T>[],
  index: number,
): number => interleaveRemoved(images, removed).findIndex((one) => 'index' in one && one.index === index)

/** How many pictures that stay stand before a place: where one that was removed there comes back. */
export const indexAmongRemaining = <T>(
  images: readonly T[],
  removed: readonly Removed<T>[],
  place: number,
): number =>
  interleaveRemoved(images, removed)
    .slice(0, place)
    .filter((one) => 'index' in one).length
