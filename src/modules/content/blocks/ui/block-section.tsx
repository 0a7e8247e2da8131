import type { ReactNode } from 'react'

/** A part of a text that is more than text, at the width of the page. */
export function BlockSection({ title, children }: { title?: string | null; children: ReactNode }) {
  return (
    <section className="my-10">
      {title && <h2 className="mb-4 text-20 md:text-25">{title}</h2>}
      {children}
    </section>
  )
}
