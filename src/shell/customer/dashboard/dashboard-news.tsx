import { formatMoney } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { NoticeNews } from '@/modules/inventory/availability-alerts/queries/list-availability-alerts'
import { ALERT_PART } from '@/modules/inventory/availability-alerts/rules/availability-alert'
import type { SearchNews } from '@/modules/inventory/saved-searches/queries/list-search-news'
import type { ChangedWish } from '@/modules/inventory/wishlist/queries/list-wish-changes'
import type { WishChange } from '@/modules/inventory/wishlist/rules/change-since-wished'
import { WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import { Badge, type Tone } from '@/ui/badge'
import { DashboardLine, DashboardSection } from './dashboard-section'
import * as words from './words'

type Since = { since: Date | null; zone: string }

/** How many of a kind are shown; the others are one link away. */
const SHOWN = 5

/** Since when something is new; `first` is shown to those who are here for the first time. */
const sinceText = ({ since, zone }: Since, first: string): string =>
  since ? words.sinceLastVisit(dayInWords(dayIn(since, zone))) : first

const TONES: Record<WishChange['kind'], Tone> = {
  dropped: 'green',
  back: 'green',
  reserved: 'amber',
  sold: 'slate',
  gone: 'grey',
}

const changeText = (change: WishChange): string =>
  change.kind === 'dropped'
    ? words.dropped(formatMoney(change.by, change.currency))
    : words.changed[change.kind]

/** Reserved vehicles that have become free, and those that somebody still waits for. */
export function AvailabilityAlertNews({ awaited }: { awaited: readonly NoticeNews[] }) {
  return (
    <DashboardSection about={words.weEmailYou} id="awaited" title={words.youWaitFor}>
      {awaited.map(({ isFree, name, picture, vehicleId }) => (
        <DashboardLine
          badge={
            <Badge tone={isFree ? 'green' : 'amber'}>{isFree ? words.freeAgain : words.notFreeYet}</Badge>
          }
          href={`/vehicles/${vehicleId}${isFree ? '' : `#${ALERT_PART}`}`}
          key={vehicleId}
          picture={picture}
          title={name}
        />
      ))}
    </DashboardSection>
  )
}

/** What has happened to vehicles of the wishlist. */
export function WishChanges({ changes, ...when }: Since & { changes: readonly ChangedWish[] }) {
  const all = { href: WISHLIST, label: words.seeWishlist }
  return (
    <DashboardSection
      about={sinceText(when, words.sinceYouAddedThem)}
      all={all}
      id="wishlist"
      title={words.fromYourWishlist}
    >
      {changes.slice(0, SHOWN).map(({ change, hasPage, name, picture, vehicleId }) => (
        <DashboardLine
          badge={<Badge tone={TONES[change.kind]}>{changeText(change)}</Badge>}
          href={hasPage ? `/vehicles/${vehicleId}` : null}
          key={vehicleId}
          picture={picture}
          title={name}
        />
      ))}
    </DashboardSection>
  )
}

/** Saved searches for which vehicles were listed. */
export function SearchNewsList({ news, ...when }: Since & { news: readonly SearchNews[] }) {
  const all = { href: '/dashboard/saved-searches', label: words.seeSearches }
  return (
    <DashboardSection
      about={sinceText(when, words.sinceYouSavedThem)}
      all={all}
      id="searches"
      title={words.newForYourSearches}
    >
      {news.slice(0, SHOWN).map(({ count, href, id, isMore, name }) => (
        <DashboardLine
          badge={<Badge tone="green">{words.newVehicles(count, isMore)}</Badge>}
          href={href}
          key={id}
          title={name}
        />
      ))}
    </DashboardSection>
  )
}
