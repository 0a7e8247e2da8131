'use client'

import { useEffect, useState } from 'react'
import { cardFromWire } from '@/modules/inventory/cards/ui/buyer/card-from-wire'
import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { fetchPublic } from '@/ui/client/fetch-public'
import { VehicleCards } from '../grid/vehicle-cards'
import * as words from './browser-words'

type Pending = { id: number; to: number | null; unit: DistanceUnit }
type Props = Pending & { saving: boolean; onLost: () => void }

/** The cards of vehicles like this one, as they are now. */
export function SimilarVehicleCards({ id, to, unit, saving, onLost }: Props) {
  const [cards, setCards] = useState<CardData[]>()
  useEffect(() => {
    const stop = new AbortController()
    requestText({ id, to, unit }, stop.signal).then(setCards, () => stop.signal.aborted || onLost())
    return () => stop.abort()
  }, [id, to, unit, onLost])
  if (!cards) return null
  if (cards.length === 0) return <p className="text-14 text-soft">{words.noneForSale}</p>
  return <VehicleCards cards={cards} columns="four" eager={0} saving={saving} swiped />
}

/** None if the server refuses. */
async function requestText({ id, to, unit }: Pending, signal: AbortSignal): Promise<CardData[]> {
  const search = to === null ? '' : `to=${to}`
  const answer = await fetchPublic('/api/v1/vehicles/{id}/similar', { id, search, signal })
  if (!answer.ok) return []
  return answer.body.data.flatMap((vehicle) => cardFromWire(vehicle, new Date(), unit) ?? [])
}
