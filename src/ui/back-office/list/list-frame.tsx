import { randomUUID } from 'node:crypto'
import type { AdminViewServerProps } from 'payload'
import { type ReactNode, Suspense } from 'react'
import styles from '../admin.module.css'
import { AdminFrame } from '../admin-frame'
import list from './list-context.module.css'
import { RetryButton } from './retry-button'
import * as words from './words'

const ROWS = Array.from({ length: 10 }, (_unused, index) => index)

/** The shape of a table while its rows are on their way. */
function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label={words.loading} className={list.skeleton} role="status">
      {ROWS.map((row) => (
        <span key={row} />
      ))}
    </div>
  )
}

type ContentProps<T> = {
  view: AdminViewServerProps
  title: string
  /** The message if the list cannot be loaded, where it is not the usual. */
  failed?: string
  load: () => Promise<T>
  children: (loaded: T) => ReactNode
}

async function Content<T>({ children, failed, load, title, view }: ContentProps<T>) {
  const result = await load().then(
    (loaded) => ({ loaded }),
    (error: unknown) => ({ error }),
  )
  if ('loaded' in result) return children(result.loaded)
  const requestId = randomUUID()
  const { logger } = view.initPageResult.req.payload
  logger.error({ err: result.error, requestId, list: title }, 'a list could not be loaded')
  return (
    <section className={styles.empty} role="alert">
      <h2>{failed ?? words.listCouldNotBeLoaded}</h2>
      <p>{words.nothingWasChangedIfItPersists(requestId)}</p>
      <RetryButton />
    </section>
  )
}

type Props<T> = ContentProps<T> & {
  allowed: boolean
  lead?: ReactNode
  actions?: ReactNode
  /** Lists beside this one, which stand there whatever becomes of it. */
  tabs?: ReactNode
}

/**
 * The screen of a list: its title at once, what has to be read as a skeleton until it is there, and what failed
 * if it does not come. Nothing is read for somebody whom the screen is closed to.
 */
export function ListFrame<T>(props: Props<T>) {
  const { actions, allowed, children, failed, lead, load, tabs, title, view } = props
  return (
    <AdminFrame actions={actions} allowed={allowed} lead={lead} title={title} view={view}>
      {tabs}
      {allowed && (
        <Suspense fallback={<ListSkeleton />}>
          <Content failed={failed} load={load} title={title} view={view}>
            {children}
          </Content>
        </Suspense>
      )}
    </AdminFrame>
  )
}
