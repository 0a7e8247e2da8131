'use client'
import { PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import { TextInput } from '@/modules/accounts/people/admin/person-form-inputs'
import styles from '@/ui/back-office/admin.module.css'
import type { Called } from '@/ui/client/answer'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import factor from './second-factor.module.css'
import * as words from './words'

type Props<A extends Called> = {
  /** Makes the call that requires the password. */
  send: (password: string) => Promise<A>
  action: string
  onAnswer: (answer: A) => void
  onClose: () => void
}

/** Requires the own password before something about the second factor. */
export function PasswordPrompt<A extends Called>({ action, onAnswer, onClose, send }: Props<A>) {
  const { errorOf, isBusy, register, submit } = useSchemaForm({
    defaultValues: { password: '' },
    validate: ({ password }) =>
      password === '' ? [{ path: 'password', message: PASSWORD_MESSAGES.required }] : [],
    fieldOf: () => 'password',
    submit: async ({ password }) => {
      const answer = await send(password)
      if (answer.issues.length === 0) onAnswer(answer)
      return answer
    },
  })
  return (
    <form className={factor.stack} noValidate onSubmit={submit}>
      <TextInput
        autoComplete="current-password"
        error={errorOf('password')}
        id="factor-password"
        label={words.yourPassword}
        register={register('password')}
        type="password"
      />
      <span className={styles.actions}>
        <button className={styles.primary} disabled={isBusy} type="submit">
          {isBusy ? words.oneMoment : action}
        </button>
        <button className={styles.button} onClick={onClose} type="button">
          {words.cancel}
        </button>
      </span>
    </form>
  )
}
