import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const VEHICLE = { vehicle: 'Toyota Corolla Axio NZE161 2019', sku: 'KD-000123' }

export const reservationRequestedMail = defineMail({
  key: 'hold-requested',
  title: 'Reservation requested',
  sentWhen: 'a customer requests a reservation; sent to the showroom',
  variables: { ...VEHICLE, customer: 'David Okello', place: '1', link: LINK },
  subject: '{{customer}} wants to reserve {{sku}}',
  body: `{{customer}} has requested a reservation of {{vehicle}} ({{sku}}). Place in the queue: {{place}}.

[Confirm or reject it]({{link}})`,
})

export const reservationWithdrawnMail = defineMail({
  key: 'hold-withdrawn',
  title: 'Reservation withdrawn',
  sentWhen: 'a customer withdraws a request or gives up a reservation; sent to the showroom',
  variables: { ...VEHICLE, customer: 'David Okello', waiting: '2', link: LINK },
  subject: '{{customer}} no longer wants {{sku}}',
  body: `{{customer}} has withdrawn the reservation of {{vehicle}} ({{sku}}). Requests still in the queue: {{waiting}}.

[See the reservations]({{link}})`,
})

export const reservationConfirmedMail = defineMail({
  key: 'hold-confirmed',
  title: 'Your reservation is confirmed',
  sentWhen: 'staff confirm a reservation',
  variables: { firstName: 'David', ...VEHICLE, until: '23 Nov 2026, 10:00 UTC', contact: LINK, link: LINK },
  aboutMoney: true,
  subject: '{{vehicle}} is reserved for you',
  body: `Hello {{firstName}},

{{vehicle}} ({{sku}}) is reserved for you until {{until}}. Until then nobody else can buy it.

What to do next: agree payment and shipping with the showroom before the reservation ends. [Contact the showroom]({{contact}})

[See my reservations]({{link}})`,
})

export const reservationRejectedMail = defineMail({
  key: 'hold-rejected',
  title: 'We could not reserve the vehicle',
  sentWhen: 'staff reject a reservation',
  variables: { firstName: 'David', ...VEHICLE, reason: 'The vehicle is being inspected.', link: LINK },
  aboutMoney: true,
  subject: '{{vehicle}} could not be reserved',
  body: `Hello {{firstName}},

We could not reserve {{vehicle}} ({{sku}}) for you. {{reason}}

[See similar vehicles]({{link}})`,
})

export const reservationReleasedMail = defineMail({
  key: 'hold-released',
  title: 'Your reservation has ended',
  sentWhen: 'staff end a reservation early',
  variables: { firstName: 'David', ...VEHICLE, reason: 'You asked us to.', link: LINK },
  aboutMoney: true,
  subject: '{{vehicle}} is no longer reserved for you',
  body: `Hello {{firstName}},

Your reservation of {{vehicle}} ({{sku}}) has ended. {{reason}} [See the vehicle]({{link}})`,
})

export const reservationExpiredMail = defineMail({
  key: 'hold-expired',
  title: 'Your reservation has expired',
  sentWhen: 'a reservation expires',
  variables: { firstName: 'David', ...VEHICLE, link: LINK },
  aboutMoney: true,
  subject: 'Your reservation of {{vehicle}} has expired',
  body: `Hello {{firstName}},

Your reservation of {{vehicle}} ({{sku}}) has expired, and others can buy it again. If you still want it, please reserve it again.

[See the vehicle]({{link}})`,
})
