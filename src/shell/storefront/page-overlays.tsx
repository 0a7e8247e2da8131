'use client'

import type { ComponentProps } from 'react'
import { SignInOver } from '@/modules/accounts/sign-in/ui/over/sign-in-over'
import { BuyerSupport } from '@/modules/inventory/catalogue/ui/recent/buyer-support'
import { ReservationSupport } from '@/modules/inventory/reservations/ui/reservation-support'
import { QuoteSupport } from '@/modules/sales/quotes/ui/request/quote-support'
import { NavigationHint } from '@/ui/offline/navigation-hint'
import { SoftLinks } from '@/ui/offline/soft-links'
import { SheetsOverPage } from '@/ui/over/close-sheets-by-back'
import { type Packed, usePacked } from '@/ui/packed-data'
import { ToastRegion } from '@/ui/toast'

/** Who is here, as far as what stands behind every page needs to know. */
export type Visitor = Pick<
  ComponentProps<typeof SignInOver>,
  'providers' | 'country' | 'hadSession' | 'signedIn'
> &
  Pick<ComponentProps<typeof QuoteSupport>, 'viewer'> &
  Pick<ComponentProps<typeof BuyerSupport>, 'clicked'>

/**
 * What stands behind every page of the storefront and shows itself when it is needed: messages, links, sheets, dialogs.
 * One component with one text for data: each of its own would be sent with every page.
 */
export function PageSupport({ visitor }: { visitor: Packed<Visitor> }) {
  const { clicked, country, hadSession, providers, signedIn, viewer } = usePacked(visitor)
  return (
    <>
      <ToastRegion />
      <NavigationHint />
      <SoftLinks />
      <SheetsOverPage />
      <SignInOver providers={providers} country={country} hadSession={hadSession} signedIn={signedIn} />
      <ReservationSupport signedIn={signedIn} />
      <QuoteSupport viewer={viewer} />
      <BuyerSupport signedIn={signedIn} clicked={clicked} />
    </>
  )
}
