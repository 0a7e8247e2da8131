'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { showOverlayUrl } from '@/ui/overlay/show-overlay-url'
import { linkToFollow } from '@/ui/page/link-to-follow'
import { useLazyComponent } from '@/ui/use-lazy-component'
import { isOverlayPath } from '../../rules/sign-in-overlay-paths'
import type { SocialProvider } from '../social-buttons'

type Props = {
  providers: readonly SocialProvider[]
  /** Where the visitor has vehicles delivered, by its name; '' if that is not known. */
  country: string
  /** Whether the visitor came with a session. If they have to sign in, it has ended. */
  hadSession: boolean
  /** Whether it was valid when the page was drawn. */
  signedIn: boolean
}

/**
 * Signing in and up over the page that required it, under their own addresses: loaded again or without script, they
 * are pages. Once per page; the panel comes when somebody is about to open it. Whoever is signed in sees it only when
 * their session has ended.
 */
export function SignInOverlay({ providers, country, hadSession, signedIn }: Props) {
  const path = usePathname()
  const isRequested = isOverlayPath(path)
  // Whoever loaded one of these addresses has its page, until they go elsewhere.
  const [isPage, setIsPage] = useState(isRequested)
  if (isPage && !isRequested) setIsPage(false)
  const isOpen = isRequested && !isPage
  // Without the panel the address still has its page.
  const Panel = useLazyComponent(isOpen, fetchPanel, () => window.location.reload())
  const follows = !isPage && !signedIn
  useEffect(() => (follows ? followLinks() : undefined), [follows])
  if (!isOpen || !Panel) return null
  return <Panel key={path} path={path} providers={providers} country={country} hasEnded={hadSession} />
}

const fetchPanel = () => import('./auth-panel-in-dialog').then((file) => file.AuthPanelInDialog)

/** Follows links to sign in by opening it over the page; gives back how to stop. */
function followLinks(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const listen = (
    name: 'click' | 'pointerdown',
    hear: (event: MouseEvent, link: HTMLAnchorElement) => void,
  ) =>
    document.addEventListener(
      name,
      (event) => {
        const link = linkToFollow(event)
        if (link && isOverlayPath(link.pathname)) hear(event, link)
      },
      options,
    )
  // What does not come now is requested once more by the click.
  listen('pointerdown', () => void fetchPanel().catch(() => undefined))
  listen('click', (event, link) => {
    event.preventDefault()
    showOverlayUrl(link.pathname + link.search, link.dataset.soft === 'replace' ? 'replace' : undefined)
  })
  return () => controller.abort()
}
