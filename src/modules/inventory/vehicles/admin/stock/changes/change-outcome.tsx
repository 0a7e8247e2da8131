'use client'
import { useEffect, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { ProgressBar } from '@/ui/back-office/progress-bar'
import { Refusal } from '@/ui/back-office/refusal'
import stock from '../stock.module.css'
import * as words from '../words'
import type { Changes, MadeChange } from './use-vehicle-changes'

/** A change of many vehicles: how far it is, then what became of it, why not of some, and the way back. */
export function ChangeOutcome({ changes }: { changes: Changes }) {
  const { id, isRunning, lost, made } = changes
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id !== null) region.current?.focus({ preventScroll: true })
  }, [id])
  if (!made) return null
  return (
    <div className={stock.outcome} ref={region} tabIndex={-1}>
      {isRunning ? <AtWork lost={lost} made={made} /> : <Made changes={changes} made={made} />}
    </div>
  )
}

function AtWork({ lost, made: { done, total } }: { made: MadeChange; lost: boolean }) {
  return (
    <div className={styles.alert} role="status">
      {words.changing(done, total)}. <span className={styles.quiet}>{words.goesOn}</span>
      <ProgressBar label={words.changing(done, total)} share={total > 0 ? done / total : undefined} />
      {lost && <p>{words.lookAgain}</p>}
    </div>
  )
}

function Made({ changes, made }: { changes: Changes; made: MadeChange }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { changed, isUndo, kind, left, mayUndo, problem, reasons, same, state } = made
  const undo = async () => {
    setBusy(true)
    const answer = await changes.undo()
    setBusy(false)
    setRefusal(answer.ok ? '' : answer.message)
  }
  const did = words.changed(kind, isUndo, changed, left, same)
  const isStopped = state === 'stopped'
  const message = isStopped ? `${words.stopped(problem)} ${did}.` : `${did}${left > 0 ? ':' : '.'}`
  return (
    <>
      <CallOutcome
        called={{ ok: left === 0 && !isStopped, message }}
        isPartial={changed > 0 && left > 0 && !isStopped}
      >
        {reasons.length > 0 && (
          <ul className={stock.reasons}>
            {reasons.map((one) => (
              <li key={one.message}>{words.reasonText(one.message, one.count, one.names)}</li>
            ))}
          </ul>
        )}
        {mayUndo && (
          <button className={`${styles.button} ${stock.undo}`} disabled={busy} onClick={undo} type="button">
            {words.undo}
          </button>
        )}
      </CallOutcome>
      {refusal && <Refusal>{refusal}</Refusal>}
    </>
  )
}
