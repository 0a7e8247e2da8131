import { formatMoney } from '@/kernel/money'
import type { Needed } from '@/modules/settings/tariffs/rules/eligibility'

// Breakdown
export const routeFromTo = (from: string, to: string) => `${from} to ${to}`
export const bySeaAndLand = (seaport: string, sea: string, port: string, land: string) =>
  `Sea to ${seaport} ${sea} · land to ${port} ${land}`
export const insuranceCovers = 'Covers the vehicle, transport and freight, plus 10%'
export const inspectedBy = (body: string, certificate: string | null) =>
  certificate ? `${body}, ${certificate}` : body
export const includedUpTo = (port: string) => `Includes freight and insurance to ${port}`
export const enteredAs = (amount: string) => `entered as ${amount}`

export const arrivesAbout = (day: string, paid: string) => `there about ${day} if paid for by ${paid}`
export const leadTimeUnknown = 'Lead time on request'
// Import
export const mayBeImported = (country: string) => `May be imported to ${country}`
export const mayBeImportedUntil = (country: string, day: string) =>
  `May be imported to ${country} until ${day}`
export const littleTime = (arrival: string, paid: string) =>
  `. There is little time: paid for by ${paid}, it would arrive about ${arrival}`
export const mayNotBeImported = (country: string) => `May not be imported to ${country}`
export const importUnknown = (country: string, needs: string) =>
  `Whether it may be imported to ${country} depends on ${needs}`
export const NEEDS: Record<Needed, string> = {
  steering: 'its steering side, which is not stated',
  year: 'its year, which is not stated',
  firstRegistered: 'its month of first registration, which is not stated',
  manufactured: 'its month of manufacture, which is not stated',
  fuel: 'its fuel, which is not stated',
  bodyType: 'its body type, which is not stated',
}
export const failedInspection = 'This vehicle has failed its inspection.'
export const firstRegistered = (month: string) => `First registered ${month}.`
export const modelYear = (year: number) => `Year ${year}.`
export const checkedOn = (day: string) => `checked ${day}`

export const arrivalUnknown = 'its day of arrival: we have no lead time yet'

// On the road
export const noRate = (currency: string) => `The exchange rate of ${currency}`
export const onTheRoadIn = (country: string) => `On the road in ${country}`
export const onTheRoadAbout = (country: string) => `On the road in ${country}, about`
export const duties = 'Duties and taxes (estimate)'
export const noSum = (missing: string) => `No sum with duties and taxes yet. This is missing: ${missing}.`
export const estimateAsOf = (day: string) =>
  `An estimate as of ${day}. Customs decide. Not part of our price.`
export const byCif = 'Vehicle, freight and insurance'
export const byList = (list: string, line: string) => `${list}: ${line}`
export const lessDepreciation = (percent: string) => `less ${percent}% for age`
export const dividedBy = (by: string) => `divided by ${by} to take out taxes`
export const CERTAINTIES = { exact: 'Exact match', likely: 'Likely match' } as const
export const notInList = (list: string) => `Not found in ${list}`
export const severalInList = (list: string, lowest: string, highest: string) =>
  `${list} has several that fit, from ${lowest} to ${highest}`
export const percentOf = (rate: string, base: string) => `${rate}% of ${base}`
export const ROAD_MISSING = {
  cif: 'The total to the port, which the customs value needs',
  listed: 'The value in the customs list',
  depreciation: 'The depreciation table',
  customsBase: 'The basis of the customs value',
  cc: 'The engine size',
  fuel: 'The fuel',
  bodyType: 'The body type',
  year: 'The year',
  firstRegistered: 'The month of first registration',
  manufactured: 'The month of manufacture',
  row: 'A rate of depreciation that fits this vehicle',
} as const
export const noRowOf = (charge: string) => `${charge}: a rate that fits this vehicle`

/** '$8,450', '¥45,000' of an amount as it was entered. */
export const money = (amount: string | number, currency: string): string =>
  formatMoney(Number(amount), currency)
