import type { ReactNode } from 'react'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Pagination } from '@/ui/pagination'
import type { WishPage } from '../queries/list-wishlist'
import { WISHLIST } from '../rules/wishlist'
import * as words from '../words'
import { wishData } from './wish-data'
import { WishList } from './wish-list'

/**
 * What a person watches, the last added first. A server component.
 *
 * @param cardOf draws the card of a vehicle, with all that can be done about it; `saving` holds its picture back
 */
export function WishlistPage({ list, landed, unit, now, cardOf }: WishlistPageProps) {
  const saving = useDataSaver()
  const { entries, total, page, pages } = list
  if (total === 0)
    return (
      <EmptyState
        icon="heart"
        title={words.yourWishlistIsEmpty}
        actions={
          <PlainLink href={LISTING} className={buttonStyle('primary')}>
            {words.browseVehicles}
          </PlainLink>
        }
      >
        <p>{words.tapHeartOnVehicle}</p>
      </EmptyState>
    )
  return (
    <>
      <WishList
        wishes={entries.map((entry) => {
          const wish = wishData(entry, now, { landed, unit })
          return { ...wish, card: wish.card && cardOf(wish.card, saving) }
        })}
      />
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(wanted) => (wanted > 1 ? `${WISHLIST}?page=${wanted}` : WISHLIST)}
        />
      </div>
    </>
  )
}

type WishlistPageProps = {
  list: WishPage
  /** What the vehicles cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
  now: Date
  cardOf: (card: CardData, saving: boolean) => ReactNode
}
