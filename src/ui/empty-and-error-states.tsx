import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import * as words from './words'

type StateProps = {
  icon?: IconName
  title: string
  children?: ReactNode
  actions?: ReactNode
  heading?: 'h1' | 'h2'
}

/** Why there is nothing here, and the next step. */
export function EmptyState({
  icon = 'search',
  title,
  children,
  actions,
  heading: Heading = 'h2',
}: StateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-12 text-center">
      <Icon name={icon} size={32} className="text-faint" />
      <Heading className="text-20">{title}</Heading>
      {children && <div className="max-w-text text-14 text-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}

/** What failed, and how to go on. `requestId` is what support needs to find it in the log. */
export function ErrorState({ title, children, requestId, actions }: ErrorStateProps) {
  return (
    <EmptyState icon="triangle-alert" title={title} actions={actions} heading="h1">
      {children}
      {requestId && (
        <p className="mt-3 text-13 text-faint">
          {words.requestId} <code className="font-mono text-ink select-all">{requestId}</code>
        </p>
      )}
    </EmptyState>
  )
}

type ErrorStateProps = Omit<StateProps, 'icon' | 'heading'> & { requestId?: string }

const PLACES = [1, 2, 3]

/** The shape of a list of cards while it is on its way. */
export function CardsLoading() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={words.loadingList}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {PLACES.map((place) => (
        <div key={place} data-placeholder className="flex gap-4 p-4">
          <span className="h-[72px] w-[96px] shrink-0 rounded-control bg-plate" />
          <span className="flex-1 space-y-2">
            <span className="block h-5 w-3/5 rounded-control bg-plate" />
            <span className="block h-4 w-4/5 rounded-control bg-plate" />
            <span className="block h-4 w-2/5 rounded-control bg-plate" />
          </span>
        </div>
      ))}
    </div>
  )
}
