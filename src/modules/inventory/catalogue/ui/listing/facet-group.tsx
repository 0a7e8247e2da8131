'use client'

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { countText } from '@/modules/inventory/cards/ui/words'
import { Disclosure } from '@/ui/disclosure'
import * as words from './browser-words'
import { FACET_TITLES } from './facet-titles'
import { LiveListing } from './listing-frame'
import { type ShownOption, shownOptions } from './live-options'
import type { PanelData, PanelFacet } from './panel-facets'

/** The same list with a part of its panel open, for browsers without any script. */
export const panelLink = ({ here }: PanelData, part: string): string =>
  `${here}${here.includes('?') ? '&' : '?'}panel=${part}`

type GroupProps = {
  facet: PanelFacet
  data: PanelData
  /** Whether the group stands open when the page comes. */
  open?: boolean
  /** Fields above the choices, for a range of one's own. */
  children?: ReactNode
}

/** One kind of choice: its options with their counts, drawn when the group is first opened. */
export function FacetGroup({ facet, data, open = false, children }: GroupProps) {
  const { counts } = useContext(LiveListing)
  const chosen = data.chosen[facet] ?? []
  const options = shownOptions(facet, data.options[facet] ?? [], chosen, counts)
  if (options.length === 0 && !children) return null
  const picked = counts ? pickedOf(facet, counts.picked) : chosen.length
  return (
    <LazyGroup
      title={FACET_TITLES[facet]}
      note={picked > 0 ? words.countChosen(picked) : undefined}
      open={open || chosen.length > 0 || data.opened === facet}
      link={panelLink(data, facet)}
    >
      {children}
      <Options facet={facet} options={options} chosen={chosen} />
    </LazyGroup>
  )
}

const pickedOf = (facet: PanelFacet, picked: ReadonlySet<string>): number =>
  [...picked].filter((choice) => choice.startsWith(`${facet} `)).length

type LazyProps = { title: string; note?: string; open: boolean; link: string; children: ReactNode }

/** A group whose content comes when it is first opened; without any script a link brings it. */
export function LazyGroup({ title, note, open, link, children }: LazyProps) {
  // What the reader opened or closed stays so while lists come and go.
  const [openAtFirst] = useState(open)
  const [isSeen, setIsSeen] = useState(open)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opened before the page had come to life.
    if (details.current?.open) setIsSeen(true)
  }, [])
  return (
    <Disclosure
      ref={details}
      title={title}
      note={note}
      open={openAtFirst}
      onToggle={(event) => event.currentTarget.open && setIsSeen(true)}
    >
      {isSeen || open ? (
        children
      ) : (
        <noscript>
          <a href={link}>{words.showOptions}</a>
        </noscript>
      )}
    </Disclosure>
  )
}

type OptionsProps = { facet: PanelFacet; options: ShownOption[]; chosen: readonly (number | string)[] }

function Options({ facet, options, chosen }: OptionsProps) {
  const inForce = new Set(chosen.map(String))
  if (options.length === 0) return null
  return (
    // With nothing in it to tick the keyboard scrolls the list itself.
    <fieldset
      className="options"
      aria-label={FACET_TITLES[facet]}
      tabIndex={options.every(({ isIdle }) => isIdle) ? 0 : undefined}
    >
      {options.map(({ value, name, count, isIdle, hex }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={facet}
            value={value}
            defaultChecked={inForce.has(value)}
            disabled={isIdle || undefined}
          />
          {facet === 'color' && <i style={{ background: hex }} />}
          <span>{name}</span>
          <small>{countText(count)}</small>
        </label>
      ))}
    </fieldset>
  )
}
