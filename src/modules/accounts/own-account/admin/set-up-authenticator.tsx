'use client'
import { TextInput } from '@/modules/accounts/people/admin/person-form-inputs'
import { parseTypedCode, SECOND_FACTOR_MESSAGES } from '@/modules/accounts/sign-in/rules/second-factor'
import styles from '@/ui/back-office/admin.module.css'
import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { BodyOf } from '@/ui/client/make-call'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import factor from './second-factor.module.css'
import * as words from './words'

type Props = {
  offer: { offer: string; secret: string; picture: string }
  onAnswer: (answer: Answer<BodyOf<'post', '/api/v1/auth/second-factor/own/set-up'>>) => void
  onClose: () => void
}

/** The picture for the authenticator app, and the code that shows that the app has it. */
export function SetUpAuthenticator({ offer: { offer, picture, secret }, onAnswer, onClose }: Props) {
  const { errorOf, isBusy, register, submit } = useSchemaForm({
    defaultValues: { code: '' },
    validate: ({ code }) =>
      parseTypedCode(code)?.kind === 'app' ? [] : [{ path: 'code', message: SECOND_FACTOR_MESSAGES.appCode }],
    fieldOf: () => 'code',
    submit: async ({ code }) => {
      const answer = await callApi('post', '/api/v1/auth/second-factor/own/set-up', { body: { offer, code } })
      if (answer.issues.length === 0) onAnswer(answer)
      return answer
    },
  })
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
        error={errorOf('code')}
        id="factor-code"
        label={words.code}
        maxLength={10}
        register={register('code')}
      />
      <span className={styles.actions}>
        <button className={styles.primary} disabled={isBusy} type="submit">
          {isBusy ? words.checking : words.setItUp}
        </button>
        <button className={styles.button} onClick={onClose} type="button">
          {words.cancel}
        </button>
      </span>
    </form>
  )
}
