import type { ComponentProps, ReactNode } from 'react'

type DisclosureProps = Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'ref'> & {
  title: string
  note?: string
  children: ReactNode
}

/** A heading that opens and closes what is under it. `note` stays readable while it is closed. */
export function Disclosure({ title, note, children, ...details }: DisclosureProps) {
  return (
    <details className="disclosure" {...details}>
      <summary>
        {title}
        {note && <b>{note}</b>}
      </summary>
      {children}
    </details>
  )
}
