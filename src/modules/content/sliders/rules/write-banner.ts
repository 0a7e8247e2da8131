import type { BannerConfig } from './banner-config'
import { canonicalBanner } from './canonical-banner'

/** The bytes of a banner: two are the same if, and only if, these are. */
export const writeBanner = (config: BannerConfig): string => JSON.stringify(canonicalBanner(config))
