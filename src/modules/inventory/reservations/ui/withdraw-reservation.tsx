'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { callApi } from '@/ui/client/call-api'
import { SendButton } from '@/ui/form/send-button'
import { toast } from '@/ui/toast'
import { useFocusBack } from '@/ui/use-focus-back'
import type { CustomerStep } from '../rules/reservation-workflow'
import { CUSTOMER_STEP_WORDS } from '../rules/step-words'
import * as words from './dialog-words'
import { reservationsOnPage, setReservations } from './reservations-on-page-store'

const CONFLICT = 409

type Props = { id: number; vehicleId: number; name: string; step: CustomerStep }

/** Ends an own reservation, after a confirmation. */
export function WithdrawReservation({ id, name, step, vehicleId }: Props) {
  const [isPending, setPending] = useState(false)
  const opener = useFocusBack<HTMLButtonElement>(isPending)
  if (isPending)
    return <Question id={id} vehicleId={vehicleId} step={step} name={name} onStay={() => setPending(false)} />
  return (
    <span className="scripted -my-1 max-sm:-mb-3 max-sm:basis-full max-sm:pl-18">
      <button
        ref={opener}
        type="button"
        onClick={() => setPending(true)}
        className={buttonStyle('quiet', '', 'slim')}
      >
        {CUSTOMER_STEP_WORDS[step].offer}
        <span className="sr-only">: {name}</span>
      </button>
    </span>
  )
}

/** Withdraws the reservation. `box` is the question, which goes with the answer; the line that it stood in stays. */
function useWithdraw({ id, vehicleId }: Props, box: RefObject<HTMLElement | null>) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const withdraw = async () => {
    setBusy(true)
    setProblem(null)
    const { message, ok, status } = await callApi('put', '/api/v1/reservations/{id}/withdraw', {
      params: { path: { id } },
    })
    setBusy(false)
    // Of one that has ended meanwhile the list itself shows how.
    if (!ok && status !== CONFLICT) return setProblem(message)
    setReservations(new Map([...reservationsOnPage()].filter(([vehicle]) => vehicle !== vehicleId)))
    toast(message, ok ? 'info' : 'warning')
    box.current?.closest('li')?.querySelector('a')?.focus()
    router.refresh()
  }
  return { isBusy, problem, withdraw }
}

function Question({ onStay, ...props }: Props & { onStay: () => void }) {
  const { name, step } = props
  const { verb, warning } = CUSTOMER_STEP_WORDS[step]
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { isBusy, problem, withdraw } = useWithdraw(props, box)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.withdrawName(name)}
      className="mt-3 basis-full rounded-control bg-amber-wash p-4 focus:outline-none sm:ml-22"
    >
      <p className="text-14 text-amber">{warning}</p>
      {problem && (
        <p role="alert" className="mt-2 text-14 text-red">
          {problem}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <SendButton onClick={withdraw} isBusy={isBusy}>
          {isBusy ? words.withdrawing : verb}
        </SendButton>
        <Button variant="quiet" onClick={onStay} disabled={isBusy}>
          {words.storeChoice}
        </Button>
      </p>
    </section>
  )
}
