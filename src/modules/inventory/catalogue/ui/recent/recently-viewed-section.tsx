'use client'

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cardFromWire } from '@/modules/inventory/cards/ui/buyer/card-from-wire'
import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { Button } from '@/ui/button'
import { fetchPublic } from '@/ui/client/fetch-public'
import { cx } from '@/ui/cx'
import { Section } from '@/ui/page-parts'
import { toast } from '@/ui/toast'
import { useNearScreen } from '@/ui/use-near-screen'
import { RECENT_SHOWN } from '../../rules/recently-viewed'
import { VehicleCards } from '../grid/vehicle-cards'
import * as words from './browser-words'
import { recentlyViewed } from './recently-viewed-store'

/** `to` is the reader's port, where totals are for, `unit` what they count distances in. */
type Props = { current?: number; to: number | null; unit: DistanceUnit; saving: boolean; className?: string }
type Reader = Pick<Props, 'to' | 'unit'>

/** The cards of these vehicles, fetched once the place for them comes near. */
function useCardsNear(place: RefObject<HTMLElement | null>, wanted: string, { to, unit }: Reader) {
  const isNear = useNearScreen(place)
  const [cards, setCards] = useState<CardData[]>([])
  useEffect(() => {
    if (!wanted || !isNear) return
    const stop = new AbortController()
    // Left, or without a line: the section simply does not appear.
    fetchCards(wanted, { to, unit }, stop.signal).then(setCards, () => undefined)
    return () => stop.abort()
  }, [wanted, isNear, to, unit])
  return [cards, setCards] as const
}

/** The vehicles looked at before, as they are now: sold ones are marked, those that are gone are left out. */
export function RecentlyViewedSection({ current, to, unit, saving, className }: Props) {
  const ids = useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.read, recentlyViewed.onServer)
  const wanted = ids.filter((id) => id !== current).join(',')
  const place = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useCardsNear(place, wanted, { to, unit })
  const clear = () => {
    recentlyViewed.write([])
    setCards([])
    // The button goes with the section; the keyboard goes on from the page.
    document.getElementById('content')?.focus({ preventScroll: true })
    toast(words.recentlyViewedVehiclesCleared)
  }
  if (!wanted) return null
  return (
    <div ref={place}>
      {cards.length > 0 && (
        <Section
          id="recently-viewed"
          title={words.recentlyViewed}
          className={cx('no-print', className)}
          aside={
            <Button variant="quiet" size="slim" className="-mr-3" onClick={clear}>
              {words.clear}
            </Button>
          }
        >
          <VehicleCards cards={cards} columns="four" eager={0} saving={saving} swiped />
        </Section>
      )}
    </div>
  )
}

async function fetchCards(ids: string, { to, unit }: Reader, signal: AbortSignal): Promise<CardData[]> {
  const search = `ids=${ids}${to === null ? '' : `&to=${to}`}`
  const answer = await fetchPublic('/api/v1/vehicles/public/by-ids', { search, signal })
  if (!answer.ok) return []
  const [now, shown] = [new Date(), answer.body.data.slice(0, RECENT_SHOWN)]
  return shown.flatMap((vehicle) => cardFromWire(vehicle, now, unit) ?? [])
}
