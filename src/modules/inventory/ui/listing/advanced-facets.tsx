import { Disclosure } from '@/ui/disclosure'
import type { SearchResult } from '../../queries/types'
import type { VehicleSearch } from '../../schemas/vehicle-search'
import { FacetGroup } from './facet-group'

const ADVANCED = [
  'driveTrain',
  'engineSize',
  'color',
  'seats',
  'subBodyType',
  'grade',
  'conditionGrade',
  'steeringAssist',
  'steeringControl',
  'steeringPosition',
  'showroomLocation',
  'tags',
] as const

/** 'Advanced Search': what fewer buyers ask for. Open when something in it is chosen. */
export function AdvancedFacets({
  search,
  facets,
}: {
  search: VehicleSearch
  facets: SearchResult['facets']
}) {
  const chosen = ADVANCED.reduce((sum, facet) => sum + search[facet].length, 0)
  const offered = ADVANCED.filter(
    (facet) => facets[facet].some(({ count }) => count > 0) || search[facet].length > 0,
  )
  if (offered.length === 0) return null
  return (
    <Disclosure title="Advanced Search" note={chosen > 0 ? `${chosen} chosen` : undefined} open={chosen > 0}>
      <div className="border-l-2 border-line pl-3">
        {offered.map((facet) => (
          <FacetGroup
            key={facet}
            facet={facet}
            options={shown(facet, facets, search)}
            chosen={search[facet]}
          />
        ))}
      </div>
    </Disclosure>
  )
}

/** Engine sizes run in steps of a tenth of a litre; those that no vehicle has would be a wall of zeros. */
const shown = (facet: (typeof ADVANCED)[number], facets: SearchResult['facets'], search: VehicleSearch) =>
  facet === 'engineSize'
    ? facets.engineSize.filter(({ count, value }) => count > 0 || search.engineSize.includes(value))
    : facets[facet]
