import type { ReactNode } from 'react'

/** What a page begins with: its title, and a sentence or two on what it is for. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6 max-w-text">
      <h1 className="text-25 md:text-31">{title}</h1>
      {children && <p className="mt-2 text-16 text-soft">{children}</p>}
    </header>
  )
}
