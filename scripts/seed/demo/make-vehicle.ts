import { sellingPrice } from '@/modules/inventory/vehicles/rules/derived/selling-price'
import { vehicleName } from '@/modules/inventory/vehicles/rules/derived/vehicle-name'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { chooseEquipment } from './choose-equipment'
import { chooseCondition, chooseMileage } from './choose-mileage-and-condition'
import { choosePriceType, chooseShowroom, chooseSteering, priceUnderTerm } from './choose-showroom'
import { chooseDates } from './choose-status-and-dates'
import { clamp } from './clamp'
import { PALETTES } from './data/palettes'
import type { SteeringType } from './data/vocabulary'
import type { DemoModelCode, DemoVehicle } from './demo-types'
import { fobPrice } from './fob-price'
import type { Chance } from './repeatable-chance'

/** What is decided before statuses are assigned. */
interface Standing {
  code: DemoModelCode
  year: number
  steeringType: SteeringType
  showroom: string
}

/** A vehicle without what depends on all the others. */
type Drawn = Omit<
  DemoVehicle,
  'featured' | 'tags' | 'offer' | 'officeFileNo' | 'description' | 'namedPort' | 'firstRegistered'
>

const OLDEST = { car: 14, work: 16 }
const KG_PER_SEAT = 55
const SAME_FOR_ALL = {
  licensePlate: null,
  currency: 'USD',
  postFacebook: false,
  postTwitter: false,
  postInstagram: false,
} as const
const MARKUPS = [8, 10, 12, 15, 18, 20, 22, 25]

/** A model year inside the code's years, and one the export trade would still take. */
function drawYear(code: DemoModelCode, thisYear: number, chance: Chance): number {
  const oldest = thisYear - (code.carryingCapKg || code.vehicleType === 'Bus' ? OLDEST.work : OLDEST.car)
  const to = Math.min(code.yearTo ?? thisYear, thisYear)
  const last = to === thisYear && code.yearFrom < thisYear ? thisYear - 1 : to
  return chance.int(clamp(oldest, code.yearFrom, last), last)
}

/** Year, steering side and showroom of one vehicle. */
export function chooseModelAndPlace(code: DemoModelCode, now: Date, chance: Chance): Standing {
  const thisYear = now.getUTCFullYear()
  const year = drawYear(code, thisYear, chance)
  const steeringType = chooseSteering(code, chance)
  return { code, year, steeringType, showroom: chooseShowroom(code, steeringType, thisYear - year, chance) }
}

/** Cost in whole tens of USD, markup, the price that follows, and sometimes an older, higher price. */
function drawMoney(target: number, chance: Chance) {
  const markup = chance.pick(MARKUPS)
  const costValue = Math.max(10, Math.round(target / (1 + markup / 100) / 10) * 10)
  const price = sellingPrice({ costValue, markup })
  const oldPrice = chance.happens(0.22) ? Math.round((price * (1.04 + chance.next() * 0.1)) / 10) * 10 : null
  return { markup, costValue, price, oldPrice: oldPrice !== null && oldPrice > price ? oldPrice : null }
}

/** '1KR-0481516': the engine's own code and seven digits. Half of the vehicles have it on file. */
function drawEngineNumber(code: DemoModelCode, chance: Chance): string | null {
  if (code.engine.includes(' ') || chance.happens(0.5)) return null
  return `${code.engine.split('-')[0]}-${String(chance.int(100_000, 9_999_999)).padStart(7, '0')}`
}

const specification = (code: DemoModelCode, chance: Chance) => ({
  manufacturer: code.manufacturer,
  model: code.model,
  modelCode: code.modelCode,
  vehicleType: code.vehicleType,
  subBodyType: code.subBodyType,
  fuelType: code.fuelType,
  drivetrain: code.drivetrain,
  transmission: chance.happens(0.8) ? code.transmissions[0]! : chance.pick(code.transmissions),
  grade: chance.pick(code.grades),
  doors: code.doors,
  engineSize: code.engineSizeLtr,
  engineSizeCc: code.engineSizeCc,
  engineNumber: drawEngineNumber(code, chance),
  steeringAssistType: code.steeringAssistType,
  steeringControlType: code.steeringControlType,
  length: code.lengthCm,
  width: code.widthCm,
  height: code.heightCm,
  m3Cbm: code.m3Cbm,
  weightKg: code.weightKg,
  carryingCapKg: code.carryingCapKg,
})

/** One vehicle with its decided properties and a status. `chassis` is given, because it must be unique. */
export function makeVehicle(
  { code, year, steeringType, showroom }: Standing,
  status: VehicleStatus,
  chassis: string,
  now: Date,
  chance: Chance,
): Drawn {
  const age = now.getUTCFullYear() - year
  const mileage = chooseMileage(code, age, chance)
  const conditionGrade = chooseCondition(age, mileage, chance)
  const priceType = choosePriceType(showroom, chance)
  const fob = fobPrice(code, { age, mileage, conditionGrade }) * (0.96 + chance.next() * 0.08)
  const seats = chance.pick(code.seats)
  return {
    ...SAME_FOR_ALL,
    ...specification(code, chance),
    name: vehicleName(
      null,
      {
        manufacturerName: code.manufacturer,
        modelName: code.model,
        modelCode: { modelCode: code.modelCode },
      },
      year,
      now,
    ),
    year,
    status,
    chassis,
    color: chance.weighted(PALETTES[code.vehicleType]),
    mileage,
    conditionGrade,
    steeringType,
    steeringPosition: steeringType === 'LHD' ? 'Left' : 'Right',
    seats,
    grossWeightKg: code.weightKg + (code.carryingCapKg ?? 0) + seats * KG_PER_SEAT,
    ...drawMoney(priceUnderTerm(fob, priceType, code.m3Cbm, showroom), chance),
    showPrice: !chance.happens(0.03),
    priceType,
    showroom,
    others: code.batteryKwh && chance.happens(0.8) ? `Battery ${code.batteryKwh} kWh when new.` : null,
    features: chooseEquipment({ code, year, seats, steeringType }, chance),
    ...chooseDates(status, now, chance),
  }
}
