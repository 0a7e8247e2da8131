'use client'
import { useRouter } from 'next/navigation'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { type Called, calledFrom, NETWORK_ERROR } from '@/ui/back-office/call'
import { ProgressBar } from '@/ui/back-office/ProgressBar'
import { importAddress } from '../call-import'
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

type Sending = { request: XMLHttpRequest; done: Promise<Called> }

/** Sends a file while telling how much of it is gone; fetch cannot tell that. */
function send(file: File, key: string, onShare: (share: number) => void): Sending {
  const request = new XMLHttpRequest()
  request.open('POST', importAddress(`/files?name=${encodeURIComponent(file.name.slice(-200))}`))
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.setRequestHeader('idempotency-key', key)
  request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
  const done = new Promise<Called>((resolve) => {
    request.onload = () => {
      const { responseText, status, statusText } = request
      resolve(calledFrom({ ok: status === 201, status, statusText }, responseText))
    }
    request.onerror = () => resolve({ ok: false, message: NETWORK_ERROR, issues: [] })
    request.onabort = () => resolve({ ok: false, message: 'Sending was cancelled.', issues: [] })
  })
  request.send(file)
  return { request, done }
}

/** Takes a file, by drop or by choice, and opens it once it is there. */
export function Upload() {
  const router = useRouter()
  const [state, setState] = useState<State>({ at: 'idle' })
  const [over, setOver] = useState(false)
  const sending = useRef<Sending | null>(null)
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
        message: `${file.name} has ${size(file.size)}; 100 MB are the most. A zipped file may do.`,
        file: null,
      })
    if (key.current.of !== file) key.current = { of: file, text: newKey() }
    setState({ at: 'sending', name: file.name, share: 0 })
    sending.current = send(file, key.current.text, (share) =>
      setState(share < 1 ? { at: 'sending', name: file.name, share } : { at: 'reading', name: file.name }),
    )
    const { data, message, ok, status = 0 } = await sending.current.done
    // What the server refused it would refuse again.
    const isRefused = status >= 400 && status < 500
    if (!ok) setState({ at: 'failed', message, file: isRefused ? null : file })
    else if (here.current) router.push(`/admin/inventory/import/files/${(data as { id: number }).id}`)
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
        <Sent cancel={() => sending.current?.request.abort()} state={state} />
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
            names the columns. At most 100 MB and 300 columns.
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
          : 'Looking at its columns and values; a large file takes a moment.'}
      </span>
      <button className={styles.button} onClick={cancel} type="button">
        Cancel
      </button>
    </div>
  )
}
