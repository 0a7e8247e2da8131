import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'

/** What happened to accounts. A deleted one can be restored, an erased one cannot. */
export type PersonChangeKind = 'created' | 'saved' | 'status' | 'email' | 'deleted' | 'restored' | 'erased'

/** People whose accounts were just written. Signing in and choosing e-mails do not count as changes. */
export type PersonChanged = { ids: readonly number[]; how: PersonChangeKind }

declare module '@/server/events' {
  interface Events {
    personChanged: PersonChanged
  }
}

/**
 * Announces changed people, in the transaction that wrote them. All code that writes an account other than
 * through its collection calls it; the collection's own hooks call it for everything else.
 */
export async function emitPersonChanged(
  req: PayloadRequest,
  ids: readonly number[],
  how: PersonChangeKind,
): Promise<void> {
  if (ids.length > 0) await emit('personChanged', { ids, how }, req)
}
