import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { AddedFields } from '@/kernel/added-fields'
import { reachesShowroom } from '@/kernel/showroom-scope'
import {
  type Reference,
  type ReferenceKind,
  type References,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { env } from '@/server/env'
import { addedGroups } from '@/server/rows/added-vehicle-fields'
import { json } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { FormChoice } from '../rules/form/form-values'
import type { ModelCodeFacts, VehicleDraft } from '../rules/vehicle-draft-type'
import { getVehicleRecords, type RecordImage, type VehicleRecordRow } from './get-vehicle-records'

/** A list entry: id as text, as in a select. */
export type FormOption = { id: string; name: string; color?: string | null }
/** A model code and what it fills in. */
export type FormModelCode = ModelCodeFacts & { id: string }

/** The form's options from lists loaded from the start, by field. */
const LISTS = {
  manufacturer: 'make',
  vehicleType: 'bodyType',
  subBodyType: 'subBodyType',
  fuelType: 'fuel',
  grade: 'grade',
  conditionGrade: 'conditionGrade',
  drivetrain: 'driveTrain',
  transmission: 'transmission',
  steeringType: 'steering',
  steeringAssistType: 'steeringAssist',
  steeringControlType: 'steeringControl',
  steeringPosition: 'steeringPosition',
  color: 'color',
  showroom: 'showroomLocation',
  namedPort: 'port',
} as const satisfies Record<Exclude<FormChoice, 'model' | 'modelCode'>, ReferenceKind>
export type ListedField = keyof typeof LISTS

/** All options of the vehicle form. */
export type VehicleFormLists = {
  lists: Record<ListedField, FormOption[]>
  tags: FormOption[]
  featureGroups: { id: number; name: string; features: FormOption[] }[]
  seats: string[]
  priceTypes: { code: string; name: string }[]
  /** For the vehicle's manufacturer and model; others are loaded when chosen. */
  models: FormOption[]
  modelCodes: FormModelCode[]
  /** Modules' additional fields. */
  added: readonly AddedFields[]
  /** The site's address without a path. */
  origin: string
}

/** A vehicle as initial form values: its fields, its model code's data, tags, pictures. */
export type FormVehicle = {
  id: number
  sku: string
  updatedAt: string
  draft: VehicleDraft
  tags: string[]
  images: RecordImage[]
}

const placeName = ({ extra2, extra3, name }: Reference): string =>
  [name, extra2, extra3].filter(Boolean).join(', ')

const optionOf = ({ id, name }: Reference): FormOption => ({ id: String(id), name })
const portOption = ({ extra3, id, name }: Reference): FormOption => ({
  id: String(id),
  name: [name, extra3].filter(Boolean).join(', '),
})
/** Whether vehicles are sent there; a port of loading alone has no price. */
const isDestination = ({ extra2 }: Reference): boolean => extra2 !== 'origin'
const withColor = (entry: Reference): FormOption => ({ ...optionOf(entry), color: entry.extra })

/** Active entries, and the one the vehicle already has. */
const entriesOf = (
  entries: ReadonlyMap<number, Reference>,
  own: number | null | undefined,
  fits: (entry: Reference) => boolean = () => true,
): Reference[] => [...entries.values()].filter((entry) => (entry.active && fits(entry)) || entry.id === own)

function listsOf(
  all: References,
  draft: VehicleDraft,
  showrooms: readonly number[] | 'all',
): Record<ListedField, FormOption[]> {
  const lists = Object.entries(LISTS).map(([field, kind]) => {
    const own = draft[field as ListedField]
    if (field === 'namedPort') return [field, entriesOf(all.port, own, isDestination).map(portOption)]
    if (field !== 'showroom')
      return [field, entriesOf(all[kind], own).map(field === 'color' ? withColor : optionOf)]
    const open = [...all.showroomLocation.values()].filter(({ id }) => reachesShowroom(showrooms, id))
    return [field, open.map((place) => ({ id: String(place.id), name: placeName(place) }))]
  })
  return Object.fromEntries(lists)
}

const groupsOf = (all: References, own: readonly number[]): VehicleFormLists['featureGroups'] =>
  [...all.featureGroup.values()]
    .map(({ id, name }) => ({
      id,
      name,
      features: [...all.features.values()]
        .filter((feature) => feature.parent === id && (feature.active || own.includes(feature.id)))
        .map((feature) => ({ id: String(feature.id), name: feature.name })),
    }))
    .filter(({ features }) => features.length > 0)

type Small = {
  seats: string[]
  priceTypes: VehicleFormLists['priceTypes']
  modelCodes: FormModelCode[]
}

const figure = z.number().nullable()
const MODEL_CODE = z.object({
  id: z.string(),
  modelCode: z.string(),
  drivetrain: figure,
  fuelType: figure,
  engineSizeCc: figure,
  lengthCm: figure,
  widthCm: figure,
  heightCm: figure,
  m3Cbm: figure,
})

/** The lists that are not cached in memory, in one query. */
async function smallLists(payload: Payload, { model, priceType }: VehicleDraft): Promise<Small> {
  const shape = {
    seats: json(
      z.array(z.string()),
      sql`(SELECT coalesce(jsonb_agg(name ORDER BY name::int), '[]') FROM vehicle_seats
        WHERE status = 'active' AND name ~ '^[0-9]{1,4}$')`,
    ),
    priceTypes: json(
      z.array(z.object({ code: z.string(), name: z.string() })),
      sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name) ORDER BY sort_order, code), '[]')
        FROM vehicle_price_types WHERE status = 'active' OR code::text = ${priceType ?? ''})`,
    ),
    modelCodes: json(
      z.array(MODEL_CODE),
      sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'modelCode', model_code,
          'drivetrain', drivetrain_id, 'fuelType', fuel_type_id, 'engineSizeCc', engine_size_cc, 'lengthCm', length_cm,
          'widthCm', width_cm, 'heightCm', height_cm, 'm3Cbm', m3_cbm) ORDER BY lower(model_code), id), '[]')
        FROM model_codes WHERE model_id = ${model ?? null}::int)`,
    ),
  }
  const [row] = await select(payload, shape, sql``)
  return row ?? { seats: [], priceTypes: [], modelCodes: [] }
}

