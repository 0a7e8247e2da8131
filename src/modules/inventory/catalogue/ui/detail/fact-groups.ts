import { addedText, optionsOf } from '@/kernel/added-fields'
import type { Named } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { countText } from '@/modules/inventory/cards/ui/count-words'
import { mileageBothText } from '@/modules/inventory/cards/ui/words'
import { monthInWords } from '@/modules/inventory/vehicles/rules/calendar-month'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { steeringText, transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import type { Tone } from '@/ui/badge'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'

/** With a tone the value is shown as a badge. */
export type Fact = { term: string; value: string; tone?: Tone }
export type FactGroup = { title: string; facts: Fact[] }

type Pair = [term: string, value: string | null]

const name = (entry: Named | null): string | null => entry?.name ?? null
const count = (value: number | null): string | null => (value === null ? null : String(value))
const withUnit = (value: number | null, unit: string): string | null =>
  value === null || value === 0 ? null : `${countText(value)} ${unit}`

const identity = (vehicle: VehicleDetail, unit: DistanceUnit): Pair[] => [
  [words.make, vehicle.make.name],
  [words.model, vehicle.model.name],
  [words.modelCode, name(vehicle.modelCode)],
  [words.year, String(vehicle.year)],
  [words.firstRegistered, vehicle.firstRegistered && monthInWords(vehicle.firstRegistered)],
  [words.mileage, mileageBothText(vehicle.mileage, unit)],
  [words.chassis, vehicle.chassisMasked],
  [words.grade, name(vehicle.grade)],
  [words.conditionGrade, name(vehicle.conditionGrade)],
  [words.colour, name(vehicle.colour)],
]

const drive = (vehicle: VehicleDetail): Pair[] => [
  [words.fuel, name(vehicle.fuel)],
  [words.engine, engineText(vehicle)],
  [words.transmission, transmissionText(vehicle.transmission?.name)],
  [words.drivetrain, name(vehicle.driveTrain)],
  [words.steering, steeringText(vehicle.steering?.name)],
  [words.steeringPosition, name(vehicle.steeringPosition)],
  [words.steeringAssist, name(vehicle.steeringAssist)],
  [words.steeringControl, name(vehicle.steeringControl)],
]

const body = (vehicle: VehicleDetail): Pair[] => [
  [words.bodyType, name(vehicle.bodyType)],
  [words.subBodyType, name(vehicle.subBodyType)],
  [words.seats, count(vehicle.seats)],
  [words.doors, count(vehicle.doors)],
  [words.lengthWidthHeight, sizeText(vehicle)],
  [words.volume, withUnit(vehicle.m3, 'm³')],
  [words.weight, withUnit(vehicle.weightKg, 'kg')],
  [words.grossWeight, withUnit(vehicle.grossWeightKg, 'kg')],
  [words.carryingCapacity, withUnit(vehicle.carryingCapKg, 'kg')],
]

const GROUPS: [title: string, pairs: (vehicle: VehicleDetail, unit: DistanceUnit) => Pair[]][] = [
  [words.theVehicle, identity],
  [words.engineAndSteering, drive],
  [words.bodyAndSize, body],
]

/** All known facts of a vehicle as pairs in groups, in reading order; unknown ones are left out. */
export const factGroups = (vehicle: VehicleDetail, unit: DistanceUnit): FactGroup[] =>
  [
    ...GROUPS.map(([title, pairs]) => ({
      title,
      facts: pairs(vehicle, unit).flatMap(([term, value]) => (value ? [{ term, value }] : [])),
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
