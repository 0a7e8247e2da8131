import type { Story } from './play-story'
import { ENDED } from './stories-ended'
import { ON_DEMAND } from './stories-on-demand'
import { OPEN } from './stories-open'
import { ORDERED } from './stories-ordered'

/** Everything that the demo customers have requested. */
export const STORIES: readonly Story[] = [...ORDERED, ...ENDED, ...OPEN, ...ON_DEMAND]