/**
 * All options of the vehicle form, for a new vehicle or for one with these values.
 *
 * @param showrooms those that the viewer may assign vehicles to
 */
export async function getVehicleFormLists(
  payload: Payload,
  draft: VehicleDraft,
  showrooms: readonly number[] | 'all',
): Promise<VehicleFormLists> {
  const [all, small] = await Promise.all([readReferences(payload), smallLists(payload, draft)])
  const ofMake = ({ parent }: Reference) => parent === draft.manufacturer
  return {
    ...small,
    lists: listsOf(all, draft, showrooms),
    tags: [...all.tags.values()].map(withColor),
    featureGroups: groupsOf(all, draft.features ?? []),
    added: addedGroups(),
    origin: env().SERVER_URL,
    models: draft.manufacturer ? entriesOf(all.model, draft.model, ofMake).map(optionOf) : [],
  }
}

const camel = (column: string): string =>
  column.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function draftOf({ columns, features }: VehicleRecordRow, withCost: boolean): VehicleDraft {
  const { cost_value: cost, markup, ...open } = columns
  const entries = Object.entries(withCost ? { ...open, cost_value: cost, markup } : open)
  return { ...Object.fromEntries(entries.map(([column, value]) => [camel(column), value])), features }
}

/**
 * A vehicle for its form; null if there is none.
 *
 * @param withCost whether the viewer may see its cost
 */
export async function getFormVehicle(
  payload: Payload,
  id: number,
  withCost: boolean,
): Promise<FormVehicle | null> {
  const [record] = await getVehicleRecords(payload.db.drizzle, [id])
  if (!record) return null
  const { columns, images, tags } = record
  return {
    id,
    sku: String(columns.sku ?? ''),
    updatedAt: new Date(String(columns.updated_at)).toISOString(),
    draft: draftOf(record, withCost),
    tags: tags.map(({ name }) => name),
    images,
  }
}
