import { SHARED_PICTURE } from '@/kernel/site'
import type { SharedPicture } from '@/ui/page/page-facts-type'
import * as words from './browser-words'

/** The picture of shared links to pages without one of their own. */
export const DEFAULT_SHARE_PICTURE: SharedPicture = {
  url: SHARED_PICTURE,
  alt: words.usedVehiclesOnQuay,
}
