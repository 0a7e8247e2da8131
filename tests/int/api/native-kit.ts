import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import type { PermissionMatrix } from '@/kernel/permissions'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from './actors'
import { addCatalogue, addMedia, type Catalogue } from './catalogue'
import { PASSWORD, tokenOf } from './client'

/** Where a record is from its caller's point of view. */
export const SIDES = ['own', 'other'] as const
export type Side = (typeof SIDES)[number]

/** Staff of every role whose showroom is Mombasa, one without any, and two without showroom limits. */
export const STAFF = {
  admin: { role: 1, reach: 'all' },
  everywhere: { role: 2, reach: 'all' },
  manager: { role: 2, reach: 'own' },
  supervisor: { role: 3, reach: 'own' },
  operator: { role: 4, reach: 'own' },
  reader: { role: 0, reach: 'own' },
  nowhere: { role: 2, reach: 'none' },
} as const
export type StaffName = keyof typeof STAFF
export const NAMES = Object.keys(STAFF) as StaffName[]

let payload: Payload
let catalogue: Catalogue
export const ids = {} as Record<StaffName, number>
export const tokens = {} as Record<StaffName, string>
export const matrices = {} as Record<StaffName, PermissionMatrix>

export const run = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows

export const make = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<number> =>
  Number((await payload.create({ collection, data: data as never, overrideAccess: true, depth: 0 })).id)

async function admit(name: StaffName, reader: number): Promise<void> {
  const { reach, role } = STAFF[name]
  const email = `${name}@showrooms.example.com`
  const id = await make('users', {
    email,
    password: PASSWORD,
    firstName: name,
    lastName: 'Staff',
    status: 'ACTIVE',
    role: role || reader,
    allShowrooms: reach === 'all',
    assignedShowrooms: reach === 'own' ? [catalogue.mombasa] : [],
  })
  ids[name] = id
  tokens[name] = await tokenOf(payload, { id, email })
  const stored = await payload.findByID({ collection: 'roles', id: role || reader, overrideAccess: true })
  matrices[name] = stored.permissions as PermissionMatrix
}

/** Everyone, with a showroom on each side. */
export async function admitStaff(): Promise<void> {
  payload = await getTestPayload()
  catalogue = await addCatalogue()
  const permissions = { inventory: { read: true, create: false, update: false, delete: false } }
  const reader = await make('roles', { name: 'Reader', key: 'reader', permissions })
  for (const name of NAMES) await admit(name, reader)
  // The first call loads the whole interface, which is not part of what the first test is about.
  await callNatively('GET', 'vehicles/count', tokens.admin)
}

let made = 0
export const showroomOn = (side: Side): number => (side === 'own' ? catalogue.mombasa : catalogue.tokyo)

export const vehicleData = (showroom: number, more: Record<string, unknown> = {}) => {
  made += 1
  const { manufacturer, model, vehicleType } = catalogue
  const unique = { chassis: `SHOWN-${made}`, officeFileNo: `SHOWN-${made}` }
  return {
    ...unique,
    manufacturer,
    model,
    vehicleType,
    showroom,
    engineSizeCc: 1496,
    others: 'SECRET',
    ...more,
  }
}

export const addVehicle = (side: Side): Promise<number> => make('vehicles', vehicleData(showroomOn(side)))

export const addPicture = async (vehicle: number): Promise<{ image: number; media: number }> => {
  made += 1
  const media = await addMedia(`shown-${made}.webp`)
  return { image: await make('vehicle-images', { vehicle, media, imageType: 'exterior' }), media }
}

/** An unused showroom; one's own depends on the caller. */
export async function addShowroom(side: Side, name: StaffName): Promise<number> {
  made += 1
  const id = await make('showroom-offices', { showroomName: `Yard ${made}`, city: 'Beira', country: 'Kenya' })
  if (side === 'own' && STAFF[name].reach === 'own')
    await run(sql`INSERT INTO users_rels (parent_id, path, showroom_offices_id, "order")
      VALUES (${ids[name]}, 'assignedShowrooms', ${id}, ${id})`)
  return id
}
