import type { ReactNode } from 'react'

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** A part of a page with its heading, an explanation and what can be done there. */
export function Panel({ id, title, lead, children }: Props) {
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
