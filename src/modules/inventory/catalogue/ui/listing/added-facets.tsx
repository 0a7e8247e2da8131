'use client'

import * as words from './browser-words'
import { LazyGroup, panelLink } from './facet-group'
import type { PanelData } from './filter-panel-facets'
import { OPTION, OPTION_BOX, OPTION_NAME, OPTIONS } from './option-looks'
import { ValueFields } from './range-fields'

/** A group for each field that a module lets buyers filter by: its choices, or a first and a last value. */
export const AddedFacets = ({ data }: { data: PanelData }) => (
  <>
    <Choices data={data} />
    {data.ranges.map((range) => (
      <LazyGroup
        key={range.column}
        title={range.label}
        open={range.low[1] !== '' || range.high[1] !== '' || data.opened === range.column}
        link={panelLink(data, range.column)}
      >
        <ValueFields {...range} />
      </LazyGroup>
    ))}
  </>
)

function Choices({ data }: { data: PanelData }) {
  return data.added.map(({ choices, column, label }) => {
    const chosen = choices.filter(({ value }) => data.extras.includes(value))
    return (
      <LazyGroup
        key={column}
        title={label}
        note={chosen.length > 0 ? words.countChosen(chosen.length) : undefined}
        open={chosen.length > 0 || data.opened === column}
        link={panelLink(data, column)}
      >
        <fieldset className={OPTIONS} aria-label={label}>
          {choices.map((choice) => (
            <label key={choice.value} className={OPTION}>
              <input
                className={OPTION_BOX}
                type="checkbox"
                name="extras"
                value={choice.value}
                defaultChecked={data.extras.includes(choice.value)}
              />
              <span className={OPTION_NAME}>{choice.label}</span>
            </label>
          ))}
        </fieldset>
      </LazyGroup>
    )
  })
}
