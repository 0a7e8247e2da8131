import { validationFailed } from '@/kernel/errors'
import { checkUncommon } from '../rules/check-uncommon'

/**
 * Rejects a new password that many people choose. Screens check it as well, with the list that they load once everything
 * else about the password is right.
 *
 * @param field the form field of the password
 * @throws AppError 422
 */
export function refuseCommonPassword(password: string, field = 'password'): void {
  const issues = checkUncommon(password, field)
  if (issues.length > 0) throw validationFailed(issues)
}
