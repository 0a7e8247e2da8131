import { addedText, optionsOf } from '@/kernel/added-fields'
import type { Named } from '@/modules/inventory/cards/queries/vehicle-card'
import { countText, mileageBothText } from '@/modules/inventory/cards/ui/words'
import { steeringText, transmissionText } from '@/modules/inventory/vehicles/rules/display'
import type { Tone } from '@/ui/badge'
import type { VehicleDetail } from '../../queries/vehicle-detail'

/** With a tone the value is shown as a badge. */
export type Fact = { term: string; value: string; tone?: Tone }
export type FactGroup = { title: string; facts: Fact[] }

type Pair = [term: string, value: string | null]

const name = (entry: Named | null): string | null => entry?.name ?? null
const count = (value: number | null): string | null => (value === null ? null : String(value))
const withUnit = (value: number | null, unit: string): string | null =>
  value === null || value === 0 ? null : `${countText(value)} ${unit}`

const identity = (vehicle: VehicleDetail): Pair[] => [
  ['Make', vehicle.make.name],
  ['Model', vehicle.model.name],
  ['Model code', name(vehicle.modelCode)],
  ['Year', String(vehicle.year)],
  ['Mileage', mileageBothText(vehicle.mileage)],
  ['Chassis', vehicle.chassisMasked],
  ['Grade', name(vehicle.grade)],
  ['Condition grade', name(vehicle.conditionGrade)],
  ['Colour', name(vehicle.colour)],
]

const drive = (vehicle: VehicleDetail): Pair[] => [
  ['Fuel', name(vehicle.fuel)],
  ['Engine', engineText(vehicle)],
  ['Transmission', transmissionText(vehicle.transmission?.name)],
  ['Drivetrain', name(vehicle.driveTrain)],
  ['Steering', steeringText(vehicle.steering?.name)],
  ['Steering position', name(vehicle.steeringPosition)],
  ['Steering assist', name(vehicle.steeringAssist)],
  ['Steering control', name(vehicle.steeringControl)],
]

const body = (vehicle: VehicleDetail): Pair[] => [
  ['Body type', name(vehicle.bodyType)],
  ['Sub body type', name(vehicle.subBodyType)],
  ['Seats', count(vehicle.seats)],
  ['Doors', count(vehicle.doors)],
  ['Length × width × height', sizeText(vehicle)],
  ['Volume', withUnit(vehicle.m3, 'm³')],
  ['Weight', withUnit(vehicle.weightKg, 'kg')],
  ['Gross weight', withUnit(vehicle.grossWeightKg, 'kg')],
  ['Carrying capacity', withUnit(vehicle.carryingCapKg, 'kg')],
]

const GROUPS: [title: string, pairs: (vehicle: VehicleDetail) => Pair[]][] = [
  ['The vehicle', identity],
  ['Engine and steering', drive],
  ['Body and size', body],
]

/** All known facts of a vehicle as pairs in groups, in reading order; unknown ones are left out. */
export const factGroups = (vehicle: VehicleDetail): FactGroup[] =>
  [
    ...GROUPS.map(([title, pairs]) => ({
      title,
      facts: pairs(vehicle).flatMap(([term, value]) => (value ? [{ term, value }] : [])),
    })),
    ...vehicle.added.map(({ entries, title }) => ({ title, facts: entries.flatMap(addedFact) })),
  ].filter(({ facts }) => facts.length > 0)

/** A fact added by a module. */
function addedFact({ field, value }: VehicleDetail['added'][number]['entries'][number]): Fact[] {
  if (value === null) return []
  const tone = optionsOf(field).find((option) => option.value === value)?.tone
  return [{ term: field.label, value: addedText(field, value), ...(tone && { tone }) }]
}

/** '1.5 L (1,496 cc)'. */
function engineText({ engineSize, engineCc }: VehicleDetail): string | null {
  const cc = withUnit(engineCc, 'cc')
  return engineSize && cc ? `${engineSize} (${cc})` : engineSize || cc
}

function sizeText({ length, width, height }: VehicleDetail): string | null {
  const sides = [length, width, height]
  return sides.every((side) => side) ? `${sides.map((side) => countText(side ?? 0)).join(' × ')} cm` : null
}
