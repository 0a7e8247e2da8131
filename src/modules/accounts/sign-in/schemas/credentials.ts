import { z } from 'zod'
import { freeText } from '@/input/fields'
import { checkPassword, checkRepeat, PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import { checkEmail } from '@/modules/accounts/people/rules/person'
import { loose, tell } from './sign-up'

const TOKEN_MAX = 200

/** An e-mail address alone: a forgotten password, a confirmation to be sent again. */
export const emailInput = z
  .strictObject({ email: loose() })
  .superRefine(({ email }, context) => tell(checkEmail(email), context))

/** The token of a mail. */
export const tokenInput = z.strictObject({ token: freeText('Token', TOKEN_MAX).min(1, 'Token is required') })

/** A new password with the token that allows it. */
export const newPasswordInput = tokenInput
  .extend({ password: loose() })
  .superRefine(({ password }, context) => tell(checkPassword(password), context))

/** The own password, changed. */
export const changePasswordInput = z
  .strictObject({
    currentPassword: freeText('Current password', 500).min(1, PASSWORD_MESSAGES.required),
    newPassword: loose(),
  })
  .superRefine(({ newPassword }, context) => tell(checkPassword(newPassword, 'newPassword'), context))

/** The own password with the new one twice, as the screen asks for it. */
export const ownPasswordForm = z
  .object({
    currentPassword: z.string().min(1, PASSWORD_MESSAGES.required),
    newPassword: z.string(),
    repeat: z.string(),
  })
  .superRefine(({ newPassword, repeat }, context) =>
    tell([...checkPassword(newPassword, 'newPassword'), ...checkRepeat(newPassword, repeat)], context),
  )
export type OwnPassword = z.infer<typeof ownPasswordForm>

/** The own password to confirm something that cannot be done by a stolen session alone. */
export const ownPasswordInput = z.strictObject({
  password: freeText('Password', 500).min(1, PASSWORD_MESSAGES.required),
})

/** A new address, with the own password. */
export const changeEmailInput = ownPasswordInput
  .extend({ newEmail: loose() })
  .superRefine(({ newEmail }, context) => tell(checkEmail(newEmail, 'newEmail'), context))

/** Another person's new address, as staff enter it. */
export const newEmailInput = z
  .strictObject({ newEmail: loose() })
  .superRefine(({ newEmail }, context) => tell(checkEmail(newEmail, 'newEmail'), context))
