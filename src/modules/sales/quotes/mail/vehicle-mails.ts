import { defineMail, type MailItem } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const ABOUT_VEHICLE = {
  firstName: 'David',
  number: 'QT-2026-417',
  vehicle: 'Toyota Corolla Axio NZE161 2019',
  link: LINK,
}

const SIMILAR: MailItem[] = [
  { title: 'Toyota Corolla Axio NZE164 2019', href: LINK, details: ['$9,200'] },
  { title: 'Toyota Corolla Fielder NKE165 2018', href: LINK, details: ['$8,750'] },
]

export const quoteVehicleGoneMail = defineMail({
  key: 'quote-vehicle-gone',
  title: 'The vehicle of your quote is gone',
  sentWhen: 'the vehicle of an offer is reserved or sold, or no longer offered; sent to the customer',
  variables: { ...ABOUT_VEHICLE, similar: SIMILAR, similarLink: LINK },
  aboutMoney: true,
  subject: '{{vehicle}} is no longer available',
  body: `Hello {{firstName}},

{{vehicle}} has been reserved or sold, or is no longer offered, so your quote {{number}} cannot be accepted. Please do not pay against its proforma invoice.

If the vehicle is for sale again while your quote is valid, we will write to you.

{{similar}}

[See similar vehicles]({{similarLink}})

[See your quote]({{link}})`,
})

export const quoteVehicleTakenMail = defineMail({
  key: 'quote-vehicle-taken',
  title: 'The vehicle of your request is taken for now',
  sentWhen:
    'the vehicle of a request without an offer is reserved or sold, or no longer offered; sent to the customer',
  variables: { ...ABOUT_VEHICLE, similar: SIMILAR, similarLink: LINK },
  aboutMoney: true,
  subject: '{{vehicle}} is taken for now',
  body: `Hello {{firstName}},

The vehicle you asked about is taken for now: {{vehicle}}. If it is for sale again, we go on with your request {{number}} and write to you.

{{similar}}

[See similar vehicles]({{similarLink}})

[See your request]({{link}})`,
})

export const quoteVehicleBackMail = defineMail({
  key: 'quote-vehicle-back',
  title: 'The vehicle of your quote is for sale again',
  sentWhen: 'the vehicle of an open quote is for sale again while the quote is valid; sent to the customer',
  variables: ABOUT_VEHICLE,
  aboutMoney: true,
  subject: '{{vehicle}} is for sale again',
  body: `Hello {{firstName}},

{{vehicle}} is for sale again, and your quote {{number}} is open as it was. Others may have a quote for it, too.

[See your quote]({{link}})`,
})

export const quotesWithoutVehicleMail = defineMail({
  key: 'quotes-without-vehicle',
  title: 'A vehicle with open quotes is gone',
  sentWhen:
    'a vehicle with open quotes is reserved or sold, or no longer offered; sent to the showroom, once for all of them',
  variables: {
    vehicle: 'Toyota Corolla Axio NZE161 2019',
    quotes: [
      { title: 'QT-2026-417', href: LINK, details: ['David Okello'] },
      { title: 'QT-2026-421', href: LINK, details: ['Amina Otieno'] },
    ],
    link: LINK,
  },
  subject: 'Open quotes on {{vehicle}} have no vehicle any more',
  body: `{{vehicle}} has been reserved or sold, or is no longer offered. These quotes cannot be accepted, and their customers have been notified:

{{quotes}}

You can offer them another vehicle.

[See quotes]({{link}})`,
})
