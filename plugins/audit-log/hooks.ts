import type {
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
} from 'payload'
import { recordEvent, recordSignInFailure, SIGN_IN_AREA, stampTransaction } from '@/server/audit'
import { traceOf } from '@/server/audit-stamp'

/** Tells the transaction of every collection operation who acts in it, before anything is written. */
export const stampOperation: CollectionBeforeOperationHook = async ({ req }) => {
  await stampTransaction(req)
}

/** The same for settings. */
export const stampGlobalOperation: GlobalBeforeOperationHook = async ({ req }) => {
  await stampTransaction(req)
}

/** Remembers whose password is being tried, so that a refusal can be recorded. */
export const rememberAttempt: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = operation === 'login' && 'data' in args ? (args.data as { email?: unknown }) : undefined
  if (typeof data?.email === 'string') req.context.signInEmail = data.email
}

export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await recordEvent(req, {
    action: 'sign-in',
    area: SIGN_IN_AREA,
    record: { table: 'users', id: user.id, label: user.email },
  })
}

export const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await recordEvent(req, {
    action: 'sign-out',
    area: SIGN_IN_AREA,
    record: req.user ? { table: 'users', id: req.user.id, label: req.user.email } : undefined,
  })
}

/** Payload's own sign-in was refused; its transaction, if there was one, is rolled back by now. */
export const recordRefusal: CollectionAfterErrorHook = async ({ error, req }) => {
  const email = req.context?.signInEmail
  if (typeof email !== 'string' || 'status' in error === false || error.status === 400) return
  const { ip, requestId } = traceOf({ user: null, headers: req.headers, context: req.context })
  await recordSignInFailure(req.payload, { email, reason: error.message, ip, requestId })
}
