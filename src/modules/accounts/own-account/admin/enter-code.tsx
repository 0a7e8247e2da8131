'use client'
import { useForm } from 'react-hook-form'
import { TextInput } from '@/modules/accounts/people/admin/fields'
import { readCode, SECOND_FACTOR_MESSAGES } from '@/modules/accounts/sign-in/rules/second-factor'
import styles from '@/ui/back-office/admin.module.css'
import type { Answer } from '@/ui/client/answer'
import type { BodyOf } from '@/ui/client/call'
import { callApi } from '@/ui/client/office'
import factor from './second-factor.module.css'
import * as words from './words'

type Props = {
  offer: { offer: string; secret: string; picture: string }
  onAnswer: (answer: Answer<BodyOf<'post', '/api/v1/auth/second-factor/own/set-up'>>) => void
  onClose: () => void
}

/** The picture for the authenticator app, and the code that shows that the app has it. */
export function EnterCode({ offer: { offer, picture, secret }, onAnswer, onClose }: Props) {
  const form = useForm({ defaultValues: { code: '' } })
  const submit = form.handleSubmit(async ({ code }) => {
    const answer = await callApi('post', '/api/v1/auth/second-factor/own/set-up', { body: { offer, code } })
    const [wrong] = answer.issues
    if (wrong) form.setError('code', { message: wrong.message }, { shouldFocus: true })
    else onAnswer(answer)
  })
  const { isSubmitting } = form.formState
  return (
    <form className={factor.stack} noValidate onSubmit={submit}>
      <p>{words.scanQrCode}</p>
      <img
        alt={words.keyForYourAuthenticatorApp}
        className={factor.picture}
        height={200}
        src={picture}
        width={200}
      />
      <p>
        {words.orEnterThisKeyInApp} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        autoComplete="one-time-code"
        error={form.getFieldState('code', form.formState).error?.message}
        id="factor-code"
        label={words.code}
        maxLength={10}
        register={form.register('code', {
          validate: (code) => readCode(code)?.kind === 'app' || SECOND_FACTOR_MESSAGES.appCode,
        })}
      />
      <span className={styles.actions}>
        <button className={styles.primary} disabled={isSubmitting} type="submit">
          {isSubmitting ? words.checking : words.setItUp}
        </button>
        <button className={styles.button} onClick={onClose} type="button">
          {words.cancel}
        </button>
      </span>
    </form>
  )
}
