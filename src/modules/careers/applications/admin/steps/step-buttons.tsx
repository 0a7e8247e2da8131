import styles from '@/ui/back-office/admin.module.css'
import { REJECT_KEY, STAFF_STAGES, STAGE_KEYS } from '../../rules/application-board'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../rules/application-lists'
import type { RequestStep } from './use-steps'
import * as words from './words'

/** A button for each step but the one to where it stands, with its key. */
export const StepButtons = ({ ask, now }: { ask: RequestStep; now?: ApplicationStatus }) => (
  <>
    {STAFF_STAGES.filter((stage) => stage !== now).map((stage) => (
      <button
        aria-keyshortcuts={STAGE_KEYS[stage]}
        className={styles.button}
        key={stage}
        onClick={() => ask(stage)}
        type="button"
      >
        {APPLICATION_STATUS_LABELS[stage]}
      </button>
    ))}
    {now !== 'REJECTED' && (
      <button
        aria-keyshortcuts={REJECT_KEY}
        className={styles.button}
        onClick={() => ask('REJECTED')}
        type="button"
      >
        {words.reject}
      </button>
    )}
  </>
)
