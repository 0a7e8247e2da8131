'use client'
import Link from 'next/link'
import { DropdownMenu } from 'radix-ui'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './admin.module.css'
import css from './menu.module.css'

type Props = { title: string; label?: string; disabled?: boolean; children: ReactNode }

/**
 * A button that opens a menu: by arrow keys and letters, closed by Escape. Until somebody comes to it, it is no more
 * than a button: Radix's menu draws the screen once more when it arrives.
 */
export function Menu(props: Props) {
  const [met, setMet] = useState<'focus' | 'press' | null>(null)
  if (met) return <RealMenu {...props} met={met} />
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey) return
    event.preventDefault()
    setMet('press')
  }
  return (
    <button
      aria-expanded={false}
      aria-haspopup="menu"
      aria-label={props.label}
      className={OPENS}
      disabled={props.disabled}
      onClick={press}
      onFocus={() => setMet('focus')}
      onPointerDown={press}
      type="button"
    >
      <Face title={props.title} />
    </button>
  )
}

const OPENS = `${styles.button} ${css.open}`

const Face = ({ title }: { title: string }) => (
  <>
    <span className={css.title}>{title}</span> <span aria-hidden="true">▾</span>
  </>
)

function RealMenu({ children, disabled, label, met, title }: Props & { met: 'focus' | 'press' }) {
  const trigger = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (met === 'focus') trigger.current?.focus({ preventScroll: true })
  }, [met])
  return (
    <DropdownMenu.Root defaultOpen={met === 'press'} modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={OPENS} disabled={disabled} ref={trigger}>
        <Face title={title} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" className={css.menu} collisionPadding={8} sideOffset={4}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** An entry that does something. */
export const MenuAct = ({ act, children }: { act: () => void; children: ReactNode }) => (
  <DropdownMenu.Item className={css.item} onSelect={act}>
    {children}
  </DropdownMenu.Item>
)

type LinkProps = { href: string; isCurrent?: boolean; children: ReactNode }

/** An entry that links somewhere within the screen. */
export const MenuLink = ({ children, href, isCurrent }: LinkProps) => (
  <DropdownMenu.Item asChild className={css.item}>
    <Link aria-current={isCurrent || undefined} href={href} prefetch={false} scroll={false}>
      {children}
    </Link>
  </DropdownMenu.Item>
)

/** An entry that fetches a file. */
export const MenuFile = ({ children, href }: { href: string; children: ReactNode }) => (
  <DropdownMenu.Item asChild className={css.item}>
    <a href={href}>{children}</a>
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
