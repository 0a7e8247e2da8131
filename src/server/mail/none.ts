import type { EmailAdapter } from 'payload'

/** What stands in Payload's place for mail while none is set up: nothing is sent, and whoever tries is told. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@kaido.example',
  defaultFromName: 'Kaido',
  sendEmail: () => Promise.reject(new Error('Mail is not set up on this installation')),
})
