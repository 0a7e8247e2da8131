'use client'
import { useRouter } from 'next/navigation'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/ProgressBar'
import { fileBody } from '@/ui/client/file-body'
import { callApi } from '@/ui/client/office'
import { overXhr } from '@/ui/client/over-xhr'
import css from '../import.module.css'
import { size } from '../words'

const MOST_BYTES = 100 * 1024 * 1024

type State =
  | { at: 'idle' }
  | { at: 'sending'; name: string; share: number }
  | { at: 'reading'; name: string }
  | { at: 'failed'; message: string; file: File | null }

/** Under which a file can be sent once more without being two. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends a file while telling how much of it is gone. */
const send = (file: File, key: string, signal: AbortSignal, onShare: (share: number) => void) =>
  callApi('post', '/api/v1/imports/files', {
    params: { query: { name: file.name.slice(-200) } },
    ...fileBody(file),
    headers: { ...fileBody(file).headers, 'idempotency-key': key },
    signal,
    fetch: overXhr(file, { isWorkedOn: true, onProgress: onShare }),
  })

/** Takes a file, by drop or by choice, and opens it once it is there. */
export function Upload() {
  const router = useRouter()
  const [state, setState] = useState<State>({ at: 'idle' })
  const [over, setOver] = useState(false)
  const sending = useRef<AbortController | null>(null)
  const key = useRef({ of: null as File | null, text: '' })
  const input = useRef<HTMLInputElement>(null)
  // Whoever leaves meanwhile is not called back; the file waits in the list.
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const start = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES)
      return setState({
        at: 'failed',
        message: `${file.name} has ${size(file.size)}; the limit is 100 MB. Try compressing it with gzip.`,
        file: null,
      })
    if (key.current.of !== file) key.current = { of: file, text: newKey() }
    setState({ at: 'sending', name: file.name, share: 0 })
    sending.current = new AbortController()
    const { signal } = sending.current
    const answer = await send(file, key.current.text, signal, (share) =>
      setState(share < 1 ? { at: 'sending', name: file.name, share } : { at: 'reading', name: file.name }),
    )
    if (!answer.ok) {
      const { message, status = 0 } = answer
      // What the server refused it would refuse again.
      const isRefused = status >= 400 && status < 500
      setState({
        at: 'failed',
        message: signal.aborted ? 'The upload was cancelled.' : message,
        file: isRefused ? null : file,
      })
    } else if (here.current) router.push(`/admin/inventory/import/files/${answer.body.data.id}`)
  }
  const take = (): void => {
    const file = input.current?.files?.[0]
    if (!file || !input.current) return
    input.current.value = ''
    void start(file)
  }
  // Somebody may have chosen a file before the page came to life.
  const takeFirst = useRef(take)
  useEffect(() => takeFirst.current(), [])
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file, ...more] = event.dataTransfer.files
    if (more.length > 0) setState({ at: 'failed', message: 'One file at a time, please.', file: null })
    else if (file) void start(file)
  }
  const busy = state.at === 'sending' || state.at === 'reading'
  return (
    <section
      aria-label="Choose a file"
      className={css.drop}
      data-over={over}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={busy ? (event) => event.preventDefault() : drop}
    >
      {busy ? (
        <Sent cancel={() => sending.current?.abort()} state={state} />
      ) : (
        <>
          <label className={`${styles.primary} ${css.pick}`}>
            Choose a file
            <input
              accept=".csv,.tsv,.txt,.gz,text/csv,text/tab-separated-values,application/gzip"
              className={css.hidden}
              onChange={take}
              ref={input}
              type="file"
            />
          </label>
          <p>or drop it here. Nothing is imported before you have seen what would become of it.</p>
          <p className={styles.quiet}>
            CSV with commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252; gzip or not. The first row
            contains the column names. Up to 100 MB and 300 columns.
          </p>
        </>
      )}
      {state.at === 'failed' && (
        <div className={css.problem} role="alert">
          <span>{state.message}</span>
          {state.file && (
            <button
              className={styles.button}
              onClick={() => state.file && void start(state.file)}
              type="button"
            >
              Try again
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function Sent({ cancel, state }: { cancel: () => void; state: Extract<State, { name: string }> }) {
  const percent = state.at === 'sending' ? Math.floor(state.share * 100) : 100
  return (
    <div className={css.work} role="status">
      <strong>{state.at === 'sending' ? `Sending ${state.name}` : `Reading ${state.name}`}</strong>
      <ProgressBar label="Sent" share={state.at === 'sending' ? state.share : undefined} />
      <span className={styles.quiet}>
        {state.at === 'sending'
          ? `${percent} %`
          : 'Reading its columns and values; a large file takes a moment.'}
      </span>
      <button className={styles.button} onClick={cancel} type="button">
        Cancel
      </button>
    </div>
  )
}
