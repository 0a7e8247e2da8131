import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { getTestPayload } from '../../setup/payload'
import { makePerson } from '../settings/people'

let payload: Payload
const run = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows

beforeAll(async () => {
  payload = await getTestPayload()
})

/** Takes a migration back, fills the table as it was before, and migrates again. */
async function migrated(name: string, fill: () => Promise<unknown>): Promise<void> {
  const { down, up } = migrations.find((one) => one.name.endsWith(name)) ?? {}
  if (!down || !up) throw new Error(`No migration ${name}`)
  const args = { db: payload.db.drizzle, payload, req: {} } as unknown as Parameters<typeof up>[0]
  await down(args)
  await fill()
  await up(args)
}

describe('tables that become collections keep every row', () => {
  it('of mail templates', async () => {
    const { id } = await makePerson(payload, 1)
    const at = '2026-03-04T05:06:07.890Z'
    await migrated('_mail_templates', () =>
      run(sql`INSERT INTO mail_templates (key, subject, body, updated_by, updated_at)
        VALUES ('one', 'Hello', 'World', ${id}, ${at}), ('two', '様', 'Ça va', NULL, ${at})`),
    )
    const { docs } = await payload.find({ collection: 'mail-templates', overrideAccess: true, depth: 0 })
    expect(docs).toEqual([
      { id: 1, key: 'one', subject: 'Hello', body: 'World', updatedBy: id, updatedAt: at, createdAt: at },
      { id: 2, key: 'two', subject: '様', body: 'Ça va', updatedBy: null, updatedAt: at, createdAt: at },
    ])
  })
})
