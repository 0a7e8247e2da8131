import { type Issue, issue } from '@/kernel/issue'
import { BANNER_LIMITS, type BannerConfig, elementsOf, isGradientDirection } from './banner-config'
import { writeBanner } from './write-banner'

/** Messages about a banner as a whole. */
export const BANNER_MESSAGES = {
  idTaken: 'Another element of this banner has this id',
  direction: 'This gradient cannot run in that direction',
  stops: 'Stops must be in ascending order',
  stillPicture: 'A video requires a background picture, which phones show instead',
  tooLarge: `A banner must be ${BANNER_LIMITS.bytes / 1_024} KB or less`,
} as const

function repeatedIds(config: BannerConfig): Issue[] {
  const seen = new Set<string>()
  return elementsOf(config).flatMap(({ element, path }) => {
    if (seen.has(element.id)) return [issue(`${path}.id`, BANNER_MESSAGES.idTaken)]
    seen.add(element.id)
    return []
  })
}

function gradientIssues({ gradientOverlay: { colors, direction, type } }: BannerConfig): Issue[] {
  const isAscending = colors.every(({ stop }, index) => stop >= (colors[index - 1]?.stop ?? 0))
  return [
    ...(isGradientDirection(type, direction)
      ? []
      : [issue('gradientOverlay.direction', BANNER_MESSAGES.direction)]),
    ...(isAscending ? [] : [issue('gradientOverlay.colors', BANNER_MESSAGES.stops)]),
  ]
}

/** What is wrong between the parts of a banner; each part by itself is checked by its schema. Paths begin in the banner. */
export const bannerIssues = (config: BannerConfig): Issue[] => [
  ...repeatedIds(config),
  ...gradientIssues(config),
  ...(config.backgroundVideo !== null && config.backgroundImage === null
    ? [issue('backgroundImage', BANNER_MESSAGES.stillPicture)]
    : []),
  ...(new TextEncoder().encode(writeBanner(config)).length > BANNER_LIMITS.bytes
    ? [issue('', BANNER_MESSAGES.tooLarge)]
    : []),
]
