const ELECTRIC_WORDS = new Set(['electric', 'electricity', 'ev', 'bev', 'fcev', 'hydrogen'])
const NEUTRAL_WORDS = new Set([
  'battery',
  'vehicle',
  'full',
  'fully',
  'pure',
  'all',
  '100',
  'only',
  'fuel',
  'cell',
])

/**
 * Whether a fuel type has no combustion engine, and so no displacement. Determined by its name, because fuel
 * types are an open list: every word must match, so 'Petrol/Electric' and 'Hybrid electric' still have one.
 */
export function hasNoDisplacement(fuelTypeName: string | null | undefined): boolean {
  const words = (fuelTypeName ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const electric = words.some((word) => ELECTRIC_WORDS.has(word)) || words.join(' ') === 'fuel cell'
  return electric && words.every((word) => ELECTRIC_WORDS.has(word) || NEUTRAL_WORDS.has(word))
}
