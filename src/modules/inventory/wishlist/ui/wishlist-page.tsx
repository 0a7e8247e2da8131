import { LISTING } from '@/modules/inventory/search/ui/listing/listing-address'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/states'
import type { WishPage } from '../queries/list-wishlist'
import { wishData } from './wish-data'
import { WishList } from './wish-list'

export const WISHLIST = '/dashboard/wishlist'

/** What a person keeps an eye on, the last added first. A server component. */
export function WishlistPage({ list, now }: { list: WishPage; now: Date }) {
  const saving = useDataSaver()
  const { entries, total, page, pages } = list
  if (total === 0)
    return (
      <EmptyState
        icon="heart"
        title="Your wishlist is empty"
        actions={
          <PlainLink href={LISTING} className={buttonStyle('primary')}>
            Browse the vehicles
          </PlainLink>
        }
      >
        <p>A heart on a vehicle puts it here. You see then when its price falls and when it is sold.</p>
      </EmptyState>
    )
  return (
    <>
      <WishList wishes={entries.map((entry) => wishData(entry, now))} saving={saving} />
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
