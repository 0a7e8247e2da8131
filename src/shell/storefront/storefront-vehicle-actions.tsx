'use client'

import type { ReactNode } from 'react'
import { VehicleActions } from '@/modules/inventory/cards/ui/vehicle-action'
import { QuoteButton } from '@/modules/sales/quotes/ui/request/quote-button'

/** What can be done about a vehicle anywhere on the storefront: first of all, get a quote. */
export const StorefrontVehicleActions = ({ children }: { children: ReactNode }) => (
  <VehicleActions first={QuoteButton}>{children}</VehicleActions>
)
