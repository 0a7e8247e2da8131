import { defineMail } from '@/server/mail/define-mail'

export const scheduleFailedMail = defineMail({
  key: 'schedule-failed',
  title: 'Scheduled publication failed',
  sentWhen:
    'a post or topic page could not be published or unpublished as scheduled; sent to whoever scheduled it',
  variables: {
    what: 'post',
    title: 'How to buy a vehicle at auction',
    reason: 'Featured image is required, At least 2 tags are required',
    link: 'https://cars.example.com/…',
  },
  subject: 'Not published as scheduled: {{title}}',
  body: `The {{what}} “{{title}}” could not be published or unpublished as you scheduled it.

{{reason}}

It is still as it was. Correct it, and publish it or schedule it again.

[Open it]({{link}})`,
})
