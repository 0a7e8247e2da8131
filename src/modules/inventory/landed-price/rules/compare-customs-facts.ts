import type { CustomsLine, CustomsVehicle } from './customs-line'
import { bodyOf, driveOf, fuelOf, gearboxOf } from './customs-trade-words'

/** What a line and a vehicle are compared by, beside their names. */
export type Fact = 'year' | 'engine' | 'drive' | 'fuel' | 'transmission'

/** 'same', 'other', or 'unsaid' where the line or the vehicle has no value. */
export type Comparison = 'same' | 'other' | 'unsaid'

const same = (a: string | null, b: string | null): Comparison =>
  a === null || b === null ? 'unsaid' : a === b ? 'same' : 'other'

/** Engine sizes are often rounded: 1,496 cc is sold as 1,500. One part in forty is as far as that goes. */
const ROUNDED = 40

const isNear = (a: number, b: number): boolean => Math.abs(a - b) * ROUNDED <= Math.max(a, b)

function compareEngines(line: CustomsLine, vehicle: CustomsVehicle): Comparison {
  if (!line.cc || !vehicle.cc) return 'unsaid'
  return isNear(line.cc, vehicle.cc) ? 'same' : 'other'
}

function compareYears({ yearFrom, yearTo }: CustomsLine, { year }: CustomsVehicle): Comparison {
  if (year === null || (yearFrom === null && yearTo === null)) return 'unsaid'
  return (yearFrom === null || year >= yearFrom) && (yearTo === null || year <= yearTo) ? 'same' : 'other'
}

type Message = Pick<CustomsLine, 'drive' | 'transmission'>

// Some lines have drive and transmission in each other's columns.
const drivenBy = ({ drive, transmission }: Message) => driveOf(drive) ?? driveOf(transmission)
const shiftedBy = ({ drive, transmission }: Message) => gearboxOf(transmission) ?? gearboxOf(drive)

/** Compares a line with a vehicle, fact by fact. */
export const compareCustomsFacts = (
  line: CustomsLine,
  vehicle: CustomsVehicle,
): Record<Fact, Comparison> => ({
  year: compareYears(line, vehicle),
  engine: compareEngines(line, vehicle),
  drive: same(drivenBy(line), drivenBy(vehicle)),
  fuel: same(fuelOf(line.fuel), fuelOf(vehicle.fuel)),
  transmission: same(shiftedBy(line), shiftedBy(vehicle)),
})

/** Whether both name the same body. */
export const isSameBody = (line: CustomsLine, vehicle: CustomsVehicle): boolean =>
  same(bodyOf(line.body), bodyOf(vehicle.body)) === 'same'
