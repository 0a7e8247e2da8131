import { PICTURE_MESSAGES } from './profile-picture'

/** Accepted picture types by declaration; the actual type is detected from the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024

/** What is wrong with a file chosen as a person's picture, before it is sent; null if nothing is. */
export function pictureRefusal({ size, type }: { size: number; type: string }): string | null {
  if (!PICTURE_TYPES.some((taken) => taken === type)) return PICTURE_MESSAGES.type
  return size > PICTURE_MAX_BYTES ? PICTURE_MESSAGES.size : null
}
