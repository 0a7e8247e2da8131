import { type LandedCase, lanes, PRICE, TO_MOMBASA, YOKOHAMA_MOMBASA } from './kit.fixture'
import * as w from './world.fixture'

const BY_VOLUME = { price: 8450, freight: 772, insurance: 155 }

export const LANES: LandedCase[] = [
  {
    name: 'port to port before anywhere in the country to the port',
    how: '1100, although 62.5 × 12.345 = 771.56 would be less',
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'the type of the vehicle before all types',
    how: '9900 × 33 ÷ 1967 = 166.09; 8450 + 1450 + 166',
    vehicle: { vehicleTypeId: w.TRUCK },
    parts: { price: 8450, freight: 1450, insurance: 166 },
    ...{ total: 10_066, lane: [101, 'port-port'] },
  },
  {
    name: 'RoRo for all types before a container for the type',
    how: '1100, although a container for vans is 600; 8450 + 1100 + 160',
    vehicle: { vehicleTypeId: w.VAN },
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a vehicle without a type, by the freight for all types',
    how: '8450 + 1100 + 160',
    vehicle: { vehicleTypeId: null },
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a container port to port before RoRo between the countries',
    how: '10450 × 33 ÷ 1967 = 175.32; 8450 + 2000 + 175 + 165 of the inspection',
    to: w.ZANZIBAR,
    parts: { price: 8450, freight: 2000, insurance: 175, inspection: 165 },
    ...{ total: 10_790, lane: [107, 'port-port'] },
  },
  {
    name: 'anywhere in the country to the port, where no port to port is for the type',
    how: '62.5 × 12.345 = 771.56; 9222 × 33 ÷ 1967 = 154.72; 8450 + 772 + 155',
    vehicle: { showroomId: w.AT_NAGOYA },
    ...{ parts: BY_VOLUME, total: 9377, lane: [104, 'country-port'] },
  },
  {
    name: 'port to port for the type',
    how: '11050 × 33 ÷ 1967 = 185.38; 8450 + 2600 + 185',
    vehicle: { showroomId: w.AT_NAGOYA, vehicleTypeId: w.BUS },
    parts: { price: 8450, freight: 2600, insurance: 185 },
    ...{ total: 11_235, lane: [109, 'port-port'] },
  },
  {
    name: 'country to country',
    how: '165275 ÷ 150.25 = 1100; 8450 + 1100 + 160 + 165 of the inspection',
    ...{ vehicle: { showroomId: w.AT_NAGOYA }, to: w.DAR },
    parts: { ...TO_MOMBASA, inspection: 165 },
    ...{ total: 9875, lane: [105, 'country-country'] },
  },
  {
    name: 'of containers too, the one for the type',
    how: '10250 × 33 ÷ 1967 = 171.96; 8450 + 1800 + 172 + 100',
    ...{ vehicle: { vehicleTypeId: w.VAN }, to: w.PORT_LOUIS },
    tariffs: { inspections: new Map([['Mauritius', { fee: '100', currency: 'USD' }]]) },
    parts: { price: 8450, freight: 1800, insurance: 172, inspection: 100 },
    ...{ total: 10_522, lane: [111, 'country-port'] },
  },
  {
    name: 'a port to a country is no lane',
    how: 'the one from Yokohama to Lithuania is not used',
    to: w.KLAIPEDA,
    ...{ parts: PRICE, total: null, missing: [{ what: 'freight' }] },
  },
  {
    name: 'from another country',
    how: 'nothing goes to Mombasa from the Emirates',
    vehicle: { showroomId: w.SHARJAH },
    ...{ parts: PRICE, total: null },
    missing: [{ what: 'rate', currency: 'AED' }, { what: 'freight' }],
  },
  {
    name: 'a port that is none',
    how: 'nothing goes there',
    to: w.NOWHERE,
    ...{ parts: PRICE, total: null, missing: [{ what: 'freight' }] },
  },
  {
    name: 'of two alike, the one that began later',
    how: '9550 + 160, not 9750',
    tariffs: lanes({ validFrom: '2026-06-01' }, { fee: '1300', validFrom: '2026-01-01' }, { fee: '1300' }),
    ...{ parts: TO_MOMBASA, total: 9710, lane: [201, 'port-port'] },
  },
  {
    name: 'of two that began together, the newer',
    how: '9750 × 33 ÷ 1967 = 163.57; 8450 + 1300 + 164',
    tariffs: lanes({}, { fee: '1300' }),
    parts: { price: 8450, freight: 1300, insurance: 164 },
    ...{ total: 9914, lane: [202, 'port-port'] },
  },
  {
    name: 'only for another type',
    how: 'no freight for SUVs',
    tariffs: lanes({ vehicleTypeId: w.TRUCK }),
    ...{ parts: PRICE, total: null, missing: [{ what: 'freight' }] },
  },
]

