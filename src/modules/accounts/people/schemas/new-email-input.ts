import { z } from 'zod'
import { looseText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { checkEmail } from '../rules/check-person'

/** Another person's new address, as entered by staff. */
export const newEmailInput = z
  .strictObject({ newEmail: looseText() })
  .superRefine(({ newEmail }, context) => addIssues(checkEmail(newEmail, 'newEmail'), context))
