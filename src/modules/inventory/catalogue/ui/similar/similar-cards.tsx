'use client'

import { useEffect, useState } from 'react'
import { cardFromWire } from '@/modules/inventory/cards/ui/buyer/card-from-wire'
import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import { askLightly } from '@/ui/client/light'
import { VehicleCards } from '../grid/vehicle-cards'
import * as words from './browser-words'

type Props = { id: number; to: number | null; saving: boolean; onLost: () => void }

/** The cards of vehicles like this one, as they are now. */
export function SimilarCards({ id, to, saving, onLost }: Props) {
  const [cards, setCards] = useState<CardData[]>()
  useEffect(() => {
    const stop = new AbortController()
    askFor(id, to, stop.signal).then(setCards, () => stop.signal.aborted || onLost())
    return () => stop.abort()
  }, [id, to, onLost])
  if (!cards) return null
  if (cards.length === 0) return <p className="text-14 text-soft">{words.noneForSale}</p>
  return <VehicleCards cards={cards} className="cards" eager={0} saving={saving} swiped />
}

/** None if the server refuses. */
async function askFor(id: number, to: number | null, signal: AbortSignal): Promise<CardData[]> {
  const search = to === null ? '' : `to=${to}`
  const answer = await askLightly('/api/v1/vehicles/{id}/similar', { id, search, signal })
  if (!answer.ok) return []
  return answer.body.data.flatMap((vehicle) => cardFromWire(vehicle, new Date()) ?? [])
}
