import { z } from 'zod'
import { filledArea, looseText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { checkPassword, checkRepeat, PASSWORD_MESSAGES } from '../rules/password'
import { tokenInput } from './token-input'

/** A new password with the token that allows it. */
export const newPasswordInput = tokenInput
  .extend({ password: looseText() })
  .superRefine(({ password }, context) => addIssues(checkPassword(password), context))

/** A change of one's own password. */
export const changePasswordInput = z
  .strictObject({
    currentPassword: filledArea('Current password', 500, PASSWORD_MESSAGES.required),
    newPassword: looseText(),
  })
  .superRefine(({ newPassword }, context) => addIssues(checkPassword(newPassword, 'newPassword'), context))

/** One's own password and the new one twice, as the screen requires it. */
export const ownPasswordForm = z
  .object({
    currentPassword: z.string().min(1, PASSWORD_MESSAGES.required),
    newPassword: z.string(),
    repeat: z.string(),
  })
  .superRefine(({ newPassword, repeat }, context) =>
    addIssues([...checkPassword(newPassword, 'newPassword'), ...checkRepeat(newPassword, repeat)], context),
  )
export type OwnPassword = z.infer<typeof ownPasswordForm>

/** One's own password, to confirm what a stolen session alone must not be able to do. */
export const ownPasswordInput = z.strictObject({
  password: filledArea('Password', 500, PASSWORD_MESSAGES.required),
})
