import { SHARED_PICTURE } from '@/kernel/site'
import type { SharedPicture } from '@/ui/page-facts'

/** What a shared link shows where its page has no picture of its own. */
export const SITE_PICTURE: SharedPicture = {
  url: SHARED_PICTURE,
  alt: 'Used vehicles on a quay in front of a car carrier, drawn',
}
