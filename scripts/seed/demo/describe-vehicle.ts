import type { DemoVehicle } from './demo-types'
import type { Chance } from './repeatable-chance'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

type Facts = Omit<DemoVehicle, 'description' | 'officeFileNo' | 'tags' | 'offer' | 'featured'>

function powertrain(car: Facts, batteryKwh: number | null): string {
  if (car.fuelType === 'Electric') {
    return `electric, ${car.drivetrain}, ${batteryKwh} kWh battery when new`
  }
  return `${car.engineSize} ${car.fuelType.toLowerCase()}, ${car.transmission}, ${car.drivetrain}`
}

function opening(car: Facts, batteryKwh: number | null, chance: Chance): string {
  // 'LX' and its grade 'LX570' are mentioned once; 'Base' is not a name.
  const grade = car.grade === 'Base' ? '' : car.grade
  const what = grade.startsWith(car.model) ? grade : `${car.model} ${grade}`.trim()
  const drive = powertrain(car, batteryKwh)
  const miles = `${whole.format(car.mileage)} miles`
  return chance.pick([
    `${car.year} ${what}: ${drive}. ${miles}.`,
    `${what} of ${car.year} with ${miles}: ${drive}.`,
    `${what}, model year ${car.year}, ${miles}; ${drive}.`,
  ])
}

/** The one further fact that buyers of such vehicles look for first. */
function closing(car: Facts): string {
  if (car.conditionGrade === 'R' || car.conditionGrade === 'RA') {
    return `Graded ${car.conditionGrade}: it has been repaired; ask for the auction sheet.`
  }
  if (car.carryingCapKg) {
    return `Carries ${whole.format(car.carryingCapKg)} kg and seats ${car.seats}; auction grade ${car.conditionGrade}.`
  }
  if (car.seats >= 7) return `Seats ${car.seats}; auction grade ${car.conditionGrade}.`
  const side = car.steeringType === 'LHD' ? 'Left-hand drive' : 'Right-hand drive'
  return `${side}, ${car.color.toLowerCase()}, auction grade ${car.conditionGrade}.`
}

/** Two plain sentences, every word of which follows from the vehicle's own fields. */
export const describeVehicle = (car: Facts, batteryKwh: number | null, chance: Chance): string =>
  `${opening(car, batteryKwh, chance)} ${closing(car)}`
