'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { OwnSecondFactor as State } from '@/modules/accounts/sign-in/queries/own-second-factor'
import { FEW_RECOVERY_CODES } from '@/modules/accounts/sign-in/rules/second-factor'
import styles from '@/ui/back-office/admin.module.css'
import type { Called } from '@/ui/back-office/call'
import { LocalTime } from '@/ui/back-office/LocalTime'
import { Outcome } from '@/ui/back-office/list/Outcome'
import { AskPassword } from './AskPassword'
import { EnterCode } from './EnterCode'
import factor from './second-factor.module.css'

type Offer = { offer: string; secret: string; picture: string }
type Step =
  | { kind: 'rest' }
  | { kind: 'password'; path: 'offer' | 'recovery-codes' | 'remove'; action: string }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'codes'; codes: string[] }

const REST: Step = { kind: 'rest' }

/** The own second factor: setting it up, new recovery codes, removing it. Each asks for the password. */
export function OwnSecondFactor({ state: { data, isRequired } }: { state: State }) {
  const router = useRouter()
  const [step, setStep] = useState<Step>(REST)
  const [called, setCalled] = useState<Called | null>(null)
  const go = (next: Step, said: Called | null = null) => {
    setCalled(said)
    setStep(next)
    if (said?.ok) router.refresh()
  }
  const answered = (answer: Called) => {
    if (!answer.ok) return setCalled(answer)
    const { offer, recoveryCodes } = answer.data as Partial<Offer> & { recoveryCodes?: string[] }
    if (offer) go({ kind: 'offer', offer: answer.data as Offer })
    else if (recoveryCodes) go({ kind: 'codes', codes: recoveryCodes }, answer)
    else go(REST, answer)
  }
  const ask = (path: 'offer' | 'recovery-codes' | 'remove', action: string) =>
    go({ kind: 'password', path, action })
  return (
    <>
      <Outcome called={called} />
      {step.kind === 'rest' && <Standing isRequired={isRequired} onAsk={ask} second={data} />}
      {step.kind === 'password' && (
        <AskPassword action={step.action} onAnswer={answered} onClose={() => go(REST)} path={step.path} />
      )}
      {step.kind === 'offer' && <EnterCode offer={step.offer} onAnswer={answered} onClose={() => go(REST)} />}
      {step.kind === 'codes' && <Codes codes={step.codes} onClose={() => go(REST)} />}
    </>
  )
}

type StandingProps = {
  second: State['data']
  isRequired: boolean
  onAsk: (path: 'offer' | 'recovery-codes' | 'remove', action: string) => void
}

function Standing({ isRequired, onAsk, second }: StandingProps) {
  if (!second)
    return (
      <div className={factor.stack}>
        <p>
          With a second factor, signing in takes a code from an app on your phone as well as your password, so
          that a stolen password is not enough.
        </p>
        <button className={styles.button} onClick={() => onAsk('offer', 'Continue')} type="button">
          Set up a second factor
        </button>
      </div>
    )
  const left = second.recoveryCodes
  return (
    <div className={factor.stack}>
      <p>
        Set up on <LocalTime iso={second.since} />.{' '}
        {left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.
        {left < FEW_RECOVERY_CODES && ' Make new ones before you run out.'}
        {isRequired && ' Your role requires a second factor.'}
      </p>
      <span className={styles.actions}>
        <button
          className={styles.button}
          onClick={() => onAsk('recovery-codes', 'Make new codes')}
          type="button"
        >
          New recovery codes
        </button>
        {!isRequired && (
          <button className={styles.button} onClick={() => onAsk('remove', 'Remove')} type="button">
            Remove second factor
          </button>
        )}
      </span>
    </div>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className={factor.stack}>
      <p>
        Keep these recovery codes somewhere safe: if you lose your phone, each signs you in once. They are
        shown only now.
      </p>
      <ul className={factor.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button className={styles.primary} onClick={onClose} type="button">
        I have kept them
      </button>
    </div>
  )
}
