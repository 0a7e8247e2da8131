import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'

const HILUX = { title: 'Toyota Hilux 2016', href: LINK }
const FACTS = '$12,900 FOB Yokohama · 98,170 km'
const OTHER = { title: 'Toyota Hilux 2018', href: LINK, details: ['$17,900 FOB Nagoya · 68,075 km'] }

export const savedSearchMail = defineMail({
  key: 'saved-search-alert',
  title: 'New vehicles for a saved search',
  sentWhen: 'new vehicles match a customer’s saved searches, as often as chosen for each search',
  variables: {
    firstName: 'Wanjirũ',
    headline: '2 new vehicles for “Toyota, Hilux”',
    vehicles: [{ ...HILUX, details: [FACTS] }, OTHER],
    searchesLink: LINK,
    unsubscribeLink: LINK,
  },
  aboutMoney: false,
  subject: '{{headline}}',
  body: `Hello {{firstName}},

{{headline}}.

{{vehicles}}

[See my saved searches]({{searchesLink}})

You are receiving this because you saved a search. [Unsubscribe]({{unsubscribeLink}}), no sign-in needed.`,
})

export const wishlistMail = defineMail({
  key: 'wishlist-alert',
  title: 'News about vehicles on the wishlist',
  sentWhen: 'a vehicle on a wishlist gets a lower price, or is available again',
  variables: {
    firstName: 'Wanjirũ',
    headline: 'Toyota Hilux 2016 has dropped in price',
    vehicles: [{ ...HILUX, details: ['Now $12,900, was $14,200', FACTS] }],
    wishlistLink: LINK,
    unsubscribeLink: LINK,
  },
  aboutMoney: false,
  subject: '{{headline}}',
  body: `Hello {{firstName}},

{{headline}}.

{{vehicles}}

[See my wishlist]({{wishlistLink}})

You are receiving this because these vehicles are on your wishlist. [Unsubscribe]({{unsubscribeLink}}), no sign-in needed.`,
})
