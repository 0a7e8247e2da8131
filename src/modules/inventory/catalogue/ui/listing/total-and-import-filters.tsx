import { DEFAULT_CURRENCY } from '@/kernel/currencies'
import * as words from './browser-words'
import { LazyGroup, panelLink } from './facet-group'
import type { PanelData } from './filter-panel-facets'
import { OPTION, OPTION_BOX, OPTION_NAME, OPTIONS } from './option-looks'
import { RangeFields } from './range-fields'

type Props = { data: PanelData; place: NonNullable<PanelData['place']> }

/** What only a chosen port makes possible: bounds on totals, and leaving out what may not be imported. */
export function TotalAndImportFilters({ data, place }: Props) {
  return (
    <>
      <input type="hidden" name="to" value={place.id} />
      <LazyGroup title={words.totalTo(place.name)} open link={panelLink(data, 'total')}>
        <RangeFields bounds={data.bounds} pair={['minTotal', 'maxTotal']} unit={DEFAULT_CURRENCY} />
        {place.hasRules && (
          <fieldset className={`${OPTIONS} mt-2`} aria-label={words.importRules}>
            <ImportChoice value="" isChosen={place.only} label={words.onlyAllowed(place.country)} />
            <ImportChoice value="any" isChosen={!place.only} label={words.allVehicles} />
          </fieldset>
        )}
      </LazyGroup>
    </>
  )
}

type ChoiceProps = { value: string; isChosen: boolean; label: string }

const ImportChoice = ({ value, isChosen, label }: ChoiceProps) => (
  <label className={OPTION}>
    <input
      key={String(isChosen)}
      className={OPTION_BOX}
      type="radio"
      name="eligible"
      value={value}
      defaultChecked={isChosen}
    />
    <span className={OPTION_NAME}>{label}</span>
  </label>
)
