/** How wide a picture of a slide is shown for its height: no wider and no taller than this, whatever was uploaded. */
const SHAPES = { desktop: { min: 2.5, max: 4 }, phone: { min: 1, max: 16 / 9 } } as const
const UNKNOWN = 16 / 9

const within = (ratio: number, { max, min }: { min: number; max: number }): number =>
  Number(Math.min(Math.max(ratio, min), max).toFixed(4))

/** The place of a picture on both devices, for classes of a page to choose from, so that nothing moves when it arrives. */
export function slidePictureShape(
  width: number | null,
  height: number | null,
): Record<`--${string}`, number> {
  const ratio = width && height ? width / height : UNKNOWN
  return { '--shape': within(ratio, SHAPES.desktop), '--phone-shape': within(ratio, SHAPES.phone) }
}
