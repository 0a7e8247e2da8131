import { formatMoney } from '@/kernel/money'
import { agoInWords } from '@/kernel/time/ago-in-words'
import { type CardData, type CardReader, cardData } from '@/modules/inventory/cards/ui/card-data'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { stockNumber } from '@/modules/inventory/vehicles/rules/derived/stock-number'
import type { WishEntry } from '../queries/list-wishlist'
import * as words from '../words'

/** A formatted wishlist entry. */
export type WishData = {
  id: number
  /** Its name if there is no card. */
  name: string
  /** Null for a vehicle that is no longer public. */
  card: CardData | null
  /** What has happened to it since it was added. */
  news: { text: string; tone: 'green' | 'slate' } | null
  added: string
  /** Similar vehicles, for one that can no longer be bought. */
  similar: { href: string; text: string } | null
}

export function wishData(
  { vehicleId, addedAt, card, drop }: WishEntry,
  now: Date,
  reader: CardReader,
): WishData {
  const added = words.addedToYourList(agoInWords(new Date(addedAt), now))
  if (!card)
    return { id: vehicleId, name: stockNumber(vehicleId), card: null, news: null, added, similar: null }
  const data = cardData(card, now, reader)
  const isSold = card.status === 'SOLD'
  const kind = { make: [card.make.id], model: [card.model.id] }
  return {
    id: vehicleId,
    name: `${data.name} ${data.year}`,
    card: data,
    news: isSold
      ? { text: words.sinceSold, tone: 'slate' }
      : drop === null
        ? null
        : { text: words.priceDownSince(formatMoney(drop, card.currency)), tone: 'green' },
    added,
    similar: isSold
      ? { href: listingOf(kind), text: words.seeEveryForSale(card.make.name, card.model.name) }
      : null,
  }
}
