import { sql } from '@payloadcms/db-postgres'
import { type CollectionSlug, createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Action, can, type ModuleKey } from '@/kernel/permissions'
import { withoutUnearnedLock } from '@/server/native/strip-unearned-lock'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from './actors'
import { addMedia } from './catalogue'
import {
  addPicture,
  addShowroom,
  addVehicle,
  admitStaff,
  ids,
  make,
  matrices,
  NAMES,
  run,
  SIDES,
  type Side,
  STAFF,
  type StaffName,
  showroomOn,
  tokens,
  vehicleData,
} from './native-kit'
import { NATIVE_TABLE, ONE_AT_A_TIME, type Right } from './native-table'

// It loads the whole of Payload's interface.
beforeAll(admitStaff, 180_000)

type Kind = {
  slug: CollectionSlug
  add: (side: Side, name: StaffName) => Promise<number>
  change: Record<string, unknown>
  /** A new record on that side; none if the request names no showroom. */
  fresh?: (side: Side) => Promise<Record<string, unknown>>
  /** Why even authorized callers cannot delete it: it is in use. */
  isInUse?: boolean
  /** Whose own showroom it is depends on the caller. */
  isPersonal?: boolean
}

let companies = 0
const inspectionOn = async (side: Side) => ({
  vehicle: await addVehicle(side),
  company: await make('inspection-companies', { companyName: `Inspectors ${++companies}` }),
  inspectedOn: '2026-03-01',
  result: 'passed',
})

const text = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})
const openingOn = (side: Side) => ({
  title: 'Auction buyer',
  closingDate: '2099-12-31',
  type: 'full-time',
  mode: 'on-site',
  experience: 'SECRET',
  location: showroomOn(side),
  description: text('Buy'),
  keyResponsibilities: text('Bid'),
  requirements: text('Japanese'),
  education: text('Any'),
})

const KINDS: Kind[] = [
  {
    slug: 'vehicles',
    add: addVehicle,
    change: { others: 'Changed' },
    fresh: async (side) => vehicleData(showroomOn(side)),
  },
  {
    slug: 'vehicle-images',
    add: async (side) => (await addPicture(await addVehicle(side))).image,
    change: { imageType: 'interior' },
    fresh: async (side) => ({
      vehicle: await addVehicle(side),
      media: await addMedia(`fresh-${await addVehicle(side)}.webp`),
      imageType: 'exterior',
    }),
  },
  {
    slug: 'media',
    add: async (side) => (await addPicture(await addVehicle(side))).media,
    change: { alt: 'Changed' },
    isInUse: true,
  },
  {
    slug: 'inspections',
    add: async (side) => make('inspections', await inspectionOn(side)),
    change: { remarks: 'Changed' },
    fresh: (side) => inspectionOn(side),
  },
  {
    slug: 'openings',
    add: async (side) => make('openings', openingOn(side)),
    change: { experience: 'Changed' },
    fresh: async (side) => openingOn(side),
  },
  {
    slug: 'showroom-offices',
    add: addShowroom,
    change: { phone: '+254 700 000 000' },
    isPersonal: true,
  },
]

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

const rowOf = async ({ slug }: Kind, id: number) =>
  (await run(sql`SELECT * FROM ${sql.identifier(tableOf(slug))} WHERE id = ${id}`))[0]

const reaches = (name: StaffName, side: Side): boolean =>
  STAFF[name].reach === 'all' || (side === 'own' && STAFF[name].reach === 'own')

const holds = (name: StaffName, module: ModuleKey, action: Action): boolean =>
  can(
    { kind: 'staff', id: 0, roleId: STAFF[name].role, permissions: matrices[name], showrooms: [] },
    module,
    action,
  )

/** What the table contains, for a record on one side. */
function may(slug: string, action: Action, name: StaffName, side: Side): boolean {
  const right: Right | undefined = NATIVE_TABLE[slug]?.[action]
  if (!right || right === 'nobody') return false
  const { needs, or = [] } = right
  const isHeld = needs === 'staff' || [needs, ...or].some((one) => holds(name, ...one))
  return isHeld && (right.reach !== 'showrooms' || reaches(name, side))
}

const isOneByOne = (slug: string): boolean => {
  const right = NATIVE_TABLE[slug]?.update
  return right !== undefined && right !== 'nobody' && right.but === ONE_AT_A_TIME
}

/**
 * One record for all of them, until someone succeeds with what the test is about: the next one gets another.
 */
