import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { fileHref } from '@/ui/client/file-href'
import type { ImportDetail } from '../../queries/get-import'
import * as words from '../words'
import type { Steering } from './use-import-progress'

type Props = { importDetail: ImportDetail; mayUndo: boolean; steering: Steering; working: boolean }

/** What can be done about an import as it is now: stop or resume it, take its papers, undo it. */
export function ImportRunActions({ importDetail, mayUndo, steering, working }: Props) {
  const { counts, id, status } = importDetail
  const { open, busy, cancel, goOn } = steering
  const isImporting = status === 'waiting' || status === 'running'
  const isPaused = status === 'cancelled' || status === 'interrupted'
  const isLeft =
    importDetail.undone === null ? counts.created + counts.updated > 0 : importDetail.undone.kept.length > 0
  return (
    <div className={styles.actions}>
      {isImporting && importDetail.fileId !== null && (
        <button className={styles.button} disabled={busy} onClick={cancel} type="button">
          {words.cancelTheImport}
        </button>
      )}
      {isPaused && importDetail.hasFile && (
        <button className={styles.primary} disabled={busy} onClick={goOn} type="button">
          {words.resume}
        </button>
      )}
      {status === 'finished' && counts.created > 0 && (
        <Link className={styles.button} href="/admin/inventory/vehicles?sort=created-desc">
          {words.seeNewestVehicles}
        </Link>
      )}
      {!working && (
        <a className={styles.button} download href={fileHref('/api/v1/imports/{id}/report', id)}>
          {words.downloadTheReport}
        </a>
      )}
      {!working && importDetail.hasFile && counts.rejected > 0 && (
        <a className={styles.button} download href={fileHref('/api/v1/imports/{id}/rejected', id)}>
          {words.downloadRejectedRows}
        </a>
      )}
      {!working && mayUndo && isLeft && (
        <button className={styles.button} disabled={busy} onClick={open} type="button">
          {status === 'undone' ? words.undoTheRest : words.undo}
        </button>
      )}
    </div>
  )
}
