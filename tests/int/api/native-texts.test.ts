import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { LINE_MESSAGE } from '@/kernel/text/text'
import { getTestPayload } from '../../setup/payload'
import { addPeople, tokenOf } from './client'

let token: string

beforeAll(async () => {
  token = await tokenOf(await getTestPayload(), (await addPeople()).admin)
})

type Native = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** Sends a record to Payload's own interface, as the admin's forms do. */
async function send(method: 'POST' | 'PATCH', path: string, data: unknown) {
  const route = (await import('@/app/(payload)/api/[...slug]/route')) as unknown as Record<string, Native>
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method,
    headers,
    body: JSON.stringify(data),
  })
  const slug = path.split('/')
  const answer = await route[method]?.(request, { params: Promise.resolve({ slug }) })
  return { status: answer?.status, body: await answer?.json() }
}

const MANY_LINES = 'First line\nSecond line\r\n\u202eThird'

describe('a line is refused where it has a break or hidden control characters', () => {
  it.each(['Hot\nBcc: all@example.com', 'Hot\u007f', 'cod\u202egpj', 'a\u2028b'])(
    '%j as a name',
    async (name) => {
      const { body, status } = await send('POST', 'vehicle-colours', { name })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain(`Name ${LINE_MESSAGE}`)
    },
  )
})

test('a text of several lines stays as it was sent', async () => {
  const { body, status } = await send('POST', 'manufacturers', { name: 'Mitsuoka', description: MANY_LINES })
  expect([status, body.doc?.description]).toEqual([201, MANY_LINES])
})

test('a record that has such a line from before can still be changed elsewhere, but not with another', async () => {
  const { body } = await send('POST', 'manufacturers', { name: 'Isuzu', description: '' })
  const { id } = body.doc
  const payload = await getTestPayload()
  await payload.db.drizzle.execute(sql`UPDATE manufacturers SET name = ${'Isuzu\nMotors'} WHERE id = ${id}`)
  expect((await send('PATCH', `manufacturers/${id}`, { description: 'Trucks' })).status).toBe(200)
  expect((await send('PATCH', `manufacturers/${id}`, { name: 'Isuzu\tMotors' })).status).toBe(400)
})
