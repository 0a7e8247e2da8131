import { isShortSignature, shortSignature } from '@/server/signed-value'
import type { Signer } from '../rules/reply-address-and-message-mark'

const signerFor = (purpose: string): Signer => ({
  sign: (text) => shortSignature(purpose, text),
  isSigned: (text, signature) => isShortSignature(purpose, text, signature),
})

/** Of addresses, which only those have whom a ticket's e-mails went to. */
export const addressSigner = signerFor('ticket-address')

/** Of Message-IDs. They are no secret, so another purpose: none opens an address. */
export const messageSigner = signerFor('ticket-message')
