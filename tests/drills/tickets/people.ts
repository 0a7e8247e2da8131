import type { Payload } from 'payload'
import { convertDepartmentInput } from '@/modules/support/departments/operations/convert-department-input'
import { departmentInput } from '@/modules/support/departments/schemas/departments'
import { createRecord } from '@/server/records'
import { seedBaseline } from '../../../scripts/seed/baseline'

const PASSWORD = 'Drill-Password-1'
const NOTHING = { firstResponse: null, nextResponse: null, resolution: null }

/** Who writes: customers, and a manager who answers and is the only member of the department. */
export type People = { customers: string[]; manager: string }

async function add(
  payload: Payload,
  name: string,
  facts: { role: number } | { userType: 'CUSTOMER' },
): Promise<{ id: number; token: string }> {
  const email = `${name}@drill.example`
  const made = await payload.create({
    collection: 'users',
    data: {
      email,
      password: PASSWORD,
      firstName: name,
      lastName: 'Drill',
      status: 'ACTIVE',
      allShowrooms: true,
      ...facts,
    },
    overrideAccess: true,
    depth: 0,
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  if (!token) throw new Error(`${name} could not sign in`)
  return { id: Number(made.id), token }
}

/** People with sessions, and a department that is always open and promises an answer within a minute. */
export async function addPeople(payload: Payload, customers: number): Promise<People> {
  await seedBaseline(payload)
  const manager = await add(payload, 'manager', { role: 2 })
  const tokens: string[] = []
  for (let n = 0; n < customers; n += 1)
    tokens.push((await add(payload, `customer${n}`, { userType: 'CUSTOMER' })).token)
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({}, payload)
  const input = departmentInput.parse({
    title: 'Drill',
    memberIds: [manager.id],
    timeZone: 'UTC',
    hours: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]),
    targets: { LOW: NOTHING, NORMAL: { ...NOTHING, firstResponse: 1 }, HIGH: NOTHING, URGENT: NOTHING },
  })
  await createRecord(req, 'support-departments', await convertDepartmentInput(req, input, null))
  return { customers: tokens, manager: manager.token }
}
