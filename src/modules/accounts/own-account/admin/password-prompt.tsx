'use client'
import { useForm } from 'react-hook-form'
import { PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import { TextInput } from '@/modules/accounts/people/admin/fields'
import styles from '@/ui/back-office/admin.module.css'
import type { Called } from '@/ui/client/answer'
import factor from './second-factor.module.css'
import * as words from './words'

type Props<A extends Called> = {
  /** Makes the call that the password is asked for. */
  send: (password: string) => Promise<A>
  action: string
  onAnswer: (answer: A) => void
  onClose: () => void
}

/** Asks for the own password before something about the second factor. */
export function PasswordPrompt<A extends Called>({ action, onAnswer, onClose, send }: Props<A>) {
  const form = useForm({ defaultValues: { password: '' } })
  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await send(password)
    const [wrong] = answer.issues
    if (wrong) form.setError('password', { message: wrong.message }, { shouldFocus: true })
    else onAnswer(answer)
  })
  const { isSubmitting } = form.formState
  return (
    <form className={factor.stack} noValidate onSubmit={submit}>
      <TextInput
        autoComplete="current-password"
        error={form.getFieldState('password', form.formState).error?.message}
        id="factor-password"
        label={words.yourPassword}
        register={form.register('password', { required: PASSWORD_MESSAGES.required })}
        type="password"
      />
      <span className={styles.actions}>
        <button className={styles.primary} disabled={isSubmitting} type="submit">
          {isSubmitting ? words.oneMoment : action}
        </button>
        <button className={styles.button} onClick={onClose} type="button">
          {words.cancel}
        </button>
      </span>
    </form>
  )
}
