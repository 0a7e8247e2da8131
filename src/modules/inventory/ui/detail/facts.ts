import type { Named, VehicleDetail } from '../../queries/types'
import { steeringText, transmissionText } from '../../rules/display'
import { countText, mileageBothText } from '../words'

export type Fact = { term: string; value: string }

const name = (entry: Named | null): string | null => entry?.name ?? null
const withUnit = (value: number | null, unit: string): string | null =>
  value === null || value === 0 ? null : `${countText(value)} ${unit}`

/** Everything known of a vehicle as pairs, in reading order; what is not known is left out. */
export function factsOfVehicle(vehicle: VehicleDetail): Fact[] {
  const pairs: [term: string, value: string | null][] = [
    ['Make', vehicle.make.name],
    ['Model', vehicle.model.name],
    ['Model code', name(vehicle.modelCode)],
    ['Year', String(vehicle.year)],
    ['Mileage', mileageBothText(vehicle.mileage)],
    ['Body type', name(vehicle.bodyType)],
    ['Sub body type', name(vehicle.subBodyType)],
    ['Fuel', name(vehicle.fuel)],
    ['Engine', engineText(vehicle)],
    ['Transmission', transmissionText(vehicle.transmission?.name)],
    ['Drivetrain', name(vehicle.driveTrain)],
    ['Steering', steeringText(vehicle.steering?.name)],
    ['Steering assist', name(vehicle.steeringAssist)],
    ['Steering control', name(vehicle.steeringControl)],
    ['Steering position', name(vehicle.steeringPosition)],
    ['Seats', vehicle.seats === null ? null : String(vehicle.seats)],
    ['Doors', vehicle.doors === null ? null : String(vehicle.doors)],
    ['Colour', name(vehicle.colour)],
    ['Grade', name(vehicle.grade)],
    ['Condition grade', name(vehicle.conditionGrade)],
    ['Chassis', vehicle.chassisMasked],
    ['Length × width × height', sizeText(vehicle)],
    ['Volume', withUnit(vehicle.m3, 'm³')],
    ['Weight', withUnit(vehicle.weightKg, 'kg')],
    ['Gross weight', withUnit(vehicle.grossWeightKg, 'kg')],
    ['Carrying capacity', withUnit(vehicle.carryingCapKg, 'kg')],
  ]
  return pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []))
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
