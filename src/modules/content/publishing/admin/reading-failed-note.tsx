import styles from '@/ui/back-office/admin.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import * as words from './words'

/** Why something could not be read, and the way to read it again. */
export const ReadingFailedNote = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Refusal>
    {error.message}{' '}
    <button className={styles.button} onClick={onRetry} type="button">
      {words.retry}
    </button>
  </Refusal>
)
