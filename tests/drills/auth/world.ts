import type pg from 'pg'
import type { Client } from './client'

export const PASSWORD = 'Drill1@password'
export const WRONG = 'Wrong1@password'

/** What every part of the drill works with. */
export type World = {
  client: Client
  database: pg.Pool
  /** A session of the top role. */
  admin: string
  findings: string[]
  /** Records a failure. */
  expect: (isSo: boolean, what: string) => void
  /** Throws once the drill's time is up. */
  inTime: () => void
  print: (text: string) => void
}

export const detailsOf = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Drill',
  lastName: 'Person',
  country: 'Kenya',
  phoneNumber: '+254712345678',
  zip: '00100',
  city: 'Nairobi',
  userType: 'CUSTOMER',
  acceptTerms: true,
})

/** One account that signed up with the product's own call, and was activated. */
export async function addTemplate({ client, database }: World): Promise<void> {
  const { status } = await client.post('/auth/sign-up', detailsOf('template@drill.example'))
  if (status !== 201) throw new Error(`The drill could not sign anybody up: ${status}`)
  await database.query(
    `UPDATE users SET status = 'ACTIVE', email_verified_at = now() WHERE email = 'template@drill.example'`,
  )
}

/**
 * Accounts like the template's, with its password: hashing one for each would take longer than the drill.
 *
 * @returns their ids and addresses, in order
 */
export async function addPeople(
  { database }: World,
  name: string,
  count: number,
): Promise<{ id: number; email: string }[]> {
  const { rows } = await database.query(
    `INSERT INTO users (email, first_name, last_name, status, user_type, hash, salt, email_verified_at, country, zip,
       city, phone_number, updated_at, created_at)
     SELECT $1 || n || '@drill.example', first_name, last_name, status, user_type, hash, salt, email_verified_at,
       country, zip, city, phone_number, now(), now()
     FROM users, generate_series(1, $2::int) n WHERE email = 'template@drill.example' ORDER BY n
     RETURNING id, email`,
    [name, count],
  )
  return rows
}

/** One more such account, signed in. */
export async function addSignedIn(world: World, name: string) {
  const [person] = await addPeople(world, name, 1)
  if (!person) throw new Error('no account was made')
  const { body, status } = await world.client.post('/auth/sign-in', {
    email: person.email,
    password: PASSWORD,
  })
  if (status !== 200) throw new Error(`${person.email} could not sign in: ${status} ${JSON.stringify(body)}`)
  return { ...person, token: String(body.token) }
}

/** The token of the newest mail of a kind to an address. */
export async function tokenTo({ database }: World, event: string, address: string): Promise<string> {
  const { rows } = await database.query(
    'SELECT body_text FROM mail_outbox WHERE event_key = $1 AND to_address = $2 ORDER BY id DESC LIMIT 1',
    [event, address],
  )
  const token = /#token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1]
  if (!token) throw new Error(`no ${event} mail with a link went to ${address}`)
  return token
}
