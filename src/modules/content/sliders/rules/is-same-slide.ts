import type { BannerConfig } from './banner-config'
import { canonicalBanner } from './canonical-banner'

/**
 * Whether a slide is stored exactly as these fields of it were sent. A video that was just uploaded has another address
 * once it is stored, and is never the same.
 */
export const isSameSlide = (sent: object, stored: object): boolean =>
  Object.entries(sent).every(
    ([field, value]) => comparable(field, value) === comparable(field, Reflect.get(stored, field)),
  )

/** Texts are stored trimmed, and empty ones are none. */
function comparable(field: string, value: unknown): string | undefined {
  const whole = field === 'config' && value ? canonicalBanner(value as BannerConfig) : value
  if (whole == null || whole === '') return undefined
  return JSON.stringify(whole, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part))
}