function recordsFor(kind: Kind, side: Side) {
  let stored: number | undefined
  return {
    of: async (name: StaffName): Promise<number> => {
      stored = kind.isPersonal ? await kind.add(side, name) : (stored ?? (await kind.add(side, name)))
      return stored
    },
    used: () => {
      stored = undefined
    },
  }
}

const byId = (id: number): string => `where[id][equals]=${id}`
const addressOf = (slug: string, mode: 'single' | 'bulk', id: number): string =>
  mode === 'single' ? `${slug}/${id}` : `${slug}?${byId(id)}`

const MODES = ['single', 'bulk'] as const
const REFUSALS = [400, 403, 404, 409, 422]
const cases = KINDS.flatMap((kind) => SIDES.map((side) => ({ kind, side, slug: kind.slug })))
const writes = cases.flatMap((one) => MODES.map((mode) => ({ ...one, mode })))

const ofShowrooms = (right: Right): boolean => right !== 'nobody' && right.reach === 'showrooms'

describe('what showroom staff can do through the native interface', () => {
  it('is tried for every kind of record that is written within showrooms', () => {
    const written = Object.entries(NATIVE_TABLE).filter(([, row]) =>
      [row.create, row.update, row.delete].some(ofShowrooms),
    )
    expect(KINDS.map(({ slug }) => slug)).toEqual(expect.arrayContaining(written.map(([slug]) => slug)))
  })

  it.each(cases)('$slug of the $side showroom: read', async ({ kind, side }) => {
    const records = recordsFor(kind, side)
    for (const name of NAMES) {
      const id = await records.of(name)
      const isSeen = may(kind.slug, 'read', name, side)
      const one = await callNatively('GET', `${kind.slug}/${id}`, tokens[name])
      if (isSeen) expect(one.status, name).toBe(200)
      else expect([403, 404], name).toContain(one.status)
      const list = await callNatively('GET', `${kind.slug}?${byId(id)}&depth=3`, tokens[name])
      const count = await callNatively('GET', `${kind.slug}/count?${byId(id)}`, tokens[name])
      if (list.status !== 200) expect([isSeen, list.status, count.status], name).toEqual([false, 403, 403])
      else {
        expect((await list.json()).docs, name).toHaveLength(isSeen ? 1 : 0)
        expect((await count.json()).totalDocs, name).toBe(isSeen ? 1 : 0)
      }
    }
  })

  it.each(writes)('$slug of the $side showroom: change, $mode', async ({ kind, side, mode }) => {
    const records = recordsFor(kind, side)
    for (const name of NAMES) {
      const id = await records.of(name)
      const before = await rowOf(kind, id)
      const answer = await callNatively('PATCH', addressOf(kind.slug, mode, id), tokens[name], kind.change)
      const after = await rowOf(kind, id)
      if (may(kind.slug, 'update', name, side) && !(mode === 'bulk' && isOneByOne(kind.slug))) {
        expect(answer.status, name).toBe(200)
        expect(after, name).not.toEqual(before)
        records.used()
      } else {
        expect(after, name).toEqual(before)
        expect(await answer.text(), name).not.toContain('SECRET')
        if (mode === 'single') expect(REFUSALS, name).toContain(answer.status)
      }
    }
  })

  it.each(writes)('$slug of the $side showroom: delete, $mode', async ({ kind, side, mode }) => {
    const records = recordsFor(kind, side)
    for (const name of NAMES) {
      const id = await records.of(name)
      const answer = await callNatively('DELETE', addressOf(kind.slug, mode, id), tokens[name])
      const isThere = (await rowOf(kind, id)) !== undefined
      expect(isThere, name).toBe(!may(kind.slug, 'delete', name, side) || kind.isInUse === true)
      if (!isThere) records.used()
      else if (mode === 'single') expect(REFUSALS, name).toContain(answer.status)
    }
  })

  const fresh = cases.filter(({ kind }) => kind.fresh)
  it.each(fresh)('$slug of the $side showroom: create', async ({ kind, side }) => {
    let body: Record<string, unknown> | undefined
    for (const name of NAMES) {
      body ??= await kind.fresh?.(side)
      const answer = await callNatively('POST', kind.slug, tokens[name], body)
      const isMade = may(kind.slug, 'create', name, side)
      if (isMade) {
        expect(answer.status, name).toBe(201)
        body = undefined
      } else expect(REFUSALS, name).toContain(answer.status)
    }
  })
})

