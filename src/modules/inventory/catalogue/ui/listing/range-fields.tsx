import type { Bound } from '@/modules/inventory/search/schemas/search-shape'
import { Input, Label, Select } from '@/ui/field'
import * as words from './browser-words'
import type { PanelData, PanelRange, RangeField } from './filter-panel-facets'

const PAIR = 'mb-2 grid grid-cols-2 gap-2'

type RangeProps = { bounds: PanelData['bounds']; pair: readonly [low: Bound, high: Bound]; unit: string }

/** Two fields for a range of one's own, beside the fixed bands. */
export const RangeFields = ({ bounds, pair: [low, high], unit }: RangeProps) => (
  <Pair low={[low, bounds[low] ?? null]} high={[high, bounds[high] ?? null]} unit={unit} />
)

/** The same of the mileage, in the reader's unit. */
export const MileageFields = ({ low, high, unit }: PanelData['mileage']) => (
  <Pair low={low} high={high} unit={words.UNIT_NAMES[unit]} />
)

function Pair({ low, high, unit }: { low: RangeField; high: RangeField; unit: string }) {
  return (
    <div className={PAIR}>
      <NumberField field={low} label={words.fromUnit(unit)} />
      <NumberField field={high} label={words.toUnit(unit)} />
    </div>
  )
}

function NumberField({ field: [name, value], label }: { field: RangeField; label: string }) {
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      <Input
        id={name}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        defaultValue={value ?? undefined}
      />
    </div>
  )
}

/** Two fields for the values of a module's field, days or numbers. */
export const ValueFields = ({ high, kind, low, unit }: PanelRange) => (
  <div className={PAIR}>
    <ValueField field={low} kind={kind} label={unit ? words.fromUnit(unit) : words.from} />
    <ValueField field={high} kind={kind} label={unit ? words.toUnit(unit) : words.to} />
  </div>
)

type ValueProps = { field: PanelRange['low']; kind: PanelRange['kind']; label: string }

function ValueField({ field: [name, value], kind, label }: ValueProps) {
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      {kind === 'day' ? (
        <Input id={name} name={name} type="date" defaultValue={value} />
      ) : (
        <Input
          id={name}
          name={name}
          type="number"
          inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
          step={kind === 'whole' ? 1 : 'any'}
          defaultValue={value}
        />
      )}
    </div>
  )
}

/** First and last model year, of the years that the panel offers and those already chosen. */
export function YearFields({ bounds, years }: Pick<PanelData, 'bounds' | 'years'>) {
  return (
    <div className={PAIR}>
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
