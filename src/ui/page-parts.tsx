import type { ReactNode } from 'react'
import { cx } from './cx'

type Props = { className?: string; children: ReactNode }

/** The page's width: 1,280 px at most, 16 px gutters on a phone. */
export function Container({ className, children }: Props) {
  return <div className={cx('mx-auto w-full max-w-page px-4 md:px-6', className)}>{children}</div>
}

/** A surface with one hairline around it. */
export function Card({ className, children }: Props) {
  return <div className={cx('rounded-card border border-line bg-surface', className)}>{children}</div>
}

/** What a page begins with: its title, and a sentence or two on what it is for. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6 max-w-text">
      <h1 className="text-25 md:text-31 wrap-anywhere">{title}</h1>
      {children && <p className="mt-2 text-16 text-soft">{children}</p>}
    </header>
  )
}

/** A part of a page with its heading, and what belongs at the far end of the heading's line. */
export function Section({ id, title, aside, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 print:mb-1">
        <h2 id={id} className="text-20 md:text-25 print:text-16">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

type SectionProps = Props & { id: string; title: string; aside?: ReactNode }

/** A part of a page of settings: its heading, an explanation, and what can be done there. */
export function Panel({ id, title, lead, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-6">
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      {lead && <div className="mt-1 max-w-text text-14 text-soft">{lead}</div>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

type PanelProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="sr-only z-50 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-link focus:shadow-float"
    >
      {children}
    </a>
  )
}
