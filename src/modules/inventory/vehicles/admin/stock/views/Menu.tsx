'use client'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import css from './menu.module.css'

type Props = { title: string; label?: string; children: ReactNode }

/** A button that opens a menu: by arrow keys and letters, closed by Escape. */
export const Menu = ({ children, label, title }: Props) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger aria-label={label} className={`${styles.button} ${css.open}`}>
      {title} <span aria-hidden="true">▾</span>
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content align="start" className={css.menu} collisionPadding={8} sideOffset={4}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

/** An entry that does something. */
export const MenuAct = ({ act, children }: { act: () => void; children: ReactNode }) => (
  <DropdownMenu.Item className={css.item} onSelect={act}>
    {children}
  </DropdownMenu.Item>
)

type LinkProps = { href: string; isCurrent?: boolean; go?: (href: string) => void; children: ReactNode }

/** An entry that leads somewhere; `go` takes the way within the screen. */
export const MenuLink = ({ children, go, href, isCurrent }: LinkProps) => (
  <DropdownMenu.Item asChild className={css.item}>
    <a
      aria-current={isCurrent || undefined}
      href={href}
      onClick={(event) => {
        if (!go || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  </DropdownMenu.Item>
)

export const MenuLine = () => <DropdownMenu.Separator className={css.line} />

/** Entries under a heading. */
export const MenuGroup = ({ children, title }: { title: string; children: ReactNode }) => (
  <DropdownMenu.Group aria-label={title}>
    <DropdownMenu.Label className={css.label}>{title}</DropdownMenu.Label>
    {children}
  </DropdownMenu.Group>
)
