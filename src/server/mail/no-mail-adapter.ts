import type { EmailAdapter } from 'payload'

/** Payload's e-mail adapter while none is configured: nothing is sent, and the caller gets an error. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@kaido.example',
  defaultFromName: 'Kaido',
  sendEmail: () => Promise.reject(new Error('Mail is not set up on this installation')),
})
