'use client'

import { useContext } from 'react'
import * as words from './browser-words'
import { FacetGroup, LazyGroup, panelLink } from './facet-group'
import { ADVANCED, type PanelData } from './filter-panel-facets'
import { LiveListing } from './listing-frame'
import { RangeFields } from './range-fields'

const isAdvanced = (name: string | undefined): boolean => ADVANCED.some((facet) => facet === name)

/** 'Advanced Search': what fewer buyers use. Open when something in it is chosen. */
export function AdvancedFacets({ data }: { data: PanelData }) {
  const { counts } = useContext(LiveListing)
  const hasBound = data.bounds.ccMin !== undefined || data.bounds.ccMax !== undefined
  const inForce = ADVANCED.reduce((sum, facet) => sum + (data.chosen[facet]?.length ?? 0), 0)
  const ticked = counts
    ? [...counts.picked].filter((choice) => isAdvanced(choice.split(' ')[0])).length
    : inForce
  const chosen = ticked + Number(hasBound)
  return (
    <LazyGroup
      title={words.advancedSearch}
      note={chosen > 0 ? words.countChosen(chosen) : undefined}
      open={inForce > 0 || hasBound || data.opened === 'advanced' || isAdvanced(data.opened ?? '')}
      link={panelLink(data, 'advanced')}
    >
      <div className="border-l-2 border-line pl-3">
        {ADVANCED.map((facet) => (
          <FacetGroup
            key={facet}
            facet={facet}
            data={data}
            open={data.opened === 'advanced' || (facet === 'engineSize' && hasBound)}
          >
            {facet === 'engineSize' && data.options.engineSize && (
              <RangeFields bounds={data.bounds} pair={['ccMin', 'ccMax']} unit="cc" />
            )}
          </FacetGroup>
        ))}
      </div>
    </LazyGroup>
  )
}
