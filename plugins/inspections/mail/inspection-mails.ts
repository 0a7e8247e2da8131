import { defineMail } from '@/server/mail/define-mail'

const ABOUT = {
  vehicle: 'Toyota Corolla Axio NZE161 2019',
  sku: 'KD-000123',
  company: 'JEVIC',
  day: '9 March 2026',
  link: 'https://cars.example.com/…',
}

export const inspectionPassedMail = defineMail({
  key: 'inspection-passed',
  title: 'Your vehicle has passed its inspection',
  sentWhen: 'a vehicle that is reserved for a customer passes its inspection',
  variables: { firstName: 'David', ...ABOUT },
  aboutMoney: true,
  subject: '{{vehicle}} has passed its inspection',
  body: `Hello {{firstName}},

{{vehicle}} ({{sku}}), which is reserved for you, was inspected by {{company}} on {{day}} and has passed.

[See the vehicle]({{link}})`,
})

export const inspectionFailedMail = defineMail({
  key: 'inspection-failed',
  title: 'A vehicle has failed its inspection',
  sentWhen: 'a vehicle fails its inspection; sent to the showroom',
  variables: { ...ABOUT, remarks: 'Front brake pads worn; left headlamp out of line.' },
  subject: '{{sku}} has failed its inspection',
  body: `{{vehicle}} ({{sku}}) was inspected by {{company}} on {{day}} and has failed.

{{remarks}}

[See the inspection]({{link}})`,
})
