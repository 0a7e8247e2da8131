import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/disclosure'
import { Checkbox } from '@/ui/field'
import type { FacetName, FacetOption } from '../../queries/types'
import { FACET_TITLES } from './facet-titles'
import { optionText } from './option-text'

/** One kind of choice: its options with their counts. What would give nothing is greyed, unless it is chosen. */
export function FacetGroup({ facet, options, chosen, open, children }: FacetGroupProps) {
  const picked = new Set(chosen.map(String))
  const isIdle = (option: FacetOption) => option.count === 0 && !picked.has(option.value)
  return (
    <Disclosure
      title={FACET_TITLES[facet]}
      note={picked.size > 0 ? `${picked.size} chosen` : undefined}
      open={open || picked.size > 0}
    >
      {children}
      {options.length > 0 && (
        <div
          className="-mx-1 max-h-76 overflow-y-auto overscroll-contain px-1"
          // With nothing in it to tick the keyboard scrolls the list itself.
          tabIndex={options.every(isIdle) ? 0 : undefined}
        >
          {chosenFirst(options, picked).map((option) => (
            <Checkbox
              key={option.value}
              name={facet}
              value={option.value}
              defaultChecked={picked.has(option.value)}
              disabled={isIdle(option) || undefined}
              count={option.count}
              mark={facet === 'color' ? <Swatch hex={option.hex} /> : undefined}
            >
              {optionText(facet, option)}
            </Checkbox>
          ))}
        </div>
      )}
    </Disclosure>
  )
}

/** What is chosen stands on top, where it can be seen and taken back; the others keep their order. */
const chosenFirst = (options: FacetOption[], picked: ReadonlySet<string>): FacetOption[] =>
  [...options].sort((a, b) => Number(picked.has(b.value)) - Number(picked.has(a.value)))

type FacetGroupProps = {
  facet: Exclude<FacetName, 'year'>
  options: FacetOption[]
  chosen: readonly (number | string)[]
  open?: boolean
  children?: ReactNode
}

function Swatch({ hex }: { hex?: string }) {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 rounded-full border border-control"
      style={{ backgroundColor: hex ?? 'transparent' }}
    />
  )
}
