'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { callApi } from '@/ui/client/office'
import { toast } from '@/ui/toast'
import { CUSTOMER_STEP_WORDS } from '../rules/reservation-words'
import type { CustomerStep } from '../rules/reservation-workflow'
import { reservationsOnPage, setReservations } from './reservation-store'

const CONFLICT = 409

type Props = { id: number; vehicleId: number; name: string; step: CustomerStep }

/** Ends an own reservation, once it was asked whether that is meant. */
export function WithdrawReservation({ id, name, step, vehicleId }: Props) {
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone; whoever keeps the reservation goes on where they were.
    if (wasAsked.current && !isAsked) opener.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (isAsked)
    return <Question id={id} vehicleId={vehicleId} step={step} name={name} onKeep={() => setAsked(false)} />
  return (
    <span className="scripted -my-1 max-sm:-mb-3 max-sm:basis-full max-sm:pl-18">
      <button
        ref={opener}
        type="button"
        onClick={() => setAsked(true)}
        className={buttonStyle('quiet', '', 'slim')}
      >
        {CUSTOMER_STEP_WORDS[step].offer}
        <span className="sr-only">: {name}</span>
      </button>
    </span>
  )
}

function Question({ id, name, onKeep, step, vehicleId }: Props & { onKeep: () => void }) {
  const { verb, warning } = CUSTOMER_STEP_WORDS[step]
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const withdraw = async () => {
    setBusy(true)
    setProblem(null)
    const { message, ok, status } = await callApi('put', '/api/v1/reservations/{id}/withdraw', {
      params: { path: { id } },
    })
    setBusy(false)
    // Of one that has ended meanwhile the list itself says how.
    if (!ok && status !== CONFLICT) return setProblem(message)
    setReservations(new Map([...reservationsOnPage()].filter(([vehicle]) => vehicle !== vehicleId)))
    toast(message, ok ? 'info' : 'warning')
    // The question goes with the answer; the line that it stood in stays.
    box.current?.closest('li')?.querySelector('a')?.focus()
    router.refresh()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Withdraw: ${name}`}
      className="mt-3 basis-full rounded-control bg-amber-wash p-4 focus:outline-none sm:ml-22"
    >
      <p className="text-14 text-amber">{warning}</p>
      {problem && (
        <p role="alert" className="mt-2 text-14 text-red">
          {problem}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Button onClick={withdraw} disabled={isBusy}>
          {isBusy ? 'Withdrawing…' : verb}
        </Button>
        <Button variant="quiet" onClick={onKeep} disabled={isBusy}>
          Keep it
        </Button>
      </p>
    </section>
  )
}
