'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-reasons'
import { wayForward } from '@/ui/over/over-page'
import { toast } from '@/ui/toast'
import * as words from './browser-words'
import { type AskedVehicle, askAbout, askedVehicle, onReservations } from './reservation-store'
import { holderIs } from './reservations'

/**
 * Tells the reserve buttons who looks at the page, and where a guest signs in; asks before a vehicle is requested.
 * Once per page.
 */
export function ReservationSupport({ signedIn }: { signedIn: boolean }) {
  const router = useRouter()
  useEffect(() => {
    holderIs(signedIn, () => {
      router[wayForward()](signInHref('reserve', location.pathname + location.search), { scroll: false })
    })
  }, [signedIn, router])
  return <Question />
}

type DialogProps = { vehicle: AskedVehicle; onClose: () => void }

const close = () => askAbout(null)

/** The question about the vehicle whose button was pressed. It is fetched with the first press. */
function Question() {
  const vehicle = useSyncExternalStore(onReservations, askedVehicle, () => null)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  useEffect(() => {
    if (!vehicle || Dialog) return
    import('./reserve-dialog').then(
      ({ ReserveDialog }) => setDialog(() => ReserveDialog),
      () => {
        close()
        toast(words.youAreOfflineNothing, 'warning')
      },
    )
  }, [vehicle, Dialog])
  return vehicle && Dialog ? <Dialog key={vehicle.id} vehicle={vehicle} onClose={close} /> : null
}
