import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import { VehicleCard } from '@/modules/inventory/catalogue/ui/grid/vehicle-cards'
import { listWishlist } from '@/modules/inventory/wishlist/queries/list-wishlist'
import { WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import { WishlistPage } from '@/modules/inventory/wishlist/ui/wishlist-page'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { firstOf } from '../../auth/first-of'
import { pagePlace } from '../../page-place'
import { pageUnit } from '../../page-unit'
import * as words from '../../words'
import { needPerson } from '../need-person'

export const generateMetadata = () =>
  pageMetadata({
    title: words.wishlist,
    description: words.vehiclesYouSaved,
    path: WISHLIST,
    isIndexed: false,
  })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OwnWishlistPage({ searchParams }: Props) {
  const { account } = await needPerson(WISHLIST)
  const wanted = firstOf((await searchParams).page) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1
  const payload = runningPayload()
  const list = await listWishlist(payload, account.id, page)
  const cards = list.entries.flatMap(({ card }) => card ?? [])
  return (
    <>
      <PageHeading title={words.wishlist}>
        {list.total > 0 && words.newestFirstOnly(vehiclesText(list.total))}
      </PageHeading>
      <WishlistPage
        list={list}
        landed={await getLandedCards(payload, await pagePlace(), cards)}
        unit={await pageUnit()}
        now={new Date()}
        cardOf={(card, saving) => <VehicleCard card={card} saving={saving} />}
      />
    </>
  )
}
