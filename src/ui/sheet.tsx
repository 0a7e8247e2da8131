import type { ReactNode } from 'react'
import { buttonStyle, iconButtonStyle } from './button'
import { Icon, type IconName } from './icon'

/**
 * A panel that is part of the page from 1,024 px and a sheet over it below that. The browser's own popover opens and
 * closes it, with Escape and without any script, so one set of fields serves both widths.
 */
export function Sheet({ id, title, children, className }: SheetProps) {
  return (
    <aside id={id} popover="auto" aria-label={title} className={`sheet ${className ?? ''}`}>
      {children}
    </aside>
  )
}

type SheetProps = { id: string; title: string; className?: string; children: ReactNode }

/** Opens the sheet; there is nothing to open on wide screens. */
export function SheetOpener({
  sheet,
  icon,
  children,
}: {
  sheet: string
  icon: IconName
  children: ReactNode
}) {
  return (
    <button type="button" popoverTarget={sheet} className={buttonStyle('secondary', 'lg:hidden')}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  )
}

/** The way out of the sheet, at its head. */
export function SheetCloser({ sheet, label }: { sheet: string; label: string }) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      popoverTargetAction="hide"
      aria-label={label}
      className={`${iconButtonStyle} lg:hidden`}
    >
      <Icon name="x" />
    </button>
  )
}
