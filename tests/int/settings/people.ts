import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

export type Row = Record<string, unknown>
export type Person = { id: number; email: string }

export const PASSWORD = 'A-long-password-1'

let count = 0

/** An active account with a role (1 Admin to 4 Operator), or a customer's without one. */
export async function makePerson(payload: Payload, role: number | null): Promise<Person> {
  count += 1
  const email = `person${count}@kaido.example`
  const user = await payload.create({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    data: { email, password: PASSWORD, firstName: 'Pat', lastName: 'Person', role, status: 'ACTIVE' },
  })
  return { id: Number(user.id), email }
}

/** A request by that person, or by a guest, as received from outside. */
export async function requestFrom(
  payload: Payload,
  person: Person | null,
  headers: Record<string, string> = {},
): Promise<PayloadRequest> {
  const user = person
    ? await payload.findByID({ collection: 'users', id: person.id, depth: 0, overrideAccess: true })
    : undefined
  return createLocalReq(
    {
      req: { headers: new Headers({ 'x-request-id': 'request-0001', ...headers }) },
      user: user ? { ...user, collection: 'users' as const } : undefined,
    },
    payload,
  )
}
