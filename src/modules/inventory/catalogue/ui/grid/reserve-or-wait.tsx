'use client'

import { SubscribeForm } from '@/modules/inventory/availability-alerts/ui/subscribe-form'
import { RESERVE_LOOKS, ReserveButton } from '@/modules/inventory/reservations/ui/reserve-button'
import { useIsOwn } from '@/modules/inventory/reservations/ui/use-is-own'

type Props = { id: number; name: string; isReserved: boolean; place: keyof typeof RESERVE_LOOKS }

/** Requests a vehicle, or, while it is reserved for somebody else, subscribes to its availability. */
export function ReserveOrWait({ place, ...props }: Props) {
  const isOwn = useIsOwn(props.id)
  const look = RESERVE_LOOKS[place]
  if (!props.isReserved || isOwn) return <ReserveButton {...props} className={look} />
  return <SubscribeForm id={props.id} name={props.name} className={look} />
}
