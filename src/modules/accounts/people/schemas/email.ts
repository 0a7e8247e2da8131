import { z } from 'zod'
import { addIssues, looseText } from '@/input/fields'
import { ownPasswordInput } from '@/modules/accounts/credentials/schemas/password'
import { checkEmail } from '../rules/person'

/** A new address, with the own password. */
export const changeEmailInput = ownPasswordInput
  .extend({ newEmail: looseText() })
  .superRefine(({ newEmail }, context) => addIssues(checkEmail(newEmail, 'newEmail'), context))

/** Another person's new address, as staff enter it. */
export const newEmailInput = z
  .strictObject({ newEmail: looseText() })
  .superRefine(({ newEmail }, context) => addIssues(checkEmail(newEmail, 'newEmail'), context))
