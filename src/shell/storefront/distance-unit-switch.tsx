import { DISTANCES, type DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { cx } from '@/ui/cx'
import * as words from './browser-words'

/** What distances are shown in: a form of two buttons, so that it needs no script. The one in use is pressed. */
export function DistanceUnitSwitch({ unit }: { unit: DistanceUnit }) {
  return (
    <form method="post" action={DISTANCES} className="flex items-center gap-x-1">
      <fieldset className="contents">
        <legend className="sr-only">{words.distances}</legend>
        <span aria-hidden>{words.distances}:</span>
        {words.DISTANCE_UNITS.map(([value, label]) => (
          <button
            key={value}
            type="submit"
            name="unit"
            value={value}
            aria-pressed={value === unit}
            className={cx(
              'inline-block px-1.5 py-3 hover:text-link hover:underline',
              value === unit && 'font-semibold text-ink underline',
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
