import type { Answer } from '@/ui/client/answer'

/** A message as it is sent. */
export type SentNote = {
  body: { message: string; internal: boolean }
  headers: { 'idempotency-key': string }
}

/** Sends a message about a sale. */
export type SendNote = (note: SentNote) => Promise<Answer<unknown>>
