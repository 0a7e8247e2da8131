import type { Catalogue } from '../shared/catalogue'

/** The part of a vehicle that the drill compares, as expected in the database. */
export type VehicleState = {
  status: string
  description: string
  price: number
  mileage: number
  tags: number[]
  features: number[]
  /** In order: file, type, whether it is primary. */
  images: [media: number, type: string, isPrimary: boolean][]
}

/** A vehicle that the drill has requested. */
export type Vehicle = {
  chassis: string
  /** Known once a create was acknowledged or found. */
  id: number | null
  /** The last acknowledged state; null until there is one. */
  confirmed: VehicleState | null
  /** Every state ever acknowledged, to distinguish a lost write from a half-written one. */
  past: Set<string>
}

/** The drill's name for the status of a vehicle in the trash. */
export const TRASHED = 'TRASHED'

/** One request, whose effects must exist together or not at all. */
export type Write = {
  requestId: string
  kind: 'create' | 'update' | 'bulk' | 'trash'
  /** The state of each vehicle after it. */
  results: Map<Vehicle, VehicleState>
  isAcknowledged: boolean
}

export const keyOf = (state: VehicleState | null): string => JSON.stringify(state)

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T
const some = <T>(from: readonly T[], least = 0): T[] => {
  const shuffled = from.toSorted(() => Math.random() - 0.5)
  return shuffled.slice(0, least + Math.floor(Math.random() * (from.length - least + 1)))
}
const amount = (min: number, max: number) => Math.floor(min + Math.random() * (max - min))

function images(catalogue: Catalogue): VehicleState['images'] {
  const files = some(catalogue.media, 1)
  const primary = amount(0, files.length)
  return files.map((media, index) => [media, pick(['exterior', 'interior']), index === primary])
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

/** A new vehicle with tags, features and pictures. */
export const newState = (catalogue: Catalogue): VehicleState => ({
  status: pick(['DRAFT', 'PUBLISHED']),
  description: `Written ${'whole '.repeat(amount(1, 200))}`,
  price: amount(1000, 90_000),
  mileage: amount(0, 200_000),
  tags: sorted(some(catalogue.tags, 1)),
  features: sorted(some(catalogue.features, 1)),
  images: images(catalogue),
})

/**
 * Some of it changed; always including the mileage, so that every change leaves its mark in the audit log.
 */
export function changedState(before: VehicleState, catalogue: Catalogue): VehicleState {
  const next = { ...before, mileage: before.mileage + 1 }
  const change = pick(['price', 'publish', 'lists', 'everything'])
  if (change === 'price') return { ...next, price: before.price + amount(1, 500) }
  if (change === 'publish') return { ...next, status: before.status === 'PUBLISHED' ? 'DRAFT' : 'PUBLISHED' }
  const fresh = newState(catalogue)
  if (change === 'lists') return { ...next, tags: fresh.tags, features: fresh.features, images: fresh.images }
  return { ...fresh, mileage: next.mileage }
}

const bodyImages = (state: VehicleState) =>
  state.images.map(([media_id, image_type, is_primary], sort_order) => ({
    media_id,
    image_type,
    is_primary,
    sort_order,
  }))

/** The fields of a state as the API takes them; for an update only those that differ from before. */
export function bodyOf(state: VehicleState, before?: VehicleState | null): Record<string, unknown> {
  const all: Record<keyof VehicleState, [string, unknown]> = {
    status: ['status', state.status],
    description: ['description', state.description],
    price: ['price', state.price],
    mileage: ['mileage', state.mileage],
    tags: ['tag_ids', state.tags],
    features: ['feature_ids', state.features],
    images: ['images', bodyImages(state)],
  }
  const wanted = Object.keys(all).filter((key) => {
    const name = key as keyof VehicleState
    return !before || JSON.stringify(state[name]) !== JSON.stringify(before[name])
  })
  return Object.fromEntries(wanted.map((key) => all[key as keyof VehicleState]))
}

/** Additional fields for a create. */
export const identityOf = (chassis: string, catalogue: Catalogue) => ({
  chassis,
  office_file_no: `FILE-${chassis}`,
  manufacturer_id: catalogue.manufacturer,
  model_id: catalogue.model,
  model_code_id: catalogue.modelCode,
  vehicle_type_id: catalogue.vehicleType,
  vehicle_fuel_type_id: catalogue.fuelType,
  vehicle_drivetrain_id: catalogue.drivetrain,
  vehicle_condition_grade_id: catalogue.conditionGrade,
  vehicle_transmission_id: catalogue.transmission,
  color_id: catalogue.colour,
  showroom_id: catalogue.showroom,
  year: 2020,
  seats: 5,
  engine_size_cc: 1496,
})

/** A vehicle in the API's response, as far as the drill compares it. */
export type Answered = {
  id: number
  status: string
  description: string
  price: number
  mileage: number
  vehicleTags: { tag: { id: number } }[]
  feature_ids: number[]
  images: { media_id: number; image_type: string; is_primary: boolean }[]
}

/** The state acknowledged by a response. */
export const stateOf = (data: Answered): VehicleState => ({
  status: data.status,
  description: data.description,
  price: data.price,
  mileage: data.mileage,
  tags: sorted(data.vehicleTags.map(({ tag }) => tag.id)),
  features: sorted(data.feature_ids),
  images: data.images.map(({ media_id, image_type, is_primary }) => [media_id, image_type, is_primary]),
})
