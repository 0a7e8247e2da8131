import { type LandedCase, PRICE, TO_MOMBASA, YOKOHAMA_MOMBASA } from './kit.fixture'
import * as w from './world.fixture'

export const TERMS: LandedCase[] = [
  {
    name: 'FOB at the port: freight and insurance are added',
    how: '9550 × 33 ÷ 1967 = 160.22; 8450 + 1100 + 160',
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'CIF at its port: nothing is added',
    how: '8450',
    vehicle: { priceType: 'CIF', namedPortId: w.MOMBASA },
    ...{ parts: PRICE, total: 8450 },
  },
  {
    name: 'DDP at its port: nothing is added',
    how: '12900',
    vehicle: { priceType: 'DDP', price: 12_900, namedPortId: w.MOMBASA },
    ...{ parts: { price: 12_900 }, total: 12_900 },
  },
  {
    name: 'CIF at its port where an inspection is required: only that is added',
    how: '8450 + 165',
    ...{ vehicle: { priceType: 'CIF', namedPortId: w.DAR }, to: w.DAR },
    ...{ parts: { ...PRICE, inspection: 165 }, total: 8615 },
  },
  {
    name: 'CIF at its port where nobody entered the fee of the inspection',
    how: 'the fee is missing',
    ...{ vehicle: { priceType: 'CIF', namedPortId: w.PORT_LOUIS }, to: w.PORT_LOUIS },
    ...{ parts: PRICE, total: null, missing: [{ what: 'inspection' }] },
  },
  {
    name: 'DDP at its port where an inspection is required: not that either',
    how: '12900',
    ...{ vehicle: { priceType: 'DDP', price: 12_900, namedPortId: w.DAR }, to: w.DAR },
    ...{ parts: { price: 12_900 }, total: 12_900 },
  },
  {
    name: 'CIF of a vehicle of which nothing else is known',
    how: '8450',
    vehicle: {
      priceType: 'CIF',
      namedPortId: w.MOMBASA,
      showroomId: null,
      vehicleTypeId: null,
      litres: null,
    },
    ...{ parts: PRICE, total: 8450 },
  },
  {
    name: 'CIF where staff have entered no tariffs',
    how: '8450',
    vehicle: { priceType: 'CIF', namedPortId: w.MOMBASA },
    tariffs: { freights: [], insurance: null, origins: new Map() },
    ...{ parts: PRICE, total: 8450 },
  },
  {
    name: 'CIF for another port',
    how: 'holds for Dar es Salaam alone',
    vehicle: { priceType: 'CIF', namedPortId: w.DAR },
    ...{ parts: PRICE, total: null, missing: [{ what: 'namedPort', namedPortId: w.DAR }] },
  },
  {
    name: 'CIF for no port',
    how: 'holds for none that is known',
    vehicle: { priceType: 'CIF' },
    ...{ parts: PRICE, total: null, missing: [{ what: 'namedPort', namedPortId: null }] },
  },
  {
    name: 'DDP for another port',
    how: 'holds for Mombasa alone',
    ...{ vehicle: { priceType: 'DDP', namedPortId: w.MOMBASA }, to: w.DAR },
    ...{ parts: PRICE, total: null, missing: [{ what: 'namedPort', namedPortId: w.MOMBASA }] },
  },
  {
    name: 'DDP for no port',
    how: 'holds for none that is known',
    vehicle: { priceType: 'DDP' },
    ...{ parts: PRICE, total: null, missing: [{ what: 'namedPort', namedPortId: null }] },
  },
  {
    name: 'FOB in the country of the port: nothing is added',
    how: '8450',
    vehicle: { showroomId: w.IN_MOMBASA, litres: null },
    ...{ parts: PRICE, total: 8450, standing: 'dutyNotPaid' },
  },
  {
    name: 'CIF in the country of the port, where an inspection is required',
    how: '8450: it was inspected before it came',
    vehicle: { showroomId: w.IN_MOMBASA, priceType: 'CIF', namedPortId: w.MOMBASA },
    tariffs: { inspections: new Map([['Kenya', { fee: '165', currency: 'USD' }]]) },
    ...{ parts: PRICE, total: 8450, standing: 'dutyNotPaid' },
  },
  {
    name: 'DDP in the country of the port',
    how: '8450',
    vehicle: { showroomId: w.IN_MOMBASA, priceType: 'DDP', namedPortId: w.MOMBASA },
    ...{ parts: PRICE, total: 8450, standing: 'dutyPaid' },
  },
  {
    name: 'DDP for another country, standing in this one',
    how: 'holds for Dar es Salaam alone',
    vehicle: { showroomId: w.IN_MOMBASA, priceType: 'DDP', namedPortId: w.DAR },
    ...{
      parts: PRICE,
      total: null,
      missing: [{ what: 'namedPort', namedPortId: w.DAR }],
      standing: 'dutyNotPaid',
    },
  },
  {
    name: 'FOB has no named port: one that is left over means nothing',
    how: '8450 + 1100 + 160',
    vehicle: { namedPortId: w.MOMBASA },
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
]

export const TRANSPORT: LandedCase[] = [
  {
    name: 'transport in yen',
    how: '18000 ÷ 150.25 = 119.80; 9670 × 33 ÷ 1967 = 162.23; 8450 + 120 + 1100 + 162',
    vehicle: { showroomId: w.SAITAMA },
    parts: { price: 8450, transport: 120, freight: 1100, insurance: 162 },
    ...{ total: 9832, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'transport with half a dollar, freight by volume',
    how: '120.50 → 121; 62.5 × 12.345 = 771.56; 9343 × 33 ÷ 1967 = 156.75; 8450 + 121 + 772 + 157',
    vehicle: { showroomId: w.KYOTO },
    parts: { price: 8450, transport: 121, freight: 772, insurance: 157 },
    ...{ total: 9500, lane: [104, 'country-port'] },
  },
  {
    name: 'no transport in a currency without a rate is none all the same',
    how: '62.5 × 12.345 = 771.56; 9222 × 33 ÷ 1967 = 154.72; 8450 + 772 + 155',
    vehicle: { showroomId: w.AT_NAGOYA },
    parts: { price: 8450, freight: 772, insurance: 155 },
    ...{ total: 9377, lane: [104, 'country-port'] },
  },
  {
    name: 'nobody said what the transport costs',
    how: 'the insurance depends on it',
    vehicle: { showroomId: w.NO_FEE },
    ...{ parts: { price: 8450, freight: 1100 }, total: null, missing: [{ what: 'transport' }] },
    lane: YOKOHAMA_MOMBASA,
  },
  {
    name: 'transport in a currency without a rate',
    how: '4905.15 ÷ 3.2701 = 1500',
    ...{ vehicle: { showroomId: w.SHARJAH }, to: w.KLAIPEDA },
    ...{ parts: { price: 8450, freight: 1500 }, total: null, missing: [{ what: 'rate', currency: 'AED' }] },
    lane: [113, 'port-port'],
  },
  {
    name: 'a showroom without a port',
    how: 'no lane begins anywhere',
    vehicle: { showroomId: w.NO_PORT },
    ...{ parts: PRICE, total: null, missing: [{ what: 'originPort' }] },
  },
  {
    name: 'a showroom of which nothing is said',
    how: 'no lane begins anywhere',
    vehicle: { showroomId: w.UNKNOWN },
    ...{ parts: PRICE, total: null, missing: [{ what: 'originPort' }] },
  },
  {
    name: 'no showroom',
    how: 'no lane begins anywhere',
    vehicle: { showroomId: null },
    ...{ parts: PRICE, total: null, missing: [{ what: 'showroom' }] },
  },
]
