'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, type ToggleEvent, useState } from 'react'
import { Avatar } from '@/modules/accounts/people/ui/avatar'
import { SignOutButton } from '@/modules/accounts/sign-in/ui/sign-out-button'
import { withNext } from '@/modules/accounts/sign-in/ui/way'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'

/** Who is signed in, as the head of a page shows it. */
export type MenuPerson = {
  email: string
  firstName: string
  lastName: string
  picture: string | null
  isStaff: boolean
}

const MENU = 'account-menu'
const ENTRY = 'flex min-h-11 w-full items-center rounded-control px-3 text-14 hover:bg-link-wash'

const CUSTOMER_LINKS = [
  ['/marketplace', 'Marketplace'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard/wishlist', 'Wishlist'],
  ['/dashboard/profile', 'Profile'],
  ['/account-settings', 'Account settings'],
] as const
/** The back office is another application with a document of its own. */
const STAFF_LINKS = [
  ['/admin', 'Back office'],
  ['/admin/profile', 'Profile'],
  ['/account-settings', 'Account settings'],
] as const

/** At the end of a page's head: ways in for a guest, the own menu for anybody else. */
export function AccountMenu({ person }: { person: MenuPerson | null }) {
  return person ? <OwnMenu person={person} /> : <GuestLinks />
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
        Sign in
      </Way>
      <Way
        href={withNext('/auth/sign-up', next)}
        rel="nofollow"
        className={buttonStyle('secondary', 'whitespace-nowrap max-lg:hidden')}
      >
        Sign up
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
      Sign up
    </Way>
  )
}

function OwnMenu({ person }: { person: MenuPerson }) {
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-link-wash"
      >
        <span className="sr-only">Account of {name}</span>
        <Avatar person={person} />
      </button>
      <div
        id={MENU}
        popover="auto"
        onBeforeToggle={placeUnderButton}
        className="absolute inset-auto m-0 w-64 rounded-card border border-line bg-surface p-2 text-ink shadow-float"
      >
        <p className="px-3 pt-2 text-14 font-semibold">{name}</p>
        <p className="border-b border-line px-3 pb-3 text-13 break-all text-faint">{person.email}</p>
        <nav aria-label="Account" className="pt-2">
          {(person.isStaff ? STAFF_LINKS : CUSTOMER_LINKS).map(([href, label]) => (
            <Entry key={href} href={href} label={label} />
          ))}
        </nav>
        <SignOutButton className={ENTRY}>Sign out</SignOutButton>
      </div>
    </>
  )
}

function Entry({ href, label }: { href: string; label: string }) {
  const close = () => document.getElementById(MENU)?.hidePopover?.()
  if (href.startsWith('/admin'))
    return (
      <a href={href} className={ENTRY}>
        {label}
      </a>
    )
  return (
    <PlainLink href={href} onClick={close} className={ENTRY}>
      {label}
    </PlainLink>
  )
}

/** A popover lies over everything and knows no neighbour, so it is put under its button; it scrolls with the page. */
function placeUnderButton({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  const button = document.querySelector(`[popovertarget="${MENU}"]`)?.getBoundingClientRect()
  if (!button || newState !== 'open') return
  const right = Math.max(8, document.documentElement.clientWidth - button.right)
  currentTarget.style.cssText = `top:${button.bottom + window.scrollY + 4}px;right:${right}px`
}
