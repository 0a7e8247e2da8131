import { deviceValue } from '@/ui/device-value'
import { afterView, RECENT_KEY, readRecent } from '../../rules/recently-viewed'

/** The vehicles looked at in this browser, the latest first. */
export const recentlyViewed = deviceValue<readonly number[]>(RECENT_KEY, readRecent)

/** Remembers a vehicle that is being looked at, in this browser alone. */
export const noteViewed = (id: number): void => recentlyViewed.write(afterView(recentlyViewed.fresh(), id))
