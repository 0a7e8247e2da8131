import type { Bound } from '@/modules/inventory/search/schemas/search-shape'
import { Input, Label, Select } from '@/ui/field'
import * as words from './browser-words'
import type { PanelData } from './panel-facets'

type RangeProps = { bounds: PanelData['bounds']; pair: readonly [low: Bound, high: Bound]; unit: string }

/** Two fields for a range of one's own, beside the fixed bands. */
export function RangeFields({ bounds, pair: [low, high], unit }: RangeProps) {
  return (
    <div className="pair">
      <NumberField name={low} label={words.fromUnit(unit)} value={bounds[low]} />
      <NumberField name={high} label={words.toUnit(unit)} value={bounds[high]} />
    </div>
  )
}

function NumberField({ name, label, value }: { name: Bound; label: string; value: number | undefined }) {
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Input id={name} name={name} type="number" inputMode="numeric" min={0} step={1} defaultValue={value} />
    </div>
  )
}

/** First and last model year, of the years that the panel offers and those already chosen. */
export function YearFields({ bounds, years }: Pick<PanelData, 'bounds' | 'years'>) {
  return (
    <div className="pair">
      <YearField name="yearFrom" label={words.fromYear} value={bounds.yearFrom} years={years} />
      <YearField name="yearTo" label={words.toYear} value={bounds.yearTo} years={years} />
    </div>
  )
}

type YearProps = { name: Bound; label: string; value: number | undefined; years: number[] }

function YearField({ name, label, value, years }: YearProps) {
  const offered =
    value === undefined || years.includes(value) ? years : [...years, value].sort((a, b) => b - a)
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Select id={name} name={name} defaultValue={value ?? ''} key={value}>
        <option value="">{words.any}</option>
        {offered.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Select>
    </div>
  )
}
