import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import css from './application.module.css'
import type { ShownLine } from './read-application-screen'
import * as words from './words'

type Props = { history: readonly ShownLine[]; onUndo: (() => void) | null }

/** What became of the application, the latest first; the last step can be undone. */
export const HistoryPanel = ({ history, onUndo }: Props) => (
  <section className={css.panel}>
    <h2>{words.history}</h2>
    <ol className={css.timeline}>
      {history.toReversed().map((line) => (
        <li key={line.id}>
          <strong>{line.sentence}</strong>
          <span className={css.under}>
            <LocalTime iso={line.at} /> · {line.by}
          </span>
          {line.reason && <span className={css.text}>{line.reason}</span>}
          {line.mayBeUndone && onUndo && (
            <span>
              <button className={styles.button} onClick={onUndo} type="button">
                {words.undo}
              </button>
            </span>
          )}
        </li>
      ))}
    </ol>
  </section>
)
