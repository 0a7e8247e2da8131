import type { PayloadRequest } from 'payload'
import { tell } from '@/server/events'

/** How accounts came to be other than they were. One that is deleted can come back, one that is erased cannot. */
export type PersonChangeKind = 'created' | 'saved' | 'status' | 'email' | 'deleted' | 'restored' | 'erased'

/** People whose accounts were just written. Signing in and choosing e-mails changes nobody. */
export type PersonChanged = { ids: readonly number[]; how: PersonChangeKind }

declare module '@/server/events' {
  interface Events {
    personChanged: PersonChanged
  }
}

/**
 * Tells whoever follows people, in the transaction that wrote them. Everything that writes an account past its
 * collection calls it; the collection's own hooks call it for everything else.
 */
export async function tellPersonChanged(
  req: PayloadRequest,
  ids: readonly number[],
  how: PersonChangeKind,
): Promise<void> {
  if (ids.length > 0) await tell('personChanged', { ids, how }, req)
}
