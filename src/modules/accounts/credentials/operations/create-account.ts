import { createOperation, type PayloadRequest, type RequiredDataFromCollectionSlug } from 'payload'
import type { HashedPassword } from './hash-password'

type AccountData = Omit<RequiredDataFromCollectionSlug<'users'>, 'password' | 'hash' | 'salt'>

/**
 * Creates an account with a password that has been hashed already, in the caller's transaction. Payload's own call
 * hashes it in the middle of the transaction, which holds a connection for as long; so this runs the same call for a
 * collection whose passwords are not Payload's business.
 *
 * @returns the account's id
 * @throws ValidationError such as for an address that is taken
 */
export async function createAccount(
  req: PayloadRequest,
  data: AccountData,
  hashed: HashedPassword,
): Promise<number> {
  const { users } = req.payload.collections
  const auth = {
    ...users.config.auth,
    disableLocalStrategy: { enableFields: true, optionalPassword: true } as const,
  }
  const made = await createOperation({
    collection: { ...users, config: { ...users.config, auth } },
    data: { ...data, ...hashed },
    req,
    overrideAccess: true,
    depth: 0,
  })
  return Number(made.id)
}
