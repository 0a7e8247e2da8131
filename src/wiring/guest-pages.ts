import { isGuestPage } from '@/modules/content/publishing/rules/guest-page'
import { DELIVER_TO_COOKIE } from '@/modules/inventory/destination-choice/rules/deliver-to'
import { DISTANCES_COOKIE } from '@/modules/inventory/vehicles/rules/distance-unit'
import type { GuestPages } from '@/server/http-server/guest-pages/guest-page-key'

/** The pages that guests share, and what they may choose on them: every cookie that the storefront's frame reads. */
export const guestPages: GuestPages = {
  isGuestPage,
  choices: {
    [DELIVER_TO_COOKIE]: /^[1-9]\d{0,8}$/,
    [DISTANCES_COOKIE]: /^(?:km|mi)$/,
    'data-saver': /^(?:off|on)$/,
    theme: /^(?:dark|light)$/,
  },
}
