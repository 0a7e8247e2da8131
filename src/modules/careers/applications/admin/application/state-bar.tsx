import styles from '@/ui/back-office/admin.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import {
  APPLICATION_STATUS_LABELS,
  SHORTLIST_STATUS_LABELS,
  SHORTLIST_STATUSES,
  type ShortlistStatus,
} from '../../rules/application-lists'
import { APPLICATION_TONES } from '../../rules/application-tones'
import { StepButtons } from '../steps/step-buttons'
import type { RequestStep } from '../steps/use-steps'
import css from './application.module.css'
import type { ApplicationData } from './read-application-screen'
import * as words from './words'

type Props = {
  data: ApplicationData
  ask: RequestStep
  onShortlist: (to: ShortlistStatus) => void
  onUndo: () => void
  onUnreject: () => void
}

/** Where the application stands, when a rejection is sent, and what can be done. */
export function StateBar({ ask, data, onShortlist, onUndo, onUnreject }: Props) {
  const { may, shortlistStatus, status } = data
  const isOver = status === 'WITHDRAWN'
  return (
    <section aria-label={words.actions} className={css.state}>
      <p>
        <StatusLabel tone={APPLICATION_TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</StatusLabel>
        {!may.update && <span>{SHORTLIST_STATUS_LABELS[shortlistStatus]}</span>}
        {status === 'REJECTED' && <Rejection data={data} />}
      </p>
      {may.update && (
        <span className={styles.actions}>
          <select
            aria-label={words.shortlist}
            className={css.shortlist}
            onChange={({ target }) => {
              const chosen = SHORTLIST_STATUSES.find((one) => one === target.value)
              if (chosen) onShortlist(chosen)
            }}
            value={shortlistStatus}
          >
            {SHORTLIST_STATUSES.map((one) => (
              <option key={one} value={one}>
                {SHORTLIST_STATUS_LABELS[one]}
              </option>
            ))}
          </select>
          {status === 'REJECTED' && (
            <button className={styles.button} onClick={onUnreject} type="button">
              {words.cancelRejection}
            </button>
          )}
          {!isOver && <StepButtons ask={ask} now={status} />}
          {data.history.at(-1)?.mayBeUndone && (
            <button aria-keyshortcuts="u" className={styles.button} onClick={onUndo} type="button">
              {words.undo}
            </button>
          )}
        </span>
      )}
    </section>
  )
}

function Rejection({ data: { rejectionMailAt, rejectionMailSentAt } }: { data: ApplicationData }) {
  if (rejectionMailSentAt !== null) return <span>{words.rejectionSent}</span>
  if (rejectionMailAt === null) return null
  return (
    <span>
      {words.rejectionWaits} <LocalTime iso={rejectionMailAt} />
    </span>
  )
}
