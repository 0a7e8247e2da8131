import { defineMail } from '@/server/mail/define'

const LINK = 'https://cars.example.com/…'
const ABOUT_VEHICLE = {
  firstName: 'David',
  number: 'QT-2026-417',
  vehicle: 'Toyota Corolla Axio NZE161 2019',
  link: LINK,
}

export const quoteVehicleGoneMail = defineMail({
  key: 'quote-vehicle-gone',
  title: 'The vehicle of your quote is gone',
  sentWhen: 'the vehicle of an open quote is reserved or sold, or no longer offered; sent to the customer',
  variables: { ...ABOUT_VEHICLE, similarLink: LINK },
  aboutMoney: true,
  subject: '{{vehicle}} is no longer available',
  body: `Hello {{firstName}},

{{vehicle}} has been reserved or sold, or is no longer offered, so your quote {{number}} cannot be accepted. Please do not pay against its proforma invoice.

If the vehicle is for sale again while your quote is valid, we write to you.

[See similar vehicles]({{similarLink}})

[See your quote]({{link}})`,
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
