'use client'
import { NavWrapper } from '@payloadcms/next/client'
import { Hamburger, Logout, useNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Jump } from '../jump/jump'
import * as words from '../words'
import css from './navigation.module.css'
import type { NavigationData } from './navigation-data'
import { NavigationLinks } from './navigation-links'

/** The navigation beside every screen: the search, the lines, and the way out. Payload's frame opens and closes it. */
export function NavigationPanel({ data }: { data: Packed<NavigationData> }) {
  const { findsRecords, groups, screens, userId } = usePacked(data)
  const path = usePathname()
  return (
    <NavWrapper baseClass="nav">
      <Jump findsRecords={findsRecords} screens={screens} userId={userId} />
      <NavigationLinks groups={groups} path={path ?? ''} screens={screens} />
      <div className={css.leave}>
        <Logout />
      </div>
      <div className="nav__header">
        <div className="nav__header-content">
          <Close />
        </div>
      </div>
    </NavWrapper>
  )
}

/** On a phone, where the navigation covers the screen. */
function Close() {
  const { navOpen, setNavOpen } = useNav()
  return (
    <button
      aria-label={words.closeMenu}
      className="nav__mobile-close"
      onClick={() => setNavOpen(false)}
      tabIndex={navOpen ? undefined : -1}
      type="button"
    >
      <Hamburger isActive />
    </button>
  )
}
