import { defineMail } from '@/server/mail/define-mail'

export const senderTestMail = defineMail({
  key: 'sender-test',
  title: 'Test of the sender',
  sentWhen: 'somebody in the back office tests whether e-mails arrive; sent to whoever does',
  variables: {},
  subject: 'Test e-mail',
  body: 'This is a test. If you can read it, e-mails from this site arrive at your address.',
})