describe('what a condition over many, a move or a detour can do', () => {
  it('reads the versions of jobs only within reach', async () => {
    const own = await make('openings', openingOn('own'))
    const other = await make('openings', openingOn('other'))
    const where = `where[parent][in]=${own},${other}`
    const { docs } = await (
      await callNatively('GET', `openings/versions?${where}&depth=0`, tokens.manager)
    ).json()
    expect(docs.map(({ parent }: { parent: number }) => parent)).toEqual([own])
  })

  it('changes and deletes by a condition only records within reach', async () => {
    const [own, other] = [await addVehicle('own'), await addVehicle('other')]
    const pictures = [(await addPicture(own)).image, (await addPicture(other)).image]
    const where = `where[id][greater_than_equal]=${pictures[0]}`
    const vehicles = `vehicles?where[id][greater_than_equal]=${own}`
    await callNatively('PATCH', vehicles, tokens.manager, { others: 'Swept' })
    await callNatively('PATCH', `vehicle-images?${where}`, tokens.manager, { imageType: 'interior' })
    const texts = await run(sql`SELECT others FROM vehicles WHERE id IN (${own}, ${other}) ORDER BY id`)
    expect(texts).toEqual([{ others: 'Swept' }, { others: 'SECRET' }])
    await callNatively('DELETE', `vehicle-images?${where}`, tokens.manager)
    const left = await run(
      sql`SELECT id, image_type FROM vehicle_images WHERE id = ANY(${sql.param(pictures)}::int[])`,
    )
    expect(left).toEqual([{ id: pictures[1], image_type: 'exterior' }])
  })

  it('moves vehicles, and pictures between them, only where permitted', async () => {
    for (const name of ['admin', 'everywhere', 'manager', 'supervisor', 'operator'] as const) {
      const [own, other] = [await addVehicle('own'), await addVehicle('other')]
      const { image } = await addPicture(own)
      const moved = await callNatively('PATCH', `vehicle-images/${image}`, tokens[name], { vehicle: other })
      const sent = await callNatively('PATCH', `vehicles/${own}`, tokens[name], {
        showroom: showroomOn('other'),
      })
      const many = `vehicles?${byId(own)}`
      await callNatively('PATCH', many, tokens[name], { showroom: showroomOn('other') })
      const isFree = STAFF[name].reach === 'all'
      expect([moved.status, sent.status], name).toEqual(isFree ? [200, 200] : [400, 400])
      const [stands] = await run(sql`SELECT showroom_id FROM vehicles WHERE id = ${own}`)
      expect(stands, name).toEqual({ showroom_id: showroomOn(isFree ? 'other' : 'own') })
      const [shows] = await run(sql`SELECT vehicle_id FROM vehicle_images WHERE id = ${image}`)
      expect(shows, name).toEqual({ vehicle_id: isFree ? other : own })
    }
  })

  it('moves nothing to the trash, or back, or twice, that is out of reach or not permitted', async () => {
    const rows = [
      ['manager', 'own', true],
      ['manager', 'other', false],
      ['operator', 'own', false],
      ['operator', 'other', false],
    ] as const
    for (const [name, side, isAllowed] of rows) {
      const id = await addVehicle(side)
      const trash = { deletedAt: new Date().toISOString() }
      await callNatively('PATCH', `vehicles/${id}`, tokens[name], trash)
      await callNatively('PATCH', `vehicles?${byId(id)}`, tokens[name], trash)
      const [row] = await run(sql`SELECT deleted_at IS NOT NULL AS gone FROM vehicles WHERE id = ${id}`)
      expect(row, `${name} ${side}`).toEqual({ gone: isAllowed })
      const copy = await callNatively('POST', `vehicles/${id}/duplicate`, tokens[name], {
        ...vehicleData(showroomOn(side)),
      })
      if (side === 'other') expect(REFUSALS, name).toContain(copy.status)
    }
  })

  it('adds no vehicle to an import, whose undo would remove it', async () => {
    const id = await addVehicle('own')
    const answer = await callNatively('PATCH', `vehicles/${id}`, tokens.operator, { importBatch: 7 })
    expect(answer.status).toBe(200)
    expect(await run(sql`SELECT import_batch FROM vehicles WHERE id = ${id}`)).toEqual([
      { import_batch: null },
    ])
  })

  it('leaves the pictures of a sold vehicle as they are, whoever requests it', async () => {
    const vehicle = await addVehicle('own')
    const { image, media } = await addPicture(vehicle)
    await run(sql`UPDATE vehicles SET status = 'SOLD' WHERE id = ${vehicle}`)
    const calls = [
      ['PATCH', `vehicle-images/${image}`, { imageType: 'interior' }],
      ['POST', 'vehicle-images', { vehicle, media, imageType: 'exterior' }],
      ['DELETE', `vehicle-images/${image}`, undefined],
    ] as const
    for (const [method, path, body] of calls)
      expect((await callNatively(method, path, tokens.admin, body)).status, method).toBe(409)
    const left = await run(sql`SELECT image_type FROM vehicle_images WHERE vehicle_id = ${vehicle}`)
    expect(left).toEqual([{ image_type: 'exterior' }])
  })
})

