import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const ABOUT = { number: 'IQ-17', vehicle: 'Toyota Hiace' }

export const newInquiryMail = defineMail({
  key: 'inquiry-asked',
  title: 'Inquiry about a vehicle',
  sentWhen: 'a customer asks about a vehicle they are looking for; sent to the support team',
  variables: {
    ...ABOUT,
    customer: 'David Okello',
    years: '2012 - 2016',
    message: 'Diesel, please, and with a high roof.',
    link: LINK,
  },
  subject: '{{customer}} is looking for {{vehicle}} ({{number}})',
  body: `{{customer}} is looking for {{vehicle}}, model years: {{years}}.

{{message}}

[Reply]({{link}})`,
})

export const inquiryAboutVehicleMail = defineMail({
  key: 'inquiry-about-vehicle',
  title: 'Question about a vehicle',
  sentWhen: 'a customer asks about a vehicle of the stock; sent to its showroom, or to the support team',
  variables: {
    number: 'IQ-17',
    vehicle: 'Toyota Hiace 2016, KD-000417',
    customer: 'David Okello',
    message: 'Has the timing belt been replaced?',
    link: LINK,
  },
  subject: '{{customer}} asks about {{vehicle}} ({{number}})',
  body: `{{customer}} asks about {{vehicle}}:

{{message}}

[Reply]({{link}})`,
})

export const inquiryRepliedMail = defineMail({
  key: 'inquiry-replied',
  title: 'Your inquiry was answered',
  sentWhen: 'staff reply to an inquiry',
  variables: {
    firstName: 'David',
    ...ABOUT,
    reply: 'We have two of them in Yokohama and will have them inspected this week.',
    link: LINK,
  },
  aboutMoney: true,
  subject: 'Our reply to your inquiry about {{vehicle}} ({{number}})',
  body: `Hello {{firstName}},

You asked us about {{vehicle}}. Here is our reply:

{{reply}}

[See my inquiries]({{link}})`,
})