const volume = (litres: number, how: string, freight: number, total: number): LandedCase => ({
  name: `${litres} litres`,
  how,
  vehicle: { showroomId: w.AT_NAGOYA, litres },
  parts: { price: 8450, freight, insurance: 155 },
  ...{ total, lane: [104, 'country-port'] },
})

export const BASES: LandedCase[] = [
  volume(12_345, '62.5 × 12.345 = 771.5625; 8450 + 772 + 155', 772, 9377),
  volume(12_344, '62.5 × 12.344 = 771.5, half is rounded up; 8450 + 772 + 155', 772, 9377),
  volume(12_343, '62.5 × 12.343 = 771.4375; 9221 × 33 ÷ 1967 = 154.70; 8450 + 771 + 155', 771, 9376),
  {
    name: 'by volume, in yen',
    how: '9400 × 12.345 = 116043; ÷ 150.25 = 772.33; 8450 + 772 + 155',
    tariffs: lanes({ fee: '9400', currency: 'JPY', basis: 'm3' }),
    ...{ parts: BY_VOLUME, total: 9377, lane: [201, 'port-port'] },
  },
  {
    name: 'by volume, which nobody knows: no other lane is used',
    how: 'the container for 1300 is not used',
    vehicle: { litres: null },
    tariffs: lanes({ basis: 'm3' }, { method: 'container', fee: '1300' }),
    ...{ parts: PRICE, total: null, missing: [{ what: 'volume' }], lane: [201, 'port-port'] },
  },
  {
    name: 'by a volume of nothing',
    how: 'it has not been measured',
    vehicle: { litres: 0 },
    tariffs: lanes({ basis: 'm3' }),
    ...{ parts: PRICE, total: null, missing: [{ what: 'volume' }], lane: [201, 'port-port'] },
  },
  {
    name: 'by volume, in a currency without a rate',
    how: 'nothing is guessed',
    tariffs: lanes({ basis: 'm3', currency: 'EUR' }),
    ...{ parts: PRICE, total: null, missing: [{ what: 'rate', currency: 'EUR' }], lane: [201, 'port-port'] },
  },
]

const IN_DECEMBER = { parts: { price: 8450, freight: 1000, insurance: 159, inspection: 165 }, total: 9774 }
const BEFORE_AND_AFTER = { parts: { ...TO_MOMBASA, inspection: 165 }, total: 9875 }

const toDar = (day: string, isDecember: boolean): LandedCase => ({
  name: `to Dar es Salaam on ${day}`,
  how: isDecember
    ? '9450 × 33 ÷ 1967 = 158.54; 8450 + 1000 + 159 + 165'
    : '8450 + 1100 between the countries + 160 + 165',
  ...{ to: w.DAR, day, lane: isDecember ? [106, 'port-port'] : [105, 'country-country'] },
  ...(isDecember ? IN_DECEMBER : BEFORE_AND_AFTER),
})

const onDay = (
  day: string,
  validity: { validFrom?: string; validTo?: string },
  isValid: boolean,
): LandedCase => ({
  name: `${validity.validFrom ?? ''} to ${validity.validTo ?? ''} on ${day}`,
  how: isValid ? '8450 + 1100 + 160' : 'not yet, or no longer',
  ...{ day, tariffs: lanes(validity) },
  ...(isValid
    ? { parts: TO_MOMBASA, total: 9710, lane: [201, 'port-port'] }
    : { parts: PRICE, total: null, missing: [{ what: 'freight' }] }),
})

export const DAYS: LandedCase[] = [
  toDar('2026-11-30', false),
  toDar('2026-12-01', true),
  toDar('2026-12-31', true),
  toDar('2027-01-01', false),
  onDay('2026-11-22', { validFrom: '2026-11-23' }, false),
  onDay('2026-11-23', { validFrom: '2026-11-23' }, true),
  onDay('2026-11-23', { validTo: '2026-11-23' }, true),
  onDay('2026-11-24', { validTo: '2026-11-23' }, false),
  onDay('2026-11-23', { validFrom: '2026-11-23', validTo: '2026-11-23' }, true),
]
