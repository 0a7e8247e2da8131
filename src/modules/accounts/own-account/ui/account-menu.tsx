'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { Avatar } from '@/modules/accounts/people/ui/avatar'
import { withNext } from '@/modules/accounts/sign-in/ui/auth-link'
import { useSessionRefresh } from '@/modules/accounts/sign-in/ui/use-session-refresh'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import type { MenuPerson } from './menu-person-type'
import * as words from './menu-words'
import type { SignedInMenuProps } from './signed-in-menu'

/** At the end of a page's head: ways in for a guest, the own menu for anybody else. */
export function AccountMenu({ person }: { person: MenuPerson | null }) {
  return person ? <SignedInMenu person={person} /> : <GuestLinks />
}

const isForSigningIn = (address: string): boolean => address.startsWith('/auth/')

/**
 * Where a guest goes to sign in or up, and what with: from one of those pages there is no dialog over it. While a
 * dialog is open its address is the browser's, but the page below stays as it is, and so does the link that opened it.
 */
function useGuestWay() {
  const path = usePathname()
  const query = useSearchParams().toString()
  const here = path + (query && `?${query}`)
  const [below, setBelow] = useState(here)
  if (below !== here && !isForSigningIn(here)) setBelow(here)
  const isSigningIn = isForSigningIn(below)
  const next = isSigningIn ? '/' : below
  return { next, Way: isSigningIn ? 'a' : OverPage } as const
}

/** The page below stays where it is, and its link gets the focus back. */
const OverPage = (props: ComponentProps<typeof PlainLink>) => <PlainLink scroll={false} {...props} />

function GuestLinks() {
  const { next, Way } = useGuestWay()
  return (
    <span className="flex items-center gap-1">
      <Way
        href={withNext('/auth/login', next)}
        rel="nofollow"
        className={buttonStyle('quiet', 'whitespace-nowrap max-lg:px-2', 'slim')}
      >
        {words.signIn}
      </Way>
      <Way
        href={withNext('/auth/sign-up', next)}
        rel="nofollow"
        className={buttonStyle('secondary', 'whitespace-nowrap max-lg:hidden')}
      >
        {words.signUp}
      </Way>
    </span>
  )
}

/** The way to sign up on a phone, whose head has no room for both. */
export function GuestEntry() {
  const { next, Way } = useGuestWay()
  return (
    <Way
      href={withNext('/auth/sign-up', next)}
      rel="nofollow"
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
      className={buttonStyle('secondary', 'mt-6 w-full lg:hidden')}
    >
      {words.signUp}
    </Way>
  )
}

/** The menu comes when somebody is about to open it: a page that is only read does not load it. */
function SignedInMenu({ person }: { person: MenuPerson }) {
  useSessionRefresh()
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<SignedInMenuProps>>()
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email
  const load = () => import('./signed-in-menu').then((file) => setMenu(() => file.SignedInMenu))
  const open = () => {
    setOpen(true)
    load().catch(() => toast(words.youAreOfflinePlease, 'warning'))
  }
  if (Menu)
    return (
      <Menu isOpen={isOpen} name={name} onOpenChange={setOpen} person={person}>
        <MenuButton name={name} person={person} />
      </Menu>
    )
  return (
    <MenuButton
      name={name}
      person={person}
      onClick={open}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.ctrlKey) return
        // Else the button takes the focus from the menu, which closes when it comes between press and click.
        event.preventDefault()
        open()
      }}
      onPointerEnter={() => load().catch(() => undefined)}
    />
  )
}

type MenuButtonProps = ComponentProps<'button'> & { name: string; person: MenuPerson }

const MenuButton = ({ name, person, ...props }: MenuButtonProps) => (
  <button
    type="button"
    aria-haspopup="menu"
    {...props}
    className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-link-wash"
  >
    <span className="sr-only">{words.accountOf(name)}</span>
    <Avatar person={person} />
  </button>
)
