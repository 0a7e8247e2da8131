import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'

export const vehicleFreeMail = defineMail({
  key: 'vehicle-free',
  title: 'A reserved vehicle is free again',
  sentWhen: 'the reservation of a vehicle ends without a sale, to every customer who asked to be told',
  variables: {
    firstName: 'David',
    vehicle: 'Toyota Corolla Axio NZE161 2019',
    sku: 'KD-000123',
    link: LINK,
    unsubscribeLink: LINK,
  },
  aboutMoney: false,
  subject: '{{vehicle}} is free again',
  body: `Hello {{firstName}},

{{vehicle}} ({{sku}}) is no longer reserved and can be bought again. Others may have asked to be told as well.

[See the vehicle]({{link}})

You are receiving this because you asked to be told when it is free. [Ask for no more of these e-mails]({{unsubscribeLink}}), no sign-in needed.`,
})
