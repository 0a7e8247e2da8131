import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { recordRoutes } from '@/api/record-routes'
import { recordInput } from '@/input/record-input'
import { linkTo, recordList } from '@/kernel/record-list'
import { ports } from '@/modules/settings/places/rules/port-list'
import { getRecord, listRecords, valuesOf } from '@/server/read-record-lists'
import { getTestPayload } from '../../setup/payload'

const agents = recordList({
  slug: 'port-agents',
  address: 'settings/port-agents',
  module: 'settings',
  singular: 'Port agent',
  plural: 'Port agents',
  card: { index: 'settings', about: '' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, max: 50 },
    port: { kind: 'link', label: 'Port', to: linkTo(ports), required: true },
    other: { kind: 'link', label: 'Other port', to: linkTo(ports) },
  },
  title: ['name'],
  search: { fields: ['name', 'port'], label: 'Name or port' },
  filters: [{ field: 'port', anyChoice: 'Any port' }],
  readBy: 'everybody',
  bulkDelete: false,
  opens: 'dialog',
  failure: 'tried',
})

beforeAll(async () => {
  const { drizzle } = (await getTestPayload()).db
  await drizzle.execute(sql`
    INSERT INTO ports (id, name, country) VALUES (9001, 'Otaru', 'Japan'), (9002, 'Walvis Bay', 'Namibia');
    CREATE TABLE port_agents (id serial PRIMARY KEY, name text, port_id int REFERENCES ports, other_id int,
      created_at timestamptz DEFAULT now(), updated_at timestamptz DEFAULT now());
    INSERT INTO port_agents (name, port_id, other_id) VALUES ('Ito', 9001, 9002), ('Shikongo', 9002, NULL)`)
})

const at = async () => (await getTestPayload()).db.drizzle
const paged = { page: 1, limit: 10 }

it("a link is read with its target's title, and null if it has no target", async () => {
  const db = await at()
  const { records } = await listRecords(db, agents, paged, 'product')
  expect(records.map(({ labels, values }) => [values.port, labels])).toEqual([
    [9001, { port: 'Otaru, Japan', other: 'Walvis Bay, Namibia' }],
    [9002, { port: 'Walvis Bay, Namibia', other: null }],
  ])
  expect((await getRecord(db, agents, records[0]?.id ?? 0, 'product'))?.labels.port).toBe('Otaru, Japan')
})

it("a list is filtered, searched and offered by its links' titles", async () => {
  const db = await at()
  const named = async (filter: object) =>
    (await listRecords(db, agents, { ...paged, ...filter }, 'product')).records.map(
      ({ values }) => values.name,
    )
  expect(await named({ port: 'namib' })).toEqual(['Shikongo'])
  expect(await named({ search: 'otaru' })).toEqual(['Ito'])
  expect(await valuesOf(db, agents, 'port', 'product')).toEqual(['Otaru, Japan', 'Walvis Bay, Namibia'])
})

it('calls take a link by its id and return its title as well', async () => {
  const payload = await getTestPayload()
  const req = await createLocalReq({}, payload)
  const [list] = recordRoutes(agents)
  const context = {
    payload,
    req,
    actor: { kind: 'guest' as const },
    requestId: 'r',
    answer: new Headers(),
    upload: null,
  }
  const answer = await list?.run({ params: {}, query: { port: 'otaru' }, body: undefined }, context)
  expect(answer).toMatchObject({ total: 1, data: [{ name: 'Ito', portId: 9001, port: 'Otaru, Japan' }] })
  const read = recordInput(agents).safeParse({ name: 'Abe', port: 'x' })
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['Port must be an id'])
  expect(recordInput(agents).safeParse({ name: 'Abe' }).error?.issues[0]?.message).toBe('Port is required')
})
