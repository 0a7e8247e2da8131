import type { PayloadRequest } from 'payload'
import { unauthenticated, validationFailed } from '@/kernel/errors'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransaction } from '@/server/transaction'
import { checkProfile, type ProfilePatch, tidyProfile } from '../schemas/profile'

/**
 * Changes the caller's own profile: omitted fields stay as they are. Excluded is what people may not decide
 * for themselves (role, status, permissions, showrooms, e-mail address).
 *
 * @param patch with `acceptTerms` the time of first acceptance is recorded
 * @param seen the `updatedAt` that the form was filled from, if sent
 * @throws AppError 422 naming the fields, 409 if the profile has changed since `seen`
 */
export async function updateProfile(
  req: PayloadRequest,
  { acceptTerms, ...patch }: ProfilePatch & { acceptTerms?: true },
  seen?: string,
): Promise<void> {
  const id = Number(req.user?.id)
  if (!id) throw unauthenticated()
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockUnchanged(db, 'users', id, seen)
    const now = await inner.payload.findByID({
      collection: 'users',
      id,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const whole = { ...now, dob: now.dob?.slice(0, 10), ...patch }
    const moment = new Date().toISOString()
    const issues = checkProfile(patch, whole, moment.slice(0, 10))
    if (issues.length > 0) throw validationFailed(issues)
    await inner.payload.update({
      collection: 'users',
      id,
      data: {
        ...tidyProfile(patch, whole.country),
        ...(acceptTerms && { termsAcceptedAt: now.termsAcceptedAt ?? moment }),
      },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })
}
