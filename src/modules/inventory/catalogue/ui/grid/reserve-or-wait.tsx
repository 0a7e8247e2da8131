'use client'

import { SubscribeForm } from '@/modules/inventory/availability-alerts/ui/subscribe-form'
import { useIsOwn } from '@/modules/inventory/reservations/ui/reservations'
import { ReserveButton } from '@/modules/inventory/reservations/ui/reserve-button'

type Props = { id: number; name: string; isReserved: boolean }

/** Requests a vehicle, or, while it is reserved for somebody else, subscribes to its availability. */
export function ReserveOrWait(props: Props) {
  const isOwn = useIsOwn(props.id)
  if (!props.isReserved || isOwn) return <ReserveButton {...props} />
  return <SubscribeForm id={props.id} name={props.name} className="reserve-button" />
}
