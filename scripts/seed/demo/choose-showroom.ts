import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { SHOWROOMS } from './data/showrooms'
import type { SteeringType } from './data/vocabulary'
import type { DemoModelCode } from './demo-types'
import type { Chance } from './repeatable-chance'

/** Kenya admits vehicles up to 8 calendar years old, counting the year of first registration. */
const KENYA_MAX_AGE = 7
/** Uganda admits vehicles up to 15 years old. */
const UGANDA_MAX_AGE = 15

/** How many vehicles in a hundred are in each country, by steering side. */
const RIGHT_HAND = {
  'Yokohama Daikoku Yard': 20,
  'Nagoya Kinjo Yard': 15,
  'Kobe Rokko Yard': 11,
  'Osaka Nanko Yard': 10,
  'Fukuoka Kashii Yard': 7,
  'Nairobi Showroom': 15,
  'Mombasa Port Yard': 18,
  'Dar es Salaam Showroom': 9,
  'Kampala Showroom': 6,
  'Dubai Ras Al Khor Showroom': 1,
  'Sharjah Souq Al Haraj Yard': 2,
}
const LEFT_HAND = {
  'Dubai Ras Al Khor Showroom': 55,
  'Sharjah Souq Al Haraj Yard': 42,
  'Yokohama Daikoku Yard': 3,
}

const COUNTRY_OF = new Map(SHOWROOMS.map((room) => [room.showroomName, room.country]))

/** The country of a showroom. */
export const countryOf = (showroom: string): string => COUNTRY_OF.get(showroom) ?? ''

/** Whether a country's import rules and traffic side suit a vehicle of this age (years). */
export function suitsCountry(country: string, steering: SteeringType, age: number): boolean {
  if (country === 'Kenya') return steering === 'RHD' && age <= KENYA_MAX_AGE
  if (country === 'Uganda') return steering === 'RHD' && age <= UGANDA_MAX_AGE
  if (country === 'Tanzania') return steering === 'RHD'
  if (country === 'Belarus') return steering === 'LHD'
  return true
}

/** The steering side of one vehicle of a code sold with both. */
export function chooseSteering(code: DemoModelCode, chance: Chance): SteeringType {
  if (code.steering !== 'BOTH') return code.steering
  return chance.happens(0.45) ? 'LHD' : 'RHD'
}

/** A showroom suitable for steering side and age. Cars only sold as left-hand drive are never in Japan. */
export function chooseShowroom(
  code: DemoModelCode,
  steering: SteeringType,
  age: number,
  chance: Chance,
): string {
  const shares = Object.entries(steering === 'RHD' ? RIGHT_HAND : LEFT_HAND)
  const open = shares.filter(([name]) => {
    const country = countryOf(name)
    if (country === 'Japan' && code.steering === 'LHD') return false
    return suitsCountry(country, steering, age)
  })
  return chance.weighted(open)
}

const TERMS: Record<string, [PriceType, number][]> = {
  Japan: [
    ['FOB', 84],
    ['CIF', 16],
  ],
  'United Arab Emirates': [
    ['FOB', 60],
    ['CIF', 40],
  ],
}
const DESTINATION_TERMS: [PriceType, number][] = [
  ['DDP', 70],
  ['CIF', 30],
]

/** The term a showroom usually quotes. */
export const choosePriceType = (showroom: string, chance: Chance): PriceType =>
  chance.weighted(TERMS[countryOf(showroom)] ?? DESTINATION_TERMS)

/** Duty and taxes on top of the landed value, by country of the showroom. */
const DUTY: Record<string, number> = { Kenya: 0.5, Tanzania: 0.45, Uganda: 0.42 }
const FREIGHT_USD_PER_M3 = 62
const INSURANCE_SHARE = 0.015

/** What a FOB value in USD becomes under a term: freight by volume and insurance, then duty. */
export function priceUnderTerm(fob: number, term: PriceType, m3: number, showroom: string): number {
  if (term === 'FOB') return fob
  const landed = fob * (1 + INSURANCE_SHARE) + m3 * FREIGHT_USD_PER_M3
  return term === 'CIF' ? landed : landed * (1 + (DUTY[countryOf(showroom)] ?? 0))
}
