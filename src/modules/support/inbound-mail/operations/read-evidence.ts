import {
  addressSigner,
  messageSigner,
} from '@/modules/support/mail-threads/queries/sign-addresses-and-messages'
import {
  readMessageId,
  readReplyAddress,
} from '@/modules/support/mail-threads/rules/reply-address-and-message-mark'
import type { Evidence } from '../rules/choose-thread'
import type { ParsedMail } from '../rules/parsed-mail'

const MOST = 20

/** What an e-mail says about the tickets it is about. */
export function readEvidence({ from, recipients, references }: ParsedMail): Omit<Evidence, 'isTrusted'> {
  const addressed = recipients.flatMap((address) => readReplyAddress(address, addressSigner) ?? [])
  const referred = references.flatMap((id) => readMessageId(id, messageSigner) ?? [])
  return {
    addressed: addressed.slice(0, MOST),
    referred: [...new Set(referred)].slice(0, MOST),
    sender: from?.address ?? '',
  }
}

/** The tickets that evidence names. */
export const ticketsNamed = ({ addressed, referred }: Omit<Evidence, 'isTrusted'>): number[] => [
  ...new Set([...addressed.map(({ ticketId }) => ticketId), ...referred]),
]
