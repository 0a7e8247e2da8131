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
