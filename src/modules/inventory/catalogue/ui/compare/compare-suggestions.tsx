'use client'

import { useEffect, useRef } from 'react'
import { PriceLine } from '@/modules/inventory/cards/ui/price-line'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed-data'
import { compareHref } from '../../rules/compare-href'
import type { ChoiceData, CompareColumn } from './compare-data'
import { Thumb } from './compare-head'
import * as words from './page-words'
import { compareInstead, compareWith, stopComparing } from './use-comparison'
import { useComparisonUrl } from './use-comparison-url'

/** Vehicles like this one, to take its place or to stand beside it; and the way to all others. */
export function CompareSuggestions({ data }: { data: Packed<ChoiceData> }) {
  const choice = usePacked(data)
  const { isReplacing, of, similar } = choice
  const title = useRef<HTMLHeadingElement>(null)
  const replaced = isReplacing ? of.id : null
  useEffect(() => {
    // It has been requested, and stands above the place where that was done.
    if (replaced !== null) title.current?.focus()
  }, [replaced])
  return (
    <section
      aria-labelledby="choice"
      className="no-print mb-6 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="choice" ref={title} tabIndex={-1} className="text-20 focus:outline-none">
        {isReplacing ? words.replaceWith(of.name) : words.compareItWith(of.name)}
      </h2>
      {similar.length > 0 && <Similar choice={choice} />}
      <OtherWays choice={choice} />
    </section>
  )
}

/** The vehicles of the URL that are public, in its order, and what else it contains. */
function useShown({ listed }: ChoiceData) {
  const { ids, onlyDifferences } = useComparisonUrl()
  return { ids: ids.filter((id) => listed.includes(id)), onlyDifferences }
}

function Similar({ choice }: { choice: ChoiceData }) {
  const { isReplacing, of, similar } = choice
  const { ids, onlyDifferences } = useShown(choice)
  const idsWith = (id: number) =>
    isReplacing ? ids.map((other) => (other === of.id ? id : other)) : [...ids, id]
  const choose = ({ id, name, year }: CompareColumn) => {
    const chosen = { id, name: `${name} ${year}` }
    if (isReplacing) compareInstead(of.id, chosen)
    else compareWith(of.id, chosen)
    // This list goes; the keyboard goes on from the page.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2">
      {similar.map((vehicle) => (
        <li
          key={vehicle.id}
          className="relative flex items-center gap-3 rounded-control border border-line p-2 text-13 hover:border-ink"
        >
          <Thumb column={vehicle} className="w-22 shrink-0" />
          <div>
            {/* The whole of it is the link, except for the port of its price. */}
            <PlainLink
              className="font-semibold after:absolute after:inset-0"
              href={compareHref(idsWith(vehicle.id), { onlyDifferences })}
              replace
              scroll={false}
              rel="nofollow"
              onClick={() => choose(vehicle)}
            >
              {`${vehicle.name} ${vehicle.year}`}
            </PlainLink>
            {vehicle.price && <PriceLine price={vehicle.price} landed={vehicle.landed} look="choice" />}
            <small className="text-faint">{vehicle.facts}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function OtherWays({ choice }: { choice: ChoiceData }) {
  const { isReplacing, of } = choice
  const { ids, onlyDifferences } = useShown(choice)
  return (
    <p className="-mx-3 mt-2 -mb-2 flex flex-wrap">
      <PlainLink
        href={LISTING}
        className={buttonStyle('quiet', undefined, 'slim')}
        onClick={() => isReplacing && stopComparing(of.id)}
      >
        {isReplacing ? words.removeAndBrowse : words.browseVehicles}
      </PlainLink>
      {isReplacing && (
        <PlainLink
          href={compareHref(ids, { onlyDifferences })}
          replace
          scroll={false}
          className={buttonStyle('quiet', undefined, 'slim')}
        >
          {words.storeChoice}
        </PlainLink>
      )}
    </p>
  )
}
