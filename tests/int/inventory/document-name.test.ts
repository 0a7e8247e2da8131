import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { readDocumentName } from '@/app/(payload)/read-document-name'
import { getTestPayload } from '../../setup/payload'
import { makePerson } from '../settings/people'

test("a picture and a folder in Payload's frame are called by their names, and by nobody who may not read them", async () => {
  const payload = await getTestPayload()
  const folder = await payload.create({ collection: 'image-folders', data: { name: 'Yards' } })
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO media (filename, mime_type) VALUES ('front.webp', 'image/webp') RETURNING id`,
  )
  const user = async (role: number | null) => ({
    ...(await payload.findByID({ collection: 'users', id: (await makePerson(payload, role)).id })),
    collection: 'users' as const,
  })
  const [staff, customer] = [await user(1), await user(null)]
  const picture = ['collections', 'media', String(rows[0]?.id)]
  expect(await readDocumentName(payload, staff, picture)).toBe('front.webp')
  expect(await readDocumentName(payload, staff, ['collections', 'image-folders', String(folder.id)])).toBe(
    'Yards',
  )
  for (const other of [
    ['collections', 'media', 'create'],
    ['collections', 'media', '999999'],
    ['collections', 'nothing', '1'],
  ])
    expect(await readDocumentName(payload, staff, other)).toBeNull()
  expect(await readDocumentName(payload, customer, picture)).toBeNull()
  expect(await readDocumentName(payload, null, picture)).toBeNull()
})
