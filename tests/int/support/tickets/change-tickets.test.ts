import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../../api/client'
import {
  answer,
  as,
  at,
  filesOf,
  historyOf,
  newDepartment,
  newTicket,
  responsesOf,
  rowOf,
  rowsOf,
  setStatus,
  upload,
  withTickets,
} from './tickets-kit'

withTickets()

let [general, shipping, archived] = [0, 0, 0]
beforeAll(async () => {
  general = await newDepartment('general')
  shipping = await newDepartment('shipping')
  archived = await newDepartment('archived', { isArchived: true })
  // Operators work for Mombasa alone.
  await at.payload.update({
    collection: 'users',
    id: at.people.operator.id,
    data: { allShowrooms: false, assignedShowrooms: [at.catalogue.mombasa] },
    overrideAccess: true,
  })
})

const _idsIn = async (query: string, who: 'operator' | 'admin' = 'admin'): Promise<number[]> =>
  (await accepted(as(who, 'GET', `/tickets?limit=100&${query}`))).data.map(({ id }: { id: number }) => id)

describe('the status of a ticket', () => {
  const rows = [
    ['OPEN', 'IN_PROGRESS', 200],
    ['OPEN', 'ON_HOLD', 200],
    ['OPEN', 'OPEN', 409],
    ['IN_PROGRESS', 'OPEN', 200],
    ['RESOLVED', 'OPEN', 200],
    ['RESOLVED', 'IN_PROGRESS', 409],
    ['CLOSED', 'OPEN', 409],
    ['CLOSED', 'CLOSED', 409],
  ] as const

  it.each(rows)('%s to %s answers %s', async (from, to, expected) => {
    const id = await newTicket()
    if (from !== 'OPEN') expect((await setStatus(id, from, 'Why')).status).toBe(200)
    const { body, status } = await setStatus(id, to, 'Because')
    expect(status, JSON.stringify(body)).toBe(expected)
    expect(await rowOf(id)).toMatchObject({ status: expected === 200 ? to : from })
  })

  it('needs a reason to pause, to reopen and to close', async () => {
    const id = await newTicket()
    for (const status of ['ON_HOLD', 'CLOSED'])
      expect((await setStatus(id, status, ' ')).body.errors, status).toEqual([
        { path: 'reason', message: 'Please give a reason' },
      ])
    await setStatus(id, 'RESOLVED')
    expect((await setStatus(id, 'OPEN')).status).toBe(422)
    expect((await as('operator', 'PATCH', `/tickets/${id}/status`, { status: 'DONE' })).body.errors).toEqual([
      {
        path: 'status',
        message: 'Status must be one of OPEN, IN_PROGRESS, WAITING_ON_CUSTOMER, ON_HOLD, RESOLVED, CLOSED',
      },
    ])
  })

  it('is in its history with who, when and why', async () => {
    const id = await newTicket()
    await setStatus(id, 'ON_HOLD', 'Waits for the carrier')
    const { data } = (await as('operator', 'GET', `/tickets/${id}/status-history`)).body
    expect(data).toHaveLength(2)
    expect(data[1]).toMatchObject({
      kind: 'status',
      status: 'ON_HOLD',
      from: 'OPEN',
      to: 'ON_HOLD',
      reason: 'Waits for the carrier',
      changedBy: { id: at.people.operator.id, name: 'operator Test' },
      by: 'staff',
    })
  })

  it('changes once when two people change it at once', async () => {
    const id = await newTicket()
    const answers = await Promise.all([
      setStatus(id, 'RESOLVED'),
      setStatus(id, 'RESOLVED', undefined, 'admin'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await historyOf(id)).toHaveLength(2)
  })
})

describe('an assignment', () => {
  it('gives a ticket to a department and a person, with a reason, and takes it away again', async () => {
    const id = await newTicket()
    const { operator } = at.people
    const assign = (body: object) => as('operator', 'PATCH', `/tickets/${id}/assign`, body)
    const given = await assign({
      departmentId: shipping,
      handlerId: operator.id,
      reason: 'Knows the carrier',
    })
    expect(given.body.data).toMatchObject({
      assignedDepartmentId: shipping,
      assignedDepartment: { id: shipping, title: 'Department shipping' },
      departmentTag: 'shipping',
      assignedHandlerId: operator.id,
      assignedHandler: { id: operator.id, name: 'operator Test' },
    })
    await assign({ handlerId: null })
    expect(await rowOf(id)).toMatchObject({ department_id: shipping, handler_id: null })
    expect((await historyOf(id)).slice(1)).toEqual([
      ['department', String(general), String(shipping), operator.id, 'staff', 'Knows the carrier'],
      ['assignment', null, String(operator.id), operator.id, 'staff', 'Knows the carrier'],
      ['assignment', String(operator.id), null, operator.id, 'staff', null],
    ])
    const { data } = (await as('operator', 'GET', `/tickets/${id}/status-history`)).body
    expect(data[1]).toMatchObject({
      kind: 'department',
      from: 'Department general',
      to: 'Department shipping',
    })
    expect(data[2]).toMatchObject({ kind: 'assignment', from: null, to: 'operator Test', status: null })
  })

  it('to whoever does not answer tickets, or a department that takes none, is refused', async () => {
    const id = await newTicket()
    for (const [path, value] of [
      ['handlerId', at.people.customer.id],
      ['handlerId', 999_999],
      ['departmentId', archived],
      ['departmentId', 999_999],
    ] as const) {
      const { body, status } = await as('operator', 'PATCH', `/tickets/${id}/assign`, { [path]: value })
      expect([status, body.errors?.[0]?.path]).toEqual([422, path])
    }
    expect(await historyOf(id)).toHaveLength(1)
  })
})

describe('a change of a ticket', () => {
  it('writes what was sent, and its priority into the history', async () => {
    const id = await newTicket()
    const sent = {
      subject: 'Bill of lading',
      priority: 'URGENT',
      ticketType: 'DOCUMENTS',
      departmentTag: 'shipping',
    }
    const { body, status } = await as('operator', 'PATCH', `/tickets/${id}`, { ...sent, updatedById: 1 })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      subject: 'Bill of lading',
      description: 'The vessel sailed on Monday.',
      priority: 'URGENT',
      type: 'DOCUMENTS',
      department_id: shipping,
      updated_by_id: at.people.operator.id,
    })
    expect((await historyOf(id)).slice(1).map(([kind, from, to]) => [kind, from, to])).toEqual([
      ['priority', 'NORMAL', 'URGENT'],
      ['department', String(general), String(shipping)],
    ])
    const stale = { subject: 'Older', updatedAt: '2026-01-01T00:00:00.000Z' }
    expect((await as('operator', 'PATCH', `/tickets/${id}`, stale)).status).toBe(409)
    const renamed = await as('operator', 'PATCH', `/tickets/${id}`, { customerName: 'Else' })
    expect(renamed.status).toBe(409)
  })

  it('is for staff who may update, and deletion for those who may delete', async () => {
    const id = await newTicket()
    for (const who of ['operator', 'supervisor'] as const)
      expect((await as(who, 'DELETE', `/tickets/${id}`)).status, who).toBe(403)
    await answer('operator', id)
    const filePath = await upload('operator')
    expect((await as('operator', 'POST', `/tickets/${id}/attachments`, { filePath })).status).toBe(201)
    const [file] = await filesOf(id)
    expect((await as('manager', 'DELETE', `/tickets/${id}`)).status).toBe(200)
    expect(await rowOf(id)).toEqual({})
    expect([await responsesOf(id), await filesOf(id), await historyOf(id)]).toEqual([[], [], []])
    expect(await rowsOf(sql`SELECT path FROM ticket_files_gone`)).toEqual([{ path: file?.file_path }])
    expect((await as('manager', 'DELETE', `/tickets/${id}`)).status).toBe(404)
  })
})
