import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import type { SteeringSide } from './inquiry-choices'

/** 'IQ-17'. */
export const inquiryNumber = (id: number): string => `IQ-${id}`

/** The id in 'IQ-17' or '17', as people type it; null for anything else. */
export function inquiryIdIn(text: string): number | null {
  const digits = /^(?:iq-)?([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

type Year = number | null

/** The wanted model years: '2015', '2012 - 2016', '2012 - Present', 'Up to 2016', 'Any'. */
export function yearsText(from: Year, to: Year): string {
  if (from !== null && to !== null) return from === to ? String(from) : `${from} - ${to}`
  if (from !== null) return `${from} - Present`
  return to !== null ? `Up to ${to}` : 'Any'
}

/** What somebody looks for: a make and a model of the lists, or as they were typed. */
export type WantedVehicle = {
  manufacturer: { name: string } | null
  customManufacturer: string | null
  model: { name: string } | null
  customModel: string | null
}

export const makeOf = ({ customManufacturer, manufacturer }: WantedVehicle): string =>
  manufacturer?.name ?? customManufacturer ?? ''

export const modelOf = ({ customModel, model }: WantedVehicle): string => model?.name ?? customModel ?? ''

/** 'Toyota Vitz'. */
export const vehicleText = (wanted: WantedVehicle): string =>
  [makeOf(wanted), modelOf(wanted)].filter(Boolean).join(' ')

/** A vehicle of the stock that an inquiry is about: 'Toyota Vitz 2019, KD-000007'. */
export const stockText = ({ name, sku }: { name: string; sku: string }): string =>
  [name, sku].filter((text, index, all) => all.indexOf(text) === index).join(', ')

/** 'Automatic CVT'; 'Any' if it does not matter. */
export const wantedTransmission = (value: string | null): string => transmissionText(value) || 'Any'

const ON_CARD: Readonly<Record<SteeringSide, string>> = { LHD: 'Left-Hand', RHD: 'Right-Hand' }

/** The steering side in the narrow room of a card: 'Right-Hand'; 'Any' if it does not matter. */
export const steeringOnCard = (side: SteeringSide | null): string => (side ? ON_CARD[side] : 'Any')

/** The same in full: 'Right-Hand Drive'. */
export const steeringInFull = (side: SteeringSide | null): string => (side ? `${ON_CARD[side]} Drive` : 'Any')
