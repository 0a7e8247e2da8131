import { NETWORK_ERROR } from '@/ui/client/call-api'
import styles from './admin.module.css'
import list from './list/list-context.module.css'
import * as words from './words'

type Props = {
  message: string | null
  /** Reads the record again, where somebody else changed it meanwhile. */
  onReload: (() => void) | null
  /** What reading it again is called, if not 'Reload'. */
  reload?: string
  /** Whether it failed because there was no answer. */
  isUnsent?: boolean
  /** Whether what stands in the form was entered before the page was loaded. */
  isBroughtBack?: boolean
}

/** Why a form could not be saved, at its head, with the way on; that entries are there again from before. */
export function FormFailure({ isBroughtBack, isUnsent, message, onReload, reload = words.reload }: Props) {
  if (message === null)
    return isBroughtBack ? (
      <p className={list.note} role="status">
        {words.whatYouEnteredEarlier}
      </p>
    ) : null
  return (
    <div className={styles.alert} data-tone="red" role="alert">
      <p>{message}</p>
      {isUnsent && (
        <p className={list.under}>
          {!message.includes(NETWORK_ERROR) && `${NETWORK_ERROR}. `}
          {words.whatYouEntered}
        </p>
      )}
      {onReload && (
        <button className={styles.button} onClick={onReload} type="button">
          {reload}
        </button>
      )}
    </div>
  )
}
