import { randomUUID } from 'node:crypto'
import { type ReactNode, Suspense } from 'react'
import styles from '../admin.module.css'
import list from './list.module.css'
import { RetryButton } from './RetryButton'

const ROWS = Array.from({ length: 10 }, (_unused, index) => index)

/** The shape of a table while its rows are on their way. */
function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" className={list.skeleton} role="status">
      {ROWS.map((row) => (
        <span key={row} />
      ))}
    </div>
  )
}

type Props<T> = {
  load: () => Promise<T>
  /** Told what went wrong, with the id that the screen shows. */
  onFailure: (error: unknown, requestId: string) => void
  children: (loaded: T) => ReactNode
}

async function Content<T>({ children, load, onFailure }: Props<T>) {
  const result = await load().then(
    (loaded) => ({ loaded }),
    (error: unknown) => ({ error }),
  )
  if ('loaded' in result) return children(result.loaded)
  const requestId = randomUUID()
  onFailure(result.error, requestId)
  return (
    <section className={styles.empty} role="alert">
      <h2>The list could not be loaded</h2>
      <p>Nothing was changed. If it goes on, name the request {requestId}.</p>
      <RetryButton />
    </section>
  )
}

/** What has to be read first: a skeleton until it is there, and what failed if it does not come. */
export function Loaded<T>(props: Props<T>) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Content {...props} />
    </Suspense>
  )
}
