'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-href'
import { showOverlayUrl } from '@/ui/overlay/show-overlay-url'
import { toast } from '@/ui/toast'
import { useLazyComponent } from '@/ui/use-lazy-component'
import * as words from './browser-words'
import { setPageViewer } from './page-viewer'
import { onReservations, openReserveDialog, requestedVehicle } from './reservations-on-page-store'

/**
 * Gives the reserve buttons the reader of the page, and where a guest signs in; confirms before a vehicle is
 * requested. Once per page.
 */
export function ReserveDialogOpener({ signedIn }: { signedIn: boolean }) {
  useEffect(() => {
    setPageViewer(signedIn, () => showOverlayUrl(signInHref('reserve', location.pathname + location.search)))
  }, [signedIn])
  return <Question />
}

const fetchDialog = () => import('./reserve-dialog').then((file) => file.ReserveDialog)

const close = () => openReserveDialog(null)

const lost = () => {
  close()
  toast(words.youAreOfflineNothing, 'warning')
}

/** The question about the vehicle whose button was pressed. It is fetched with the first press. */
function Question() {
  const vehicle = useSyncExternalStore(onReservations, requestedVehicle, () => null)
  const Dialog = useLazyComponent(vehicle !== null, fetchDialog, lost)
  return vehicle && Dialog ? <Dialog key={vehicle.id} vehicle={vehicle} onClose={close} /> : null
}
