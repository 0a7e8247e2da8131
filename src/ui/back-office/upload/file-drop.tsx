import styles from '../admin.module.css'
import { ProgressBar } from '../progress-bar'
import { useFileDrop } from '../use-file-drop'
import { useFileInput } from '../use-file-input'
import css from './upload.module.css'
import type { FileSender, Sending } from './use-send-file'
import * as words from './words'

type Texts = {
  /** Shown under the button: that it may be dropped, and what happens then. */
  hint: string
  /** Which files it takes. */
  formats: string
  /** Shown while the server reads the file. */
  reading: string
}

type Props = { accept: string; sender: FileSender; texts: Texts }

/** Takes a file, by drop or by choice, and shows how far it is. */
export function FileDrop({ accept, sender, texts }: Props) {
  const { cancel, fail, sending, start } = sender
  const busy = sending.at === 'sending' || sending.at === 'reading'
  const target = useFileDrop(busy, ([file, ...more]) => {
    if (more.length > 0) fail(words.oneFileAtTime)
    else if (file) void start(file)
  })
  return (
    <section {...target} aria-label={words.chooseAFile} className={css.drop}>
      {busy ? (
        <Sent cancel={cancel} reading={texts.reading} sending={sending} />
      ) : (
        <Choose accept={accept} onFile={start} texts={texts} />
      )}
      {sending.at === 'failed' && <Failed retry={start} sending={sending} />}
    </section>
  )
}

type ChooseProps = { accept: string; texts: Texts; onFile: (file: File) => Promise<void> }

function Choose({ accept, onFile, texts }: ChooseProps) {
  const input = useFileInput(([file]) => file && void onFile(file))
  return (
    <>
      <label className={`${styles.primary} ${css.pick}`}>
        {words.chooseAFile}
        <input {...input} accept={accept} className={css.hidden} type="file" />
      </label>
      <p>{texts.hint}</p>
      <p className={styles.quiet}>{texts.formats}</p>
    </>
  )
}

type FailedProps = {
  sending: Extract<Sending, { at: 'failed' }>
  retry: (file: File) => Promise<void>
}

function Failed({ retry, sending: { file, message } }: FailedProps) {
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

type SentProps = { cancel: () => void; reading: string; sending: Extract<Sending, { name: string }> }

function Sent({ cancel, reading, sending }: SentProps) {
  const percent = sending.at === 'sending' ? Math.floor(sending.share * 100) : 100
  return (
    <div className={css.work} role="status">
      <strong>
        {sending.at === 'sending' ? words.sendingName(sending.name) : words.readingName(sending.name)}
      </strong>
      <ProgressBar label={words.sent} share={sending.at === 'sending' ? sending.share : undefined} />
      <span className={styles.quiet}>{sending.at === 'sending' ? `${percent} %` : reading}</span>
      <button className={styles.button} onClick={cancel} type="button">
        {words.cancel}
      </button>
    </div>
  )
}
