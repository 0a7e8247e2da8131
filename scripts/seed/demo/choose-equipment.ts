import { type DemoFeature, FEATURES } from './data/features'
import type { SteeringType } from './data/vocabulary'
import type { DemoModelCode } from './demo-types'
import type { Chance } from './repeatable-chance'

interface Equipped {
  code: DemoModelCode
  year: number
  seats: number
  steeringType: SteeringType
}

/** A four-wheel drive with a frame or low range: an SUV or pickup that is no crossover. */
export const isOffRoader = (code: DemoModelCode): boolean =>
  code.drivetrain === '4WD' &&
  (code.vehicleType === 'SUV' || code.vehicleType === 'Pickup') &&
  code.subBodyType !== 'Crossover'

const allows = <T>(list: readonly T[] | undefined, value: T): boolean => !list || list.includes(value)

function suitsDrive(feature: DemoFeature, code: DemoModelCode): boolean {
  if (feature.driven === 'rough') return isOffRoader(code)
  return feature.driven !== 'four' || code.drivetrain === '4WD' || code.drivetrain === 'AWD'
}

/** Whether a feature may be on this vehicle at all. */
function mayHave(feature: DemoFeature, { code, year, seats, steeringType }: Equipped): boolean {
  return (
    year >= (feature.from ?? 0) &&
    code.newUsd >= (feature.usd ?? 0) &&
    seats >= (feature.seats ?? 0) &&
    code.heightCm >= (feature.height ?? 0) &&
    (!feature.side || feature.side === steeringType) &&
    allows(feature.bodies, code.vehicleType) &&
    allows(feature.fuels, code.fuelType) &&
    (!feature.subs || (code.subBodyType !== null && feature.subs.includes(code.subBodyType))) &&
    !feature.notMakes?.includes(code.manufacturer) &&
    suitsDrive(feature, code)
  )
}

/** Names of the equipment of one vehicle, in the order of the feature table. */
export const chooseEquipment = (vehicle: Equipped, chance: Chance): string[] =>
  FEATURES.filter((feature) => mayHave(feature, vehicle) && chance.happens(feature.share)).map(
    ({ name }) => name,
  )
