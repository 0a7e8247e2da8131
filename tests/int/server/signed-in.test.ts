import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { signedInUser } from '@/server/signed-in-user'
import { getTestPayload } from '../../setup/payload'
import { makePerson, PASSWORD, type Person } from '../settings/people'

let payload: Payload
let person: Person
beforeAll(async () => {
  payload = await getTestPayload()
  person = await makePerson(payload, 4)
})

const headersWith = (token: string) => new Headers({ authorization: `Bearer ${token}` })

it('a session that cannot be read at the moment is not an ended session', async () => {
  const data = { email: person.email, password: PASSWORD }
  const { token } = await payload.login({ collection: 'users', data })
  const headers = headersWith(token ?? '')
  expect((await signedInUser(payload, headers))?.id).toBe(person.id)
  const away = vi.spyOn(payload.db.pool, 'connect').mockImplementation(() => {
    throw new Error('the database is away')
  })
  const query = vi.spyOn(payload.db.pool, 'query').mockImplementation(() => {
    throw new Error('the database is away')
  })
  await expect(signedInUser(payload, headers)).rejects.toThrow()
  away.mockRestore()
  query.mockRestore()
  expect((await signedInUser(payload, headers))?.id).toBe(person.id)
})

it('an invalid token is nobody', async () => {
  expect(await signedInUser(payload, headersWith('no.such.token'))).toBeNull()
  expect(await signedInUser(payload, new Headers())).toBeNull()
})
