import type { Payload } from 'payload'
import { getTestPayload } from '../../setup/payload'
import { nonConformity } from './conformance'

export const PASSWORD = 'Correct1@horse'

export type Answer = {
  /** What was called: 'POST /vehicles'. */
  call: string
  status: number
  headers: Headers
  // The body's contents, which the tests examine.
  body: ReturnType<typeof JSON.parse>
}

type Options = {
  token?: string
  body?: unknown
  /** Sent as it is, to try invalid JSON. */
  raw?: BodyInit
  headers?: Record<string, string>
}

/**
 * Calls the contract in process, like a client over HTTP. Every response in every test is checked against the
 * API document.
 */
export async function call(method: string, path: string, options: Options = {}): Promise<Answer> {
  const { app } = await import('@/wiring/create-api')
  const { token, body, raw } = options
  const headers = new Headers(options.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const response = await app.fetch(
    new Request(`http://localhost:3000/api/v1${path}`, {
      method,
      headers,
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    }),
  )
  const text = await response.text()
  const isFile = !response.headers.get('content-type')?.includes('json')
  const answer = isFile ? text : text ? JSON.parse(text) : {}
  const wrong = await nonConformity(method, `/api/v1${path.split('?')[0]}`, response.status, answer)
  if (wrong) throw new Error(`${wrong}\n${text.slice(0, 2000)}`)
  return { call: `${method} ${path}`, status: response.status, headers: response.headers, body: answer }
}

/** The body of a call that a test builds on. @throws with the call, its status and its body if it was refused */
export async function accepted(answer: Answer | Promise<Answer>): Promise<Answer['body']> {
  const { body, call: called, status } = await answer
  if (status < 400) return body
  throw new Error(`${called} was refused: ${status} ${JSON.stringify(body)}`)
}

const PEOPLE = {
  admin: { role: 1 },
  manager: { role: 2 },
  supervisor: { role: 3 },
  operator: { role: 4 },
  customer: { userType: 'CUSTOMER' },
  otherCustomer: { userType: 'CUSTOMER' },
  dealer: { userType: 'DEALER' },
  blocked: { userType: 'CUSTOMER', status: 'BLOCKED' },
} as const
export type PersonName = keyof typeof PEOPLE
export type Person = { id: number; email: string }
export type People = Record<PersonName, Person>

/** One account of every kind; staff see every showroom by default. */
export async function addPeople(): Promise<People> {
  const payload = await getTestPayload()
  const people = {} as People
  for (const [name, facts] of Object.entries(PEOPLE)) {
    const email = `${name.toLowerCase()}@people.example.com`
    const data = {
      email,
      password: PASSWORD,
      firstName: name,
      lastName: 'Test',
      status: 'ACTIVE' as const,
      allShowrooms: true,
      ...facts,
    }
    const made = await payload.create({ collection: 'users', data, overrideAccess: true, depth: 0 })
    people[name as PersonName] = { id: Number(made.id), email }
  }
  return people
}

/** A session token without the cost and limits of signing in. */
export async function tokenOf(payload: Payload, person: Person): Promise<string> {
  const data = { email: person.email, password: PASSWORD }
  const { token } = await payload.login({ collection: 'users', data })
  if (!token) throw new Error(`no session for ${person.email}`)
  return token
}
