import { SHARED_PICTURE } from '@/kernel/site'
import type { SharedPicture } from '@/ui/page-facts'

/** The picture of shared links to pages without one of their own. */
export const SITE_PICTURE: SharedPicture = {
  url: SHARED_PICTURE,
  alt: 'Used vehicles on a quay in front of a car carrier, drawn',
}
