import { Input, Label, Select } from '@/ui/field'
import type { Bound, VehicleSearch } from '../../schemas/vehicle-search'

type Pair = readonly [low: Bound, high: Bound]
type RangeProps = { search: VehicleSearch; bounds: Pair; unit: string }

/** Two fields for a range of one's own, beside the fixed bands. */
export function RangeFields({ search, bounds: [low, high], unit }: RangeProps) {
  return (
    <div className="mb-2 grid grid-cols-2 gap-2">
      {([low, high] as const).map((name, index) => (
        <div key={name}>
          <Label htmlFor={name}>{index === 0 ? `From, ${unit}` : `To, ${unit}`}</Label>
          <Input
            id={name}
            name={name}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            defaultValue={search[name] ?? undefined}
          />
        </div>
      ))}
    </div>
  )
}

/** First and last model year, of the years that the panel offers and those already chosen. */
export function YearFields({ search, years }: { search: VehicleSearch; years: number[] }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['yearFrom', 'yearTo'] as const).map((name, index) => {
        const chosen = search[name]
        const offered =
          chosen === null || years.includes(chosen) ? years : [...years, chosen].sort((a, b) => b - a)
        return (
          <div key={name}>
            <Label htmlFor={name}>{index === 0 ? 'From' : 'To'}</Label>
            <Select id={name} name={name} defaultValue={chosen ?? ''} key={chosen}>
              <option value="">Any</option>
              {offered.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </Select>
          </div>
        )
      })}
    </div>
  )
}
