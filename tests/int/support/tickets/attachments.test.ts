import { beforeAll, describe, expect, it } from 'vitest'
import { storage } from '@/server/storage'
import { call } from '../../api/client'
import { open, PDF, photo, presign, withCameraData } from '../../inventory/media/uploads-kit'
import {
  answer,
  as,
  at,
  filesOf,
  newDepartment,
  newTicket,
  responsesOf,
  sendTicket,
  upload,
  withTickets,
  write,
} from './tickets-kit'

withTickets()
beforeAll(() => newDepartment('general'))

const attach = (who: 'customer' | 'otherCustomer', id: number, filePath: string, more: object = {}) =>
  as(who, 'POST', `/customer/tickets/${id}/attachments`, { filePath, ...more })

describe('a file of a ticket', () => {
  it('is stored as what it is, whatever the call states or leaves out', async () => {
    const id = await newTicket()
    const named = { fileName: 'photo.pdf', fileSize: 7, mimeType: 'image/gif', createdById: 1 }
    const data = await withCameraData('jpeg')
    const filePath = await upload('customer', { data, name: 'door.jpg', type: 'image/jpeg' })
    const { body, status } = await attach('customer', id, filePath, named)
    expect(status, JSON.stringify(body)).toBe(201)
    const bare = await attach('customer', id, await upload('customer'))
    expect(bare.status).toBe(201)
    const [picture, paper] = await filesOf(id)
    expect(picture).toMatchObject({
      file_name: 'photo.jpg',
      mime_type: 'image/jpeg',
      created_by_id: at.people.customer.id,
    })
    expect(paper).toMatchObject({
      file_name: 'receipt.pdf',
      mime_type: 'application/pdf',
      file_size: String(PDF.length),
      response_id: null,
    })
    const stored = await storage().get(String(picture?.file_path))
    const bytes = Buffer.concat((await stored?.stream.toArray()) ?? [])
    expect(bytes.length).toBe(Number(picture?.file_size))
    expect(bytes.includes('CAMERA-SERIAL')).toBe(false)
  })

  it('opens for its customer and for staff, and for nobody else', async () => {
    const id = await newTicket()
    const made = await attach('customer', id, await upload('customer'))
    const link = made.body.data.filePath
    expect(link).toBe(`/api/v1/support-management/attachments/${made.body.data.id}`)
    for (const who of ['customer', 'operator', 'admin'] as const)
      expect((await open(link, at.tokens[who])).status, who).toBe(200)
    expect((await as('otherCustomer', 'GET', `/attachments/${made.body.data.id}`)).status).toBe(404)
    const guest = await as(null, 'GET', `/attachments/${made.body.data.id}`)
    expect([guest.status, guest.body.message]).toEqual([401, 'User not authenticated'])
  })

  it('that somebody else has uploaded, or that is not there, is refused', async () => {
    const id = await newTicket()
    const reserved = await presign(String(at.tokens.customer), {
      fileName: 'later.pdf',
      contentType: 'application/pdf',
      folder: 'support-tickets',
      size: 10,
    })
    for (const path of [
      await upload('otherCustomer'),
      await upload('operator'),
      reserved.body.data.path,
      'support-tickets/1_other.pdf',
      'vehicle-documents/1_other.pdf',
      '../secret',
    ]) {
      const { body, status } = await attach('customer', id, path)
      expect([status, body.errors?.[0]], path).toEqual([
        422,
        { path: 'filePath', message: 'This file was not uploaded' },
      ])
    }
    expect(await filesOf(id)).toEqual([])
  })

  it('that is not what it claims to be is refused', async () => {
    const id = await newTicket()
    const html = Buffer.from('<script>alert(1)</script>')
    const filePath = await upload('customer', { data: html, name: 'x.pdf' })
    expect((await attach('customer', id, filePath)).status).toBe(415)
    const cut = (await photo(3)).subarray(0, 900)
    const broken = await upload('customer', { data: cut, name: 'x.jpg', type: 'image/jpeg' })
    expect((await attach('customer', id, broken)).status).toBe(415)
    const token = String(at.tokens.customer)
    const wish = { fileName: 'x.svg', contentType: 'image/svg+xml', folder: 'support-tickets', size: 10 }
    expect((await presign(token, wish)).status).toBe(415)
    const large = { ...wish, fileName: 'x.pdf', contentType: 'application/pdf', size: 10 * 1024 * 1024 + 1 }
    expect((await presign(token, large)).status).toBe(413)
    expect(await filesOf(id)).toEqual([])
  })

  it('comes with a ticket and with a response, and belongs to it', async () => {
    const made = await sendTicket('customer', {
      attachments: [{ filePath: await upload('customer'), fileName: 'first.pdf' }],
    })
    expect(made.body.data.attachments).toMatchObject([{ fileName: 'first.pdf', fileSize: PDF.length }])
    const { id } = made.body.data
    const message = { message: 'See', attachments: [{ filePath: await upload('customer') }] }
    const sent = await as('customer', 'POST', `/customer/tickets/${id}/responses`, message)
    expect(sent.body.data.response.attachments).toHaveLength(1)
    const [response] = await responsesOf(id)
    const more = await as('customer', 'POST', `/customer/tickets/responses/${response?.id}/attachments`, {
      filePath: await upload('customer'),
    })
    expect(more.status).toBe(201)
    expect((await filesOf(id)).map((file) => file.response_id)).toEqual([null, response?.id, response?.id])
    const thread = (await as('customer', 'GET', `/customer/tickets/${id}/responses`)).body.data
    expect(thread[0].attachments).toHaveLength(2)
  })

  it('of a response of staff is never added by the customer, and that of a note never shown', async () => {
    const id = await newTicket()
    const { body } = await answer('operator', id)
    const filePath = await upload('customer')
    const path = `/customer/tickets/responses/${body.data.response.id}/attachments`
    expect((await as('customer', 'POST', path, { filePath })).status).toBe(404)
    const attachments = [{ filePath: await upload('operator') }]
    const note = await answer('operator', id, { isInternal: true, attachments })
    const [file] = note.body.data.response.attachments
    expect(
      (await call('GET', `/support-management/attachments/${file.id}`, { token: at.tokens.customer })).status,
    ).toBe(404)
    expect(
      (await call('GET', `/support-management/attachments/${file.id}`, { token: at.tokens.operator })).status,
    ).toBe(302)
  })

  it('is one of ten at most', async () => {
    const id = await newTicket()
    const filePath = await upload('customer')
    for (let count = 0; count < 10; count += 1)
      expect((await attach('customer', id, filePath)).status).toBe(201)
    expect((await attach('customer', id, filePath)).status).toBe(409)
    await write('customer', id)
    expect(await filesOf(id)).toHaveLength(10)
  })
})
