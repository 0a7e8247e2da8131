'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { fetchPublic } from '@/ui/client/fetch-public'
import { ModalDialog } from '@/ui/dialog'
import { SendButton } from '@/ui/form/send-button'
import { PlainLink } from '@/ui/link'
import type { ReservationTerms } from '../queries/read-reservation-terms'
import { lastsText, queueAheadText, sentText } from '../rules/reservation-words'
import { youAreOfflineNothing } from './browser-words'
import * as words from './dialog-words'
import { isViewerSignedIn } from './page-viewer'
import type { RequestedVehicle } from './reservations-on-page-store'
import { submitReservation } from './submit-reservation'

type Props = { vehicle: RequestedVehicle; onClose: () => void }
type Sent = { message: string; place: number | null }

/** Shows what a reservation means before it is requested, and then what came of the request. */
export function ReserveDialog({ onClose, vehicle }: Props) {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <ModalDialog title={sent ? words.requestSent : words.reserveName(vehicle.name)} onClose={onClose}>
      {(close) =>
        sent ? (
          <After sent={sent} onClose={close} />
        ) : (
          <Before vehicle={vehicle} onSent={setSent} onClose={close} />
        )
      }
    </ModalDialog>
  )
}

/** The terms of the vehicle; 'failed' if they cannot be read, which prevents nobody from requesting. */
function useTerms(id: number): ReservationTerms | 'failed' | null {
  const [terms, setTerms] = useState<ReservationTerms | 'failed' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetchPublic('/api/v1/vehicles/{id}/reserve', { id, signal: stop.signal }).then(
      (answer) => setTerms(answer.ok ? answer.body.data : 'failed'),
      () => stop.signal.aborted || setTerms('failed'),
    )
    return () => stop.abort()
  }, [id])
  return terms
}

/** Sends the request. A guest is redirected to the sign-in, and nothing remains to be shown here. */
function useRequest(id: number, onSent: (sent: Sent) => void, onClose: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const outcome = await submitReservation(id)
      if (outcome.kind === 'sent') onSent(outcome)
      else if (outcome.kind === 'refused') setProblem(outcome.message)
      else onClose()
    } catch {
      setProblem(youAreOfflineNothing)
    }
    setBusy(false)
  }
  return { isBusy, problem, send }
}

type BeforeProps = { vehicle: RequestedVehicle; onSent: (sent: Sent) => void; onClose: () => void }

function Before({ onClose, onSent, vehicle }: BeforeProps) {
  const terms = useTerms(vehicle.id)
  const { isBusy, problem, send } = useRequest(vehicle.id, onSent, onClose)
  return (
    <>
      <Terms terms={terms} />
      {problem && (
        <p role="alert" className="mt-4 rounded-control bg-red-wash px-4 py-3 text-14 text-red">
          {problem}
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-2">
        <SendButton variant="primary" onClick={send} isBusy={isBusy}>
          {isBusy ? words.requesting : isViewerSignedIn() ? words.sendRequest : words.signInAndSend}
        </SendButton>
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          {words.cancel}
        </Button>
      </p>
    </>
  )
}

/** What happens, when the answer comes, how long it lasts, and who comes first. */
function Terms({ terms }: { terms: ReservationTerms | 'failed' | null }) {
  const known = terms === 'failed' ? null : terms
  return (
    <>
      <ul className="ticked text-14 text-soft">
        <li>{words.showroomChecks}</li>
        <li>{known ? answerText(known.showroom) : words.answerComesByEmail}</li>
        <li>{known ? words.onceConfirmedFor(lastsText(known.hours)) : words.onceConfirmed}</li>
        <li>{words.freeAndWithout}</li>
      </ul>
      <p role="status" aria-busy={terms === null} className="mt-3 text-14 font-medium">
        {known ? queueAheadText(known.place) : terms === 'failed' ? words.queueUnknown : words.readingQueue}
      </p>
    </>
  )
}

const answerText = (showroom: ReservationTerms['showroom']): string => {
  if (!showroom) return words.answerComesByEmail
  const { name, openingHours } = showroom
  return openingHours ? words.answersDuring(name, openingHours) : words.answersByEmail(name)
}

function After({ onClose, sent }: { sent: Sent; onClose: () => void }) {
  const news = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => news.current?.focus(), [])
  return (
    <>
      <p ref={news} tabIndex={-1} className="text-14 font-medium focus:outline-none">
        {sentText(sent.message, sent.place)}
      </p>
      <p className="mt-2 text-14 text-soft">{words.whatComesNext}</p>
      <p className="mt-5 flex flex-wrap gap-2">
        <PlainLink href="/dashboard/reservations" rel="nofollow" className={buttonStyle()}>
          {words.myReservations}
        </PlainLink>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </>
  )
}
