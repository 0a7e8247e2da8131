'use client'

import { useCallback, useRef, useState } from 'react'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Section } from '@/ui/page-parts'
import { useLazyComponent } from '@/ui/use-lazy-component'
import { useNearScreen } from '@/ui/use-near-screen'
import * as words from './browser-words'

type Props = {
  /** The vehicle that others are like. */
  id: number
  /** Every vehicle of its model: the way on without script or without a line, too. */
  all: { href: string; label: string }
  /** The reader's port, where totals are for; null for none. */
  to: number | null
  /** What they count distances in. */
  unit: DistanceUnit
  saving: boolean
}

const fetchCards = () => import('./similar-vehicle-cards').then((file) => file.SimilarVehicleCards)

/** Vehicles like this one. They are fetched, with what draws them, when the reader comes near. */
export function LazySimilar({ id, all, to, unit, saving }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(place)
  const [isLost, setLost] = useState(false)
  const lost = useCallback(() => setLost(true), [])
  const Cards = useLazyComponent(isNear && !isLost, fetchCards, lost)
  return (
    <Section
      id="similar"
      title={words.similarVehicles}
      className="no-print mt-12"
      aside={
        <Link href={all.href} className="py-2.5 text-14">
          {all.label}
        </Link>
      }
    >
      {/* As high as the cards will be: one row, or two of them. */}
      <div
        ref={place}
        className="scripted min-h-[33rem] has-[>p]:min-h-0 sm:max-lg:min-h-[66rem]"
        aria-busy={!Cards && !isLost}
      >
        {isLost ? (
          <TryAgain onClick={() => setLost(false)} />
        ) : (
          Cards && <Cards id={id} to={to} unit={unit} saving={saving} onLost={lost} />
        )}
      </div>
    </Section>
  )
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <p role="status" className="text-14 text-soft">
      {words.couldNotBeLoaded}{' '}
      <Button variant="quiet" size="slim" onClick={onClick}>
        {words.tryAgain}
      </Button>
    </p>
  )
}
