'use client'

import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import { useSignOut } from '@/modules/accounts/sign-in/ui/use-sign-out'
import { PlainLink } from '@/ui/link'
import { useCloseByBack } from '@/ui/overlay/use-close-by-back'
import type { MenuPerson } from './menu-person-type'
import * as words from './menu-words'

const ENTRY =
  'flex min-h-11 w-full items-center rounded-control px-3 text-14 outline-none hover:bg-link-wash data-highlighted:bg-link-wash'

const CUSTOMER_LINKS = [
  ['/marketplace', words.marketplace],
  ['/dashboard', words.dashboard],
  ['/dashboard/wishlist', words.wishlist],
  ['/dashboard/profile', words.profile],
  ['/account-settings', words.accountSettings],
] as const
/** The back office is another application with a document of its own. */
const STAFF_LINKS = [
  ['/admin', words.backOffice],
  ['/admin/profile', words.profile],
  ['/account-settings', words.accountSettings],
] as const

export type SignedInMenuProps = {
  person: MenuPerson
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it. */
  children: ReactElement
}

/** Where somebody who is signed in gets to their own pages, and out. The browser's Back closes it. */
export function SignedInMenu({ children, isOpen, name, onOpenChange, person }: SignedInMenuProps) {
  const { isBusy, signOut } = useSignOut()
  useCloseByBack(isOpen, () => onOpenChange(false))
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange} open={isOpen}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          collisionPadding={8}
          sideOffset={4}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-64 overflow-auto rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <DropdownMenu.Label>
            <p className="px-3 pt-2 text-14 font-semibold">{name}</p>
            <p className="border-b border-line px-3 pb-3 text-13 break-all text-faint">{person.email}</p>
          </DropdownMenu.Label>
          <DropdownMenu.Group aria-label={words.account} className="pt-2">
            {(person.isStaff ? STAFF_LINKS : CUSTOMER_LINKS).map(([href, label]) => (
              <DropdownMenu.Item asChild className={ENTRY} key={href}>
                {href.startsWith('/admin') ? (
                  <a href={href}>{label}</a>
                ) : (
                  <PlainLink href={href}>{label}</PlainLink>
                )}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Group>
          <DropdownMenu.Item
            className={`${ENTRY} cursor-pointer`}
            disabled={isBusy}
            onSelect={(event) => {
              // Stays until it is done, or was refused.
              event.preventDefault()
              void signOut()
            }}
          >
            {words.signOut}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
