import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
} from 'payload'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import { stampTransaction } from '@/server/audit/stamp-transaction'

/** Records in the transaction of every collection operation who is acting, before anything is written. */
export const stampOperation: CollectionBeforeOperationHook = async ({ req }) => {
  await stampTransaction(req)
}

/** The same for settings. */
export const stampGlobalOperation: GlobalBeforeOperationHook = async ({ req }) => {
  await stampTransaction(req)
}

/** For a sign-in made by a script; the product's own operations record theirs. */
export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await recordEvent(req, {
    action: 'sign-in',
    area: SIGN_IN_AREA,
    record: { table: 'users', id: user.id, label: user.email },
  })
}
