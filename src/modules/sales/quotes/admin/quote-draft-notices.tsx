import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { useQuoteDraft } from './use-quote-draft'
import * as words from './words'

type Props = { others: ReturnType<typeof useQuoteDraft>['others']; isBack: boolean }

/** That entries of earlier are in the form, or that others were stored for the quote meanwhile. */
export function QuoteDraftNotices({ isBack, others }: Props) {
  if (!others) return isBack ? <p className={list.note}>{words.draftBack}</p> : null
  return (
    <div className={styles.alert} data-tone="red" role="alert">
      <p>{words.otherDraft}</p>
      <div className={styles.actions}>
        <button className={styles.button} onClick={others.useMine} type="button">
          {words.useMine}
        </button>
        <button className={styles.button} onClick={others.openTheirs} type="button">
          {words.openOtherDraft}
        </button>
      </div>
    </div>
  )
}
