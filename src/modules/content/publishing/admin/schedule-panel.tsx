'use client'
import { toast } from '@payloadcms/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { ZoneName } from '@/ui/back-office/time/zone-name'
import { type Answer, messageOr } from '@/ui/client/answer'
import { useWrite } from '@/ui/client/use-write'
import type { ContentKind } from '../rules/content-kinds'
import { SCHEDULE_MESSAGES, type Schedule } from '../rules/schedule'
import { deleteSchedule, putSchedule, readSchedule } from './content-calls'
import { fieldTime, sentTime } from './date-time-field-value'
import editor from './editor.module.css'
import { ReadingFailedNote } from './reading-failed-note'
import * as words from './words'

type Props = { id: number; kind: ContentKind; isUnsaved: boolean; mayChange: boolean; onClose: () => void }
type Planned = Schedule & { by: string | null; failedReason: string | null }

/** What happens to a record on its own, and by whom that was planned. */
function Plan({ by, failedReason, publishAt, unpublishAt }: Planned) {
  return (
    <>
      {!publishAt && !unpublishAt && <p>{words.nothingPlanned}</p>}
      {publishAt && (
        <p>
          {words.plannedPublish} <LocalTime iso={publishAt} />
        </p>
      )}
      {unpublishAt && (
        <p>
          {words.plannedUnpublish} <LocalTime iso={unpublishAt} />
        </p>
      )}
      {by && <p>{words.plannedBy(by)}</p>}
      {failedReason && (
        <Refusal>
          {words.couldNot} {failedReason}
        </Refusal>
      )}
    </>
  )
}

type MomentProps = {
  id: string
  label: string
  value: string
  fault?: string
  onChange: (value: string) => void
}

const MomentField = ({ fault, id, label, onChange, value }: MomentProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    <input
      aria-describedby={fault ? `${id}-fault` : undefined}
      aria-invalid={fault ? true : undefined}
      className={styles.input}
      id={id}
      onChange={(event) => onChange(event.target.value)}
      type="datetime-local"
      value={value}
    />
    {fault && (
      <span className={editor.fault} id={`${id}-fault`} role="alert">
        {fault}
      </span>
    )}
  </div>
)

/** What is entered for a schedule, and what the server says to it. */
function useSchedule({ id, kind, onClose, planned }: Props & { planned: Planned }) {
  const queries = useQueryClient()
  const [times, setTimes] = useState({
    publishAt: fieldTime(planned.publishAt),
    unpublishAt: fieldTime(planned.unpublishAt),
  })
  const { busy, called, run } = useWrite({ reads: false })
  const [missing, setMissing] = useState(false)
  const finish = async (call: Promise<Answer<unknown>>) => {
    const answer = await run(call)
    if (!answer.ok) return
    await queries.invalidateQueries({ queryKey: readSchedule(kind, id).queryKey })
    toast.success(answer.message)
    onClose()
  }
  const save = async () => {
    const schedule = { publishAt: sentTime(times.publishAt), unpublishAt: sentTime(times.unpublishAt) }
    const isEmpty = !schedule.publishAt && !schedule.unpublishAt
    setMissing(isEmpty)
    if (!isEmpty) await finish(putSchedule(kind, id, schedule))
  }
  const issueOf = (path: string) => called?.issues.find((issue) => issue.path === path)?.message
  const refusal =
    called?.ok === false && called.issues.length === 0 ? messageOr(called, words.failedToSchedule) : null
  return {
    busy,
    times,
    refusal,
    enter: (entered: Partial<typeof times>) => setTimes({ ...times, ...entered }),
    faults: {
      publishAt: missing ? SCHEDULE_MESSAGES.noTime : issueOf('publishAt'),
      unpublishAt: issueOf('unpublishAt'),
    },
    save,
    cancel: () => finish(deleteSchedule(kind, id)),
  }
}

/** The fields of a schedule; in a dialog over the form of the record, of which they are no part. */
function ScheduleFields(props: Props & { planned: Planned }) {
  const { busy, cancel, enter, faults, refusal, save, times } = useSchedule(props)
  const { publishAt, unpublishAt } = props.planned
  return (
    <div className={editor.panel}>
      <MomentField
        fault={faults.publishAt}
        id="publish-at"
        label={words.publishOn}
        onChange={(entered) => enter({ publishAt: entered })}
        value={times.publishAt}
      />
      <MomentField
        fault={faults.unpublishAt}
        id="unpublish-at"
        label={words.unpublishOn}
        onChange={(entered) => enter({ unpublishAt: entered })}
        value={times.unpublishAt}
      />
      <p>
        {words.zoneIs} <ZoneName />
      </p>
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className={editor.more}>
        <button className={styles.primary} disabled={busy} onClick={save} type="button">
          {words.saveSchedule}
        </button>
        {(publishAt !== null || unpublishAt !== null) && (
          <button className={styles.button} disabled={busy} onClick={cancel} type="button">
            {words.cancelSchedule}
          </button>
        )}
      </div>
    </div>
  )
}

/** When a record is published and unpublished on its own. */
export function SchedulePanel(props: Props) {
  const { id, isUnsaved, kind, mayChange } = props
  const { data, error, refetch } = useQuery(readSchedule(kind, id))
  if (error) return <ReadingFailedNote error={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{words.loading}</p>
  return (
    <>
      <Plan {...data.data} />
      {isUnsaved && <p className={styles.quiet}>{words.unsavedChanges}</p>}
      {mayChange && <ScheduleFields {...props} planned={data.data} />}
    </>
  )
}