describe('who is editing what', () => {
  const lockOn = (vehicle: number, name: StaffName): Promise<number> =>
    make('payload-locked-documents', {
      document: { relationTo: 'vehicles', value: vehicle },
      user: { relationTo: 'users', value: ids[name] },
    })
  const holderOf = async (lock: number) => {
    const [row] = await run(sql`
      SELECT users_id AS id FROM payload_locked_documents_rels WHERE parent_id = ${lock} AND path = 'user'`)
    return row?.id
  }
  const list = async (name: StaffName): Promise<number[]> => {
    const answer = await callNatively('GET', 'payload-locked-documents?limit=100', tokens[name])
    return (await answer.json()).docs.map(({ id }: { id: number }) => id)
  }

  it('is visible for vehicles within reach, taken over by those who may change them, released by the holder', async () => {
    const [own, other] = [await addVehicle('own'), await addVehicle('other')]
    const locks = [await lockOn(own, 'supervisor'), await lockOn(other, 'everywhere')] as const
    expect(await list('reader')).toEqual([locks[0]])
    expect(await list('nowhere')).toEqual([])
    expect((await list('admin')).toSorted()).toEqual(locks.toSorted())
    for (const name of ['reader', 'nowhere', 'operator'] as const) {
      await callNatively('DELETE', `payload-locked-documents/${locks[0]}`, tokens[name])
      await callNatively('DELETE', 'payload-locked-documents?where[id][exists]=true', tokens[name])
      const body = { user: { relationTo: 'users', value: ids[name] } }
      await callNatively('PATCH', `payload-locked-documents/${locks[1]}`, tokens[name], body)
      const born = { document: { relationTo: 'vehicles', value: own }, ...body }
      const made = await callNatively('POST', 'payload-locked-documents', tokens[name], born)
      expect(made.status, name).toBe(403)
    }
    expect([await holderOf(locks[0]), await holderOf(locks[1])]).toEqual([ids.supervisor, ids.everywhere])
    await callNatively('PATCH', `payload-locked-documents/${locks[0]}`, tokens.reader, {})
    expect(await holderOf(locks[0])).toBe(ids.supervisor)
    // In one's own name and on the same record, whatever else is requested.
    const foreign = { user: { relationTo: 'users', value: ids.admin }, document: null }
    const taken = await callNatively(
      'PATCH',
      `payload-locked-documents/${locks[0]}`,
      tokens.operator,
      foreign,
    )
    expect(taken.status).toBe(200)
    expect((await taken.json()).doc.document).toMatchObject({ relationTo: 'vehicles', value: own })
    expect(await holderOf(locks[0])).toBe(ids.operator)
    const gone = await callNatively('DELETE', `payload-locked-documents/${locks[0]}`, tokens.operator)
    expect([gone.status, await holderOf(locks[0])]).toEqual([200, undefined])
  })

  it('is begun by a form only for those who may save it', async () => {
    const payload = await getTestPayload()
    const options = { returnLockStatus: true, updateLastEdited: true, collectionSlug: 'vehicles' }
    const earned = async (name: StaffName, id: number) => {
      const user = await payload.findByID({ collection: 'users', id: ids[name], overrideAccess: true })
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
      return (await withoutUnearnedLock({ ...options, id, req })).returnLockStatus
    }
    const [own, other] = [await addVehicle('own'), await addVehicle('other')]
    expect([await earned('operator', own), await earned('admin', other)]).toEqual([true, true])
    expect([await earned('reader', own), await earned('operator', other)]).toEqual([false, false])
  })
})
