'use client'

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { countText } from '@/modules/inventory/cards/ui/count-words'
import { Disclosure } from '@/ui/disclosure'
import { Input } from '@/ui/field'
import * as words from './browser-words'
import { FACET_TITLES } from './facet-titles'
import type { PanelData, PanelFacet } from './filter-panel-facets'
import { LiveListing } from './listing-frame'
import { isNamed, optionGroups } from './option-groups'
import { OPTION, OPTION_BOX, OPTION_NAME, OPTIONS, OPTIONS_TITLE } from './option-looks'
import { type ShownOption, shownFilterOptions } from './shown-filter-options'

/** Lists longer than this can be narrowed by typing. */
const LONG = 12

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
  const options = shownFilterOptions(facet, data.options[facet] ?? [], chosen, counts)
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

/** The choices, those of a long list under titles, and with a field that narrows it. */
function Options({ facet, options, chosen }: OptionsProps) {
  const [typed, setTyped] = useState('')
  const inForce = new Set(chosen.map(String))
  if (options.length === 0) return null
  const isOut = (option: ShownOption) => !isNamed(typed, option)
  const choices = (some: ShownOption[]) =>
    some.map((option) => (
      <Choice
        key={option.value}
        {...option}
        facet={facet}
        isOut={isOut(option)}
        isInForce={inForce.has(option.value)}
      />
    ))
  return (
    <>
      {options.length > LONG && (
        <Narrow
          title={FACET_TITLES[facet]}
          typed={typed}
          onType={setTyped}
          left={options.filter((option) => !isOut(option)).length}
        />
      )}
      {/* With nothing in it to tick the keyboard scrolls the list itself. */}
      <fieldset
        className={OPTIONS}
        aria-label={FACET_TITLES[facet]}
        tabIndex={options.every(({ isIdle }) => isIdle) ? 0 : undefined}
      >
        {optionGroups(facet, options, inForce).map(([title, some]) =>
          title === '' ? (
            choices(some)
          ) : (
            <fieldset key={title} hidden={some.every(isOut)}>
              <legend className={OPTIONS_TITLE}>{title}</legend>
              {choices(some)}
            </fieldset>
          ),
        )}
      </fieldset>
    </>
  )
}

type ChoiceProps = ShownOption & { facet: PanelFacet; isOut: boolean; isInForce: boolean }

/** One choice; out of sight it stays ticked. */
const Choice = ({ facet, value, name, count, isIdle, hex, isOut, isInForce }: ChoiceProps) => (
  <label hidden={isOut} className={OPTION}>
    <input
      className={OPTION_BOX}
      type="checkbox"
      name={facet}
      value={value}
      defaultChecked={isInForce}
      disabled={isIdle || undefined}
    />
    {/* A colour's swatch is the colour. */}
    {facet === 'color' && (
      <i
        className="size-4 shrink-0 rounded-full border border-control forced-color-adjust-none"
        style={{ background: hex }}
      />
    )}
    <span className={OPTION_NAME}>{name}</span>
    <small className="text-13 text-faint tabular-nums">{countText(count)}</small>
  </label>
)

type NarrowProps = { title: string; typed: string; onType: (typed: string) => void; left: number }

/**
 * Finds choices of a long list by name; without script the list is whole. It belongs to no form: nothing is counted, stored or
 * sent because of it.
 */
const Narrow = ({ title, typed, onType, left }: NarrowProps) => (
  <div className="scripted mb-2">
    <Input
      type="search"
      form="none"
      autoComplete="off"
      aria-label={words.findIn(title)}
      placeholder={words.find}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
    <p role="status" className={left > 0 ? 'sr-only' : 'py-2 text-13 text-faint'}>
      {typed && words.choicesLeft(left)}
    </p>
  </div>
)
