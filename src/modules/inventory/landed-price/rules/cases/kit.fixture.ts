import type { Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import type { LandedPartName, LaneLevel, Missing, PricedVehicle } from '../landed-price'
import type { Standing } from '../standing-at-destination'
import { freight } from './world.fixture'

export type LandedCase = {
  name: string
  /** The arithmetic, to be followed by hand. At 1.5 % the insurance is (price + transport + freight) × 33 ÷ 1967. */
  how: string
  vehicle?: Partial<PricedVehicle>
  tariffs?: Partial<Tariffs>
  to?: number
  day?: string
  parts: Partial<Record<LandedPartName, number>>
  total: number | null
  missing?: Missing[]
  standing?: Standing
  lane?: [freight: number, level: LaneLevel]
}

export const PRICE = { price: 8450 }
export const TO_MOMBASA = { ...PRICE, freight: 1100, insurance: 160 }
export const YOKOHAMA_MOMBASA: LandedCase['lane'] = [100, 'port-port']

/** Only these freights, numbered from 201; by default $1,100 from Yokohama to Mombasa. */
export const lanes = (...changes: Parameters<typeof freight>[1][]): Partial<Tariffs> => ({
  freights: changes.map((change, index) => freight(201 + index, change)),
})

/** Insurance by one fee, whatever it covers. */
export const flat = (fee: string, currency = 'USD'): Partial<Tariffs> => ({
  insurance: { id: 1, coverage: 'All risks', kind: 'flat', fee, currency },
})
