'use client'
import { NavContext, useNav, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCloseByBack } from '@/ui/overlay/use-close-by-back'

/** Wide enough for the navigation to stay beside the screens; the same width as in admin.css. */
export const BESIDE = '(min-width: 1200px)'
/** Payload's own button remembers the choice only above this width. */
const PAYLOAD_REMEMBERS = '(min-width: 1441px)'
/** So narrow that the navigation covers the screen. */
const COVERS = '(max-width: 768px)'

/** Where Payload stores the choice, and what its server reads it from. */
const PREFERENCE = 'nav'

const matches = (query: string): boolean => window.matchMedia(query).matches

/**
 * Whether the navigation is open, in place of Payload's own state, which closes it on every screen up to 1,440
 * pixels wide. Beside the screens it is open until the viewer closes it, which is remembered; on narrower ones it
 * is closed until it is opened. Where it covers the screen, Back closes it.
 */
export function NavigationState({ children }: { children: ReactNode }) {
  const given = useNav()
  const { setPreference } = usePreferences()
  // At first Payload's state is what the server knows of the viewer's choice.
  const preferred = useRef(given.navOpen)
  const [navOpen, setOpen] = useState(given.navOpen)
  const [covers, setCovers] = useState(false)
  const path = usePathname()

  useEffect(() => {
    const wide = window.matchMedia(BESIDE)
    const follow = () => {
      setOpen(wide.matches && preferred.current)
      setCovers(false)
    }
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])

  // Whoever has arrived somewhere wants to see it.
  useEffect(() => {
    if (path !== null && matches(COVERS)) setOpen(false)
  }, [path])

  const setNavOpen = useCallback(
    (open: boolean) => {
      setOpen(open)
      setCovers(open && matches(COVERS))
      if (!matches(BESIDE)) return
      preferred.current = open
      if (!matches(PAYLOAD_REMEMBERS)) void setPreference(PREFERENCE, { open }, true)
    },
    [setPreference],
  )
  useCloseByBack(navOpen && covers, () => setNavOpen(false))
  const { hydrated, navRef, shouldAnimate } = given
  const state = useMemo(
    () => ({ hydrated, navOpen, navRef, setNavOpen, shouldAnimate }),
    [hydrated, navOpen, navRef, setNavOpen, shouldAnimate],
  )
  return <NavContext value={state}>{children}</NavContext>
}
