'use client'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/ProgressBar'
import { useFileDrop } from '@/ui/back-office/use-file-drop'
import { useFileInput } from '@/ui/back-office/use-file-input'
import css from '../import.module.css'
import { type Upload as State, useUpload } from './use-upload'
import * as words from './words'

/** Takes a file, by drop or by choice, and opens it once it is there. */
export function Upload() {
  const { cancel, fail, start, upload } = useUpload()
  const busy = upload.at === 'sending' || upload.at === 'reading'
  const target = useFileDrop(busy, ([file, ...more]) => {
    if (more.length > 0) fail(words.oneFileAtTime)
    else if (file) void start(file)
  })
  return (
    <section {...target} aria-label={words.chooseAFile} className={css.drop}>
      {busy ? <Sent cancel={cancel} upload={upload} /> : <Choose onFile={start} />}
      {upload.at === 'failed' && <Failed retry={start} upload={upload} />}
    </section>
  )
}

function Choose({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const input = useFileInput(([file]) => file && void onFile(file))
  return (
    <>
      <label className={`${styles.primary} ${css.pick}`}>
        {words.chooseAFile}
        <input
          {...input}
          accept=".csv,.tsv,.txt,.gz,text/csv,text/tab-separated-values,application/gzip"
          className={css.hidden}
          type="file"
        />
      </label>
      <p>{words.orDropItHereNothing}</p>
      <p className={styles.quiet}>{words.csvWithCommasSemicolons}</p>
    </>
  )
}

type FailedProps = { upload: Extract<State, { at: 'failed' }>; retry: (file: File) => Promise<void> }

function Failed({ retry, upload: { file, message } }: FailedProps) {
  return (
    <div className={css.problem} role="alert">
      <span>{message}</span>
      {file && (
        <button className={styles.button} onClick={() => void retry(file)} type="button">
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}

function Sent({ cancel, upload }: { cancel: () => void; upload: Extract<State, { name: string }> }) {
  const percent = upload.at === 'sending' ? Math.floor(upload.share * 100) : 100
  return (
    <div className={css.work} role="status">
      <strong>
        {upload.at === 'sending' ? words.sendingName(upload.name) : words.readingName(upload.name)}
      </strong>
      <ProgressBar label={words.sent} share={upload.at === 'sending' ? upload.share : undefined} />
      <span className={styles.quiet}>
        {upload.at === 'sending' ? `${percent} %` : words.readingItsColumnsAndValues}
      </span>
      <button className={styles.button} onClick={cancel} type="button">
        {words.cancel}
      </button>
    </div>
  )
}
