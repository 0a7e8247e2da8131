import type { ReactNode } from 'react'
import { Icon } from './icon'

/** A heading that opens and closes what is under it. `note` stays readable while it is closed. */
export function Disclosure({ title, note, open, children }: DisclosureProps) {
  return (
    <details open={open} className="border-b border-line">
      <summary className="flex min-h-11 items-center gap-2 py-2 text-14 font-semibold hover:text-link">
        <span className="flex-1">{title}</span>
        {note && <span className="text-13 font-medium text-link">{note}</span>}
        <Icon
          name="chevron-down"
          size={16}
          className="shrink-0 text-faint transition-transform duration-150 [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

type DisclosureProps = { title: string; note?: string; open?: boolean; children: ReactNode }
