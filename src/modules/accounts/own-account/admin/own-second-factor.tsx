'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { OwnSecondFactor as State } from '@/modules/accounts/sign-in/queries/get-own-second-factor'
import { FEW_RECOVERY_CODES } from '@/modules/accounts/sign-in/rules/second-factor'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { Answer, Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { BodyOf } from '@/ui/client/make-call'
import { PasswordPrompt } from './password-prompt'
import factor from './second-factor.module.css'
import { SetUpAuthenticator } from './set-up-authenticator'
import * as words from './words'

type Offer = BodyOf<'post', '/api/v1/auth/second-factor/own/offer'>['data']
/** What is done once the password was given. */
type Wish = 'offer' | 'recovery-codes' | 'remove'
type Step =
  | { kind: 'rest' }
  | { kind: 'password'; wish: Wish; action: string }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'codes'; codes: string[] }

const REST: Step = { kind: 'rest' }

const makeOffer = (password: string) =>
  callApi('post', '/api/v1/auth/second-factor/own/offer', { body: { password } })
const makeCodes = (password: string) =>
  callApi('post', '/api/v1/auth/second-factor/own/recovery-codes', { body: { password } })
const remove = (password: string) =>
  callApi('post', '/api/v1/auth/second-factor/own/remove', { body: { password } })

/** The own second factor: setting it up, new recovery codes, removing it. Each requires the password. */
export function OwnSecondFactor({ state: { data, isRequired } }: { state: State }) {
  const router = useRouter()
  const [step, setStep] = useState<Step>(REST)
  const [called, setCalled] = useState<Called | null>(null)
  const go = (next: Step, notice: Called | null = null) => {
    setCalled(notice)
    setStep(next)
    if (notice?.ok) router.refresh()
  }
  const offered = (answer: Answer<{ data: Offer }>) =>
    answer.ok ? go({ kind: 'offer', offer: answer.body.data }) : setCalled(answer)
  const listed = (answer: Answer<{ recoveryCodes: string[] }>) =>
    answer.ok ? go({ kind: 'codes', codes: answer.body.recoveryCodes }, answer) : setCalled(answer)
  const removed = (answer: Called) => (answer.ok ? go(REST, answer) : setCalled(answer))
  const confirmPassword = (wish: Wish, action: string) => go({ kind: 'password', wish, action })
  return (
    <>
      <CallOutcome called={called} />
      {step.kind === 'rest' && <Standing isRequired={isRequired} onSelect={confirmPassword} second={data} />}
      {step.kind === 'password' && step.wish === 'offer' && (
        <PasswordPrompt {...step} onAnswer={offered} onClose={() => go(REST)} send={makeOffer} />
      )}
      {step.kind === 'password' && step.wish === 'recovery-codes' && (
        <PasswordPrompt {...step} onAnswer={listed} onClose={() => go(REST)} send={makeCodes} />
      )}
      {step.kind === 'password' && step.wish === 'remove' && (
        <PasswordPrompt {...step} onAnswer={removed} onClose={() => go(REST)} send={remove} />
      )}
      {step.kind === 'offer' && (
        <SetUpAuthenticator offer={step.offer} onAnswer={listed} onClose={() => go(REST)} />
      )}
      {step.kind === 'codes' && <Codes codes={step.codes} onClose={() => go(REST)} />}
    </>
  )
}

type StandingProps = {
  second: State['data']
  isRequired: boolean
  onSelect: (wish: Wish, action: string) => void
}

function Standing({ isRequired, onSelect, second }: StandingProps) {
  if (!second)
    return (
      <div className={factor.stack}>
        <p>{words.whatSecondFactorDoes}</p>
        <button className={styles.button} onClick={() => onSelect('offer', words.goOn)} type="button">
          {words.setUpSecondFactor}
        </button>
      </div>
    )
  const left = second.recoveryCodes
  return (
    <div className={factor.stack}>
      <p>
        Set up on <LocalTime iso={second.since} />. {words.recoveryCodesLeft(left)}
        {left < FEW_RECOVERY_CODES && ` ${words.createNewOnes}`}
        {isRequired && ` ${words.yourRoleRequiresIt}`}
      </p>
      <span className={styles.actions}>
        <button
          className={styles.button}
          onClick={() => onSelect('recovery-codes', words.createNewCodes)}
          type="button"
        >
          {words.newRecoveryCodes}
        </button>
        {!isRequired && (
          <button className={styles.button} onClick={() => onSelect('remove', words.remove)} type="button">
            {words.removeSecondFactor}
          </button>
        )}
      </span>
    </div>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className={factor.stack}>
      <p>{words.storeTheseRecovery}</p>
      <ul className={factor.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button className={styles.primary} onClick={onClose} type="button">
        {words.iHaveSavedThem}
      </button>
    </div>
  )
}
