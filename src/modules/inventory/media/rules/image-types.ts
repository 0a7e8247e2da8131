/** The type of a picture. A 360 picture is an equirectangular panorama. */
export const IMAGE_TYPES = ['exterior', 'interior', 'exterior_360', 'interior_360'] as const

export type ImageType = (typeof IMAGE_TYPES)[number]

/** The labels in the type selector. */
export const IMAGE_TYPE_LABELS: Record<ImageType, string> = {
  exterior: 'Exterior',
  interior: 'Interior',
  exterior_360: 'Exterior 360°',
  interior_360: 'Interior 360°',
}

/** Parses an image type from outside; the old value 'primary' meant an exterior picture. Null if unknown. */
export function imageTypeOf(value: unknown): ImageType | null {
  if (value === 'primary') return 'exterior'
  return IMAGE_TYPES.find((type) => type === value) ?? null
}
