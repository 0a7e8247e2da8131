import { logoutOperation, type PayloadRequest } from 'payload'

/** Ends the session that the request came with; other sessions of the same person go on. */
export async function signOut(req: PayloadRequest): Promise<void> {
  await logoutOperation({ allSessions: false, collection: req.payload.collections.users, req })
}
