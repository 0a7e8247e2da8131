import { z } from 'zod'
import { looseText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { checkEmail } from '@/modules/accounts/people/rules/check-person'

/** An e-mail address alone: a forgotten password, a confirmation to send again. */
export const emailInput = z
  .strictObject({ email: looseText() })
  .superRefine(({ email }, context) => addIssues(checkEmail(email), context))
