'use client'

import type { ComponentProps } from 'react'
import { SignInOverlay } from '@/modules/accounts/sign-in/ui/overlay/sign-in-overlay'
import { HeartsAndCompareBar } from '@/modules/inventory/catalogue/ui/compare/hearts-and-compare-bar'
import { ReserveDialogOpener } from '@/modules/inventory/reservations/ui/reserve-dialog-opener'
import { QuoteRequestDialogOpener } from '@/modules/sales/quotes/ui/request/quote-request-dialog-opener'
import { CloseSheetsByBack } from '@/ui/overlay/close-sheets-by-back'
import { type Packed, usePacked } from '@/ui/packed-data'
import { FollowLinks } from '@/ui/page/follow-links'
import { NavigationProgress } from '@/ui/page/navigation-progress'
import { ToastRegion } from '@/ui/toast'

/** Who is here, as far as what stands behind every page needs to know. */
export type Visitor = Pick<
  ComponentProps<typeof SignInOverlay>,
  'providers' | 'country' | 'hadSession' | 'signedIn'
> &
  Pick<ComponentProps<typeof QuoteRequestDialogOpener>, 'viewer'> &
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
      <CloseSheetsByBack />
      <SignInOverlay providers={providers} country={country} hadSession={hadSession} signedIn={signedIn} />
      <ReserveDialogOpener signedIn={signedIn} />
      <QuoteRequestDialogOpener viewer={viewer} />
      <HeartsAndCompareBar signedIn={signedIn} clicked={clicked} />
    </>
  )
}
