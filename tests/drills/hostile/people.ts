import type { Pool as Database } from 'pg'
import type { Client } from './client'
import { type Field, offer, type Target } from './fields'

const PASSWORD = 'DrillPass$1'

/** Real names that forms like to reject. */
const NAMES = [
  "O'Brien",
  'Ngũgĩ',
  'Łukasz',
  'Анна',
  'Jean-Luc',
  'José María',
  'ಅನ್ನಾ',
  '美咲',
  'Nguyễn',
  'D’Arcy',
]
const NAMED = ['firstName', 'lastName', 'city']

const trimmed = (column: string): Field => ({ column, trims: true })
const plain = (text: string): string => text.replaceAll(/[\s\-.()\u2010-\u2015]/g, '')

/** People's own profile fields. */
const PROFILE: Target['fields'] = {
  firstName: trimmed('first_name'),
  lastName: trimmed('last_name'),
  phoneNumber: { column: 'phone_number', normal: plain },
  country: trimmed('country'),
  zip: trimmed('zip'),
  city: trimmed('city'),
  address: trimmed('address'),
  gender: trimmed('gender'),
  dob: trimmed('dob'),
  deliveryAddress1: trimmed('delivery_address1'),
  deliveryAddress2: trimmed('delivery_address2'),
  deliveryAddress3: trimmed('delivery_address3'),
  userType: trimmed('user_type'),
  companyName: trimmed('company_name'),
  companyAddress: trimmed('company_address'),
}

/** A contact's fields, as entered by staff. */
const CONTACT: Target['fields'] = {
  ...PROFILE,
  middleName: trimmed('middle_name'),
  state: trimmed('state'),
  status: trimmed('status'),
  profilePictureUrl: trimmed('profile_picture_url'),
}

const email: Field = { column: 'email', normal: (text) => text.trim().toLowerCase() }

/** The fields of a sign-up; of a password only a hash is stored. */
const SIGN_UP: Target['fields'] = {
  ...Object.fromEntries(
    ['firstName', 'lastName', 'phoneNumber', 'country', 'zip', 'city', 'userType'].map((name) => [
      name,
      PROFILE[name] ?? {},
    ]),
  ),
  companyName: trimmed('company_name'),
  companyAddress: trimmed('company_address'),
  email,
  password: { column: 'hash', made: /[0-9a-f]{64}$/ },
  acceptTerms: {},
}

/** A dealer, whose company is stored too. */
const dealer = (mark: string) => ({
  email: `hostile.${mark}@kaido.example`,
  firstName: 'Drill',
  lastName: 'Person',
  phoneNumber: '+254712345678',
  country: 'Kenya',
  zip: '00100',
  city: 'Nairobi',
  userType: 'DEALER',
  companyName: 'Drill Motors',
  companyAddress: '1 Drill Road',
})

/** Limits count by network address: each mark has its own. */
const from = (mark: string) => ({ 'x-forwarded-for': `drill-${mark}` })

const idByEmail = async (database: Database, address: string): Promise<number> =>
  Number((await database.query('SELECT id FROM users WHERE email = $1', [address])).rows[0]?.id)

/** A person who signed up for a lane and is signed in, as the target of a profile and of a contact. */
export async function personTargets(client: Client, database: Database, mark: string): Promise<Target[]> {
  const base = dealer(`lane-${mark}`)
  const body = { ...base, password: PASSWORD, acceptTerms: true }
  const made = await client.send('preparation', 'POST', '/api/v1/auth/sign-up', body, from(`lane-${mark}`))
  if (made.status >= 300) throw new Error(`No person for the drill: ${made.status} ${made.message}`)
  const id = await idByEmail(database, base.email)
  await database.query(`UPDATE users SET status = 'ACTIVE', email_verified_at = now() WHERE id = $1`, [id])
  const given = { email: base.email, password: PASSWORD }
  const signedIn = await client.send('preparation', 'POST', '/api/v1/auth/sign-in', given, from(mark))
  if (signedIn.status >= 300) throw new Error(`No session for the drill: ${signedIn.message}`)
  const common = { table: 'users', id, method: 'PATCH' as const }
  return [
    {
      ...common,
      kind: 'own profile, /api/v1',
      path: '/api/v1/users/my-profile',
      fields: PROFILE,
      headers: { authorization: `Bearer ${signedIn.body.token}` },
    },
    { ...common, kind: 'contact change, /api/v1', path: `/api/v1/users/${id}`, fields: CONTACT },
  ]
}

/** A new person with the text in every field: by a sign-up, and as staff enter a contact. */
export function newPersonTargets(database: Database, mark: string): Target[] {
  const base = dealer(mark)
  const common = { table: 'users', id: 0, method: 'POST' as const }
  return [
    {
      ...common,
      kind: 'sign-up, /api/v1',
      path: '/api/v1/auth/sign-up',
      base: { ...base, password: PASSWORD, acceptTerms: true },
      fields: SIGN_UP,
      headers: from(mark),
      idOf: () => idByEmail(database, base.email),
    },
    {
      ...common,
      kind: 'contact create, /api/v1',
      path: '/api/v1/users',
      base: { ...base, email: `contact.${base.email}`, address: '1 Drill Road' },
      fields: { ...CONTACT, email },
      idOf: (answer) => Number(answer.body.data.id),
    },
  ]
}

/** Every real name is accepted wherever a name is required. */
export async function sendNames(
  client: Client,
  database: Database,
  targets: readonly Target[],
): Promise<void> {
  for (const target of targets)
    for (const name of NAMES) {
      const fields = Object.fromEntries(NAMED.map((field) => [field, target.fields[field] ?? {}]))
      const { taken } = await offer(client, database, { ...target, fields }, name)
      const refused = NAMED.filter((field) => !taken.includes(field))
      if (refused.length > 0)
        client.tally.add(target.kind, 'unclear', `${name} refused in ${refused.join(', ')}`)
    }
}
