import { looseText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { ownPasswordInput } from '@/modules/accounts/credentials/schemas/password'
import { checkEmail } from '../rules/check-person'

/** A new address, confirmed by the caller's own password. */
export const changeEmailInput = ownPasswordInput
  .extend({ newEmail: looseText() })
  .superRefine(({ newEmail }, context) => addIssues(checkEmail(newEmail, 'newEmail'), context))
