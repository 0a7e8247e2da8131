'use client'

import type { ComponentProps } from 'react'
import { SignInOver } from '@/modules/accounts/sign-in/ui/over/sign-in-over'
import { HeartsAndCompareBar } from '@/modules/inventory/catalogue/ui/compare/hearts-and-compare-bar'
import { ReserveDialogOpener } from '@/modules/inventory/reservations/ui/reserve-dialog-opener'
import { QuoteRequestHost } from '@/modules/sales/quotes/ui/request/quote-request-host'
import { SheetsOverPage } from '@/ui/over/close-sheets-by-back'
import { type Packed, usePacked } from '@/ui/packed-data'
import { FollowLinks } from '@/ui/page/follow-links'
import { NavigationProgress } from '@/ui/page/navigation-progress'
import { ToastRegion } from '@/ui/toast'

/** Who is here, as far as what stands behind every page needs to know. */
export type Visitor = Pick<
  ComponentProps<typeof SignInOver>,
  'providers' | 'country' | 'hadSession' | 'signedIn'
> &
  Pick<ComponentProps<typeof QuoteRequestHost>, 'viewer'> &
  Pick<ComponentProps<typeof HeartsAndCompareBar>, 'clicked'>

/**
 * What stands behind every page of the storefront and shows itself when it is needed: messages, links, sheets, dialogs.
 * One component with one text for data: each of its own would be sent with every page.
 */
export function PageOverlays({ visitor }: { visitor: Packed<Visitor> }) {
  const { clicked, country, hadSession, providers, signedIn, viewer } = usePacked(visitor)
  return (
    <>
      <ToastRegion />
      <NavigationProgress />
      <FollowLinks />
      <SheetsOverPage />
      <SignInOver providers={providers} country={country} hadSession={hadSession} signedIn={signedIn} />
      <ReserveDialogOpener signedIn={signedIn} />
      <QuoteRequestHost viewer={viewer} />
      <HeartsAndCompareBar signedIn={signedIn} clicked={clicked} />
    </>
  )
}
