import { formatMoney, fromMoney } from '@/kernel/money'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as in mails: '22 December 2026'; '' for none. */
export const dayText = (day: string | null): string =>
  day ? days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)) : ''

/** The price of an offer, given in minor units: '$8,450 CIF'; '' for none. */
export const priceText = (offer: {
  quotedPrice: number | null
  currency: string
  priceType: string | null
}): string =>
  offer.quotedPrice === null
    ? ''
    : formatMoney(fromMoney({ amount: offer.quotedPrice, currency: offer.currency }), offer.currency, {
        term: offer.priceType ?? undefined,
      })
