import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@/server/transaction'
import * as linksChecked from '../../../../migrations/20261124_160100_links_checked_together'
import { getTestPayload } from '../../../setup/payload'
import { amidChange } from '../../amid-change'
import { create, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

const run = async (statement: SQL) => (await (await getTestPayload()).db.drizzle.execute(statement)).rows
const link = (vehicle: number, column: SQL, to: number) => sql`
  INSERT INTO vehicles_rels (parent_id, path, "order", ${column}) VALUES (${vehicle}, 'features', 1, ${to})`
const linksTo = (feature: number) =>
  run(sql`SELECT parent_id FROM vehicles_rels WHERE vehicle_features_id = ${feature}`)
const broken = (constraint: string) => ({ cause: { code: '23503', constraint } })
const [TAG, FEATURE] = [sql`tags_id`, sql`vehicle_features_id`]

let vehicle: number
let made = 0

async function newFeature(): Promise<number> {
  made += 1
  const [row] = await run(sql`
    WITH own AS (INSERT INTO feature_groups (name, sort_order, status)
      VALUES (${`Group ${made}`}, 0, 'active') RETURNING id)
    INSERT INTO vehicle_features (name, feature_group_id, sort_order, status)
      SELECT ${`Feature ${made}`}, id, 0, 'active' FROM own RETURNING id`)
  return Number(row?.id)
}

beforeAll(async () => {
  vehicle = (await create({ status: 'DRAFT' })).body.data.id
})

test('a vehicle is linked to what exists only, and only what exists has links', async () => {
  const feature = await newFeature()
  await expect(run(link(vehicle, FEATURE, -1))).rejects.toMatchObject(
    broken('vehicles_rels_vehicle_features_fk'),
  )
  await expect(run(link(vehicle, TAG, -1))).rejects.toMatchObject(broken('vehicles_rels_tags_fk'))
  await expect(run(link(-1, FEATURE, feature))).rejects.toMatchObject(broken('vehicles_rels_parent_fk'))
  await run(link(vehicle, FEATURE, feature))
  await expect(
    run(sql`UPDATE vehicles_rels SET vehicle_features_id = -1 WHERE vehicle_features_id = ${feature}`),
  ).rejects.toMatchObject(broken('vehicles_rels_vehicle_features_fk'))
  await expect(
    run(sql`UPDATE vehicle_features SET id = id + 1000000 WHERE id = ${feature}`),
  ).rejects.toMatchObject(broken('vehicles_rels_vehicle_features_fk'))
  expect(await linksTo(feature)).toEqual([{ parent_id: vehicle }])
})

test('links go with the vehicle, or with their target', async () => {
  const [one, other] = [await newFeature(), await newFeature()]
  const gone = Number((await create({ status: 'DRAFT' })).body.data.id)
  for (const of of [vehicle, gone]) for (const to of [one, other]) await run(link(of, FEATURE, to))
  await run(sql`DELETE FROM vehicle_features WHERE id = ${one}`)
  await run(sql`DELETE FROM vehicles WHERE id = ${gone}`)
  expect(await linksTo(one)).toEqual([])
  expect(await linksTo(other)).toEqual([{ parent_id: vehicle }])
})

test('what is being deleted gets no link, and what is being linked is not deleted without its link', async () => {
  const [first, second] = [await newFeature(), await newFeature()]
  await amidChange(
    [
      `INSERT INTO vehicles_rels (parent_id, path, "order", vehicle_features_id) VALUES ($1, 'features', 1, $2)`,
      [vehicle, first],
    ],
    () => run(sql`DELETE FROM vehicle_features WHERE id = ${first}`),
  )
  expect(await linksTo(first)).toEqual([])

  const refused = await amidChange(['DELETE FROM vehicle_features WHERE id = $1', [second]], () =>
    run(link(vehicle, FEATURE, second)).catch((error: unknown) => error),
  )
  expect(refused).toMatchObject(broken('vehicles_rels_vehicle_features_fk'))
})

test('the keys stay declared, and can be given back their own triggers', async () => {
  const payload = await getTestPayload()
  const keys = () =>
    run(sql`SELECT to_jsonb(c) ->> 'conenforced' AS enforced, count(*)::int AS keys FROM pg_constraint c
      WHERE contype = 'f' AND conrelid = 'vehicles_rels'::regclass GROUP BY 1`)
  expect(await keys()).toEqual([{ enforced: 'false', keys: 3 }])
  await inTransaction({ payload }, async (req, db) => {
    await linksChecked.down({ db, payload, req })
  })
  expect(await keys()).toEqual([{ enforced: 'true', keys: 3 }])
  await expect(run(link(vehicle, FEATURE, -1))).rejects.toMatchObject(
    broken('vehicles_rels_vehicle_features_fk'),
  )
  await inTransaction({ payload }, async (req, db) => {
    await linksChecked.up({ db, payload, req })
  })
  expect(await keys()).toEqual([{ enforced: 'false', keys: 3 }])
})
