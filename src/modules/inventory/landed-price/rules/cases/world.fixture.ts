import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type {
  Freight,
  Origin,
  TariffPort,
  Tariffs,
} from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import type { PricedVehicle } from '../landed-price'

export const TODAY = '2026-11-23'

export const RATES: RatesSnapshot = {
  on: TODAY,
  rates: {
    JPY: { perUsd: '150.25', day: '2026-11-19' },
    UGX: { perUsd: '3702.5', day: '2026-11-20' },
    TZS: { perUsd: '2650', day: '2026-11-01' },
    KES: { perUsd: '129.35', day: '2026-11-20' },
    BYN: { perUsd: '3.2701', day: '2026-11-20' },
  },
}

export const [YOKOHAMA, NAGOYA, KOBE, JEBEL_ALI, MOMBASA, DAR, ZANZIBAR, KLAIPEDA, PORT_LOUIS, NOWHERE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 99,
]
const PORTS: TariffPort[] = [
  { id: YOKOHAMA, name: 'Yokohama', country: 'Japan' },
  { id: NAGOYA, name: 'Nagoya', country: 'Japan' },
  { id: KOBE, name: 'Kobe', country: 'Japan' },
  { id: JEBEL_ALI, name: 'Jebel Ali', country: 'United Arab Emirates' },
  { id: MOMBASA, name: 'Mombasa', country: 'Kenya' },
  { id: DAR, name: 'Dar es Salaam', country: 'Tanzania' },
  { id: ZANZIBAR, name: 'Zanzibar', country: 'Tanzania' },
  { id: KLAIPEDA, name: 'Klaipeda', country: 'Lithuania' },
  { id: PORT_LOUIS, name: 'Port Louis', country: 'Mauritius' },
]

/** Showrooms, by their way to the port. */
export const [AT_YOKOHAMA, AT_NAGOYA, SAITAMA, KYOTO, NO_PORT, NO_FEE, SHARJAH, IN_MOMBASA, UNKNOWN] = [
  1, 2, 3, 4, 5, 6, 7, 8, 98,
]
const ORIGINS: [number, Origin][] = [
  [AT_YOKOHAMA, { country: 'Japan', portId: YOKOHAMA, transport: { fee: '0', currency: 'USD' } }],
  [AT_NAGOYA, { country: 'Japan', portId: NAGOYA, transport: { fee: '0', currency: 'EUR' } }],
  [SAITAMA, { country: 'Japan', portId: YOKOHAMA, transport: { fee: '18000', currency: 'JPY' } }],
  [KYOTO, { country: 'Japan', portId: KOBE, transport: { fee: '120.50', currency: 'USD' } }],
  [NO_PORT, { country: 'Japan', portId: null, transport: { fee: '90', currency: 'USD' } }],
  [NO_FEE, { country: 'Japan', portId: YOKOHAMA, transport: null }],
  [
    SHARJAH,
    { country: 'United Arab Emirates', portId: JEBEL_ALI, transport: { fee: '735', currency: 'AED' } },
  ],
  [IN_MOMBASA, { country: 'kenya', portId: MOMBASA, transport: null }],
]

/** Vehicle types. */
export const [SUV, VAN, TRUCK, BUS] = [10, 11, 12, 13]

const ALWAYS = {
  vehicleTypeId: null,
  leadDays: null,
  viaPortId: null,
  landFee: null,
  validFrom: null,
  validTo: null,
}
export const port = (portId: number) => ({ portId, country: null })
export const country = (name: string) => ({ portId: null, country: name })
const roro = { ...ALWAYS, method: 'roro', basis: 'unit', currency: 'USD' } as const
const container = { ...roro, method: 'container' } as const

const LANES: Omit<Freight, 'keyword'>[] = [
  { ...roro, id: 100, from: port(YOKOHAMA), to: port(MOMBASA), fee: '1100', leadDays: 35 },
  { ...roro, id: 101, from: port(YOKOHAMA), to: port(MOMBASA), fee: '1450', vehicleTypeId: TRUCK },
  { ...container, id: 102, from: port(YOKOHAMA), to: port(MOMBASA), fee: '700' },
  { ...container, id: 103, from: port(YOKOHAMA), to: port(MOMBASA), fee: '600', vehicleTypeId: VAN },
  { ...roro, id: 104, from: country('Japan'), to: port(MOMBASA), fee: '62.5', basis: 'm3', leadDays: 40 },
  { ...roro, id: 105, from: country('Japan'), to: country('Tanzania'), fee: '165275', currency: 'JPY' },
  {
    ...roro,
    ...{ id: 106, from: port(YOKOHAMA), to: port(DAR), fee: '1000' },
    ...{ validFrom: '2026-12-01', validTo: '2026-12-31' },
  },
  { ...container, id: 107, from: port(YOKOHAMA), to: port(ZANZIBAR), fee: '2000' },
  { ...roro, id: 109, from: port(NAGOYA), to: port(MOMBASA), fee: '2600', vehicleTypeId: BUS },
  { ...container, id: 110, from: country('Japan'), to: port(PORT_LOUIS), fee: '2100' },
  { ...container, id: 111, from: country('Japan'), to: port(PORT_LOUIS), fee: '1800', vehicleTypeId: VAN },
  { ...roro, id: 112, from: port(YOKOHAMA), to: country('Lithuania'), fee: '1' },
  {
    ...container,
    ...{ id: 113, from: port(JEBEL_ALI), to: port(KLAIPEDA), fee: '4905.15', currency: 'BYN' },
  },
]

export const freight = (id: number, changes: Partial<Freight>): Freight => ({
  ...roro,
  ...{ id, keyword: `F${id}`, from: port(YOKOHAMA), to: port(MOMBASA), fee: '1100' },
  ...changes,
})

/** What the cases are calculated by: insurance 1.5 % without a minimum; Tanzania and Mauritius require an inspection. */
export const TARIFFS: Tariffs = {
  version: '1',
  freights: LANES.map((lane) => ({ ...lane, keyword: `F${lane.id}` })),
  insurance: { id: 1, coverage: 'All risks', kind: 'percent', fee: '1.5', minimum: null, currency: 'USD' },
  ports: new Map(PORTS.map((one) => [one.id, one])),
  origins: new Map(ORIGINS),
  inspections: new Map([
    ['Tanzania', { fee: '165', currency: 'USD' }],
    ['Mauritius', null],
  ]),
  timezones: new Map([['Kenya', 'Africa/Nairobi']]),
  paymentDays: 5,
  rates: RATES,
}

/** An SUV of 12.345 m³ for $8,450 FOB, at the port of Yokohama. */
export const VEHICLE: PricedVehicle = {
  price: 8450,
  currency: 'USD',
  priceType: 'FOB',
  namedPortId: null,
  showroomId: AT_YOKOHAMA,
  vehicleTypeId: SUV,
  litres: 12_345,
}
