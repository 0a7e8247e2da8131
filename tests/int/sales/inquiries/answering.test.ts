import { describe, expect, it } from 'vitest'
import { call, type PersonName } from '../../api/client'
import { as, at, mailsAbout, rowOf, sentInquiry, withInquiries } from './inquiries-kit'

withInquiries()

describe('staff', () => {
  it('reply: the inquiry is answered, by whom and when, and the customer is notified once', async () => {
    const id = await sentInquiry('customer')
    const reply = { replyMessage: 'We have two in Yokohama.' }
    const { body, status } = await as('operator', 'PATCH', `/${id}`, reply)
    expect([status, body.message]).toEqual([200, 'Vehicle inquiry updated successfully'])
    expect(await rowOf(id)).toMatchObject({
      status: 'REPLIED',
      reply_message: reply.replyMessage,
      replied_by_id: at.people.operator.id,
    })
    expect(Date.now() - Date.parse(body.data.replyAt)).toBeLessThan(60_000)
    await as('operator', 'PATCH', `/${id}`, reply)
    const mails = await mailsAbout(id)
    expect(mails.map(({ event_key }) => event_key)).toEqual(['inquiry-asked', 'inquiry-replied'])
    expect(mails[1]).toMatchObject({ to_address: at.people.customer.email })
    expect(mails[1]?.body_text).toContain(reply.replyMessage)
    const own = (await as('customer', 'GET', `/${id}`)).body.data
    expect(own).toMatchObject({ status: 'REPLIED', ...reply, repliedBy: null, customerEmail: null })
  })

  it('of two who reply at once, one is notified that the other was first', async () => {
    const id = await sentInquiry('customer')
    const { updatedAt } = (await as('operator', 'GET', `/${id}`)).body.data
    const answers = await Promise.all(
      ['operator', 'manager'].map((who) =>
        as(who as PersonName, 'PATCH', `/${id}`, { replyMessage: `From ${who}`, updatedAt }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mailsAbout(id)).toHaveLength(2)
  })

  it('of two who reply at once without stating what they have read, one is refused; a double click is one', async () => {
    const id = await sentInquiry('customer')
    const reply = (who: PersonName, replyMessage: string) => as(who, 'PATCH', `/${id}`, { replyMessage })
    const both = await Promise.all([reply('operator', 'From operator'), reply('manager', 'From manager')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { reply_message } = (await rowOf(id)) ?? {}
    const again = await Promise.all([1, 2].map(() => reply('operator', String(reply_message))))
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect((await rowOf(id))?.reply_message).toBe(reply_message)
    expect(await mailsAbout(id)).toHaveLength(2)
  })

  it('cannot take a reply back, and change the rest as far as it makes sense', async () => {
    const id = await sentInquiry('customer', { yearFrom: 2012 })
    await as('operator', 'PATCH', `/${id}`, { replyMessage: 'Yes.' })
    expect((await as('operator', 'PATCH', `/${id}`, { replyMessage: '' })).status).toBe(422)
    const wrong = await as('operator', 'PATCH', `/${id}`, { yearTo: 2010 })
    expect(wrong.body.errors).toEqual([
      { path: 'yearTo', message: 'The last year cannot be before the first' },
    ])
    const { data } = (
      await as('operator', 'PATCH', `/${id}`, { manufacturer: at.catalogue.manufacturer, country: 'Uganda' })
    ).body
    expect(data).toMatchObject({
      manufacturer: { id: at.catalogue.manufacturer },
      customManufacturer: null,
      customModel: 'Nano',
      country: 'Uganda',
      yearFrom: 2012,
      replyMessage: 'Yes.',
    })
  })

  it('mark an inquiry as answered, and open it again, without an e-mail', async () => {
    const id = await sentInquiry('customer')
    for (const status of ['REPLIED', 'PENDING']) {
      const { body } = await as('operator', 'PATCH', `/${id}/status`, { status })
      expect(body).toMatchObject({
        message: 'Vehicle inquiry status updated successfully',
        data: { status },
      })
    }
    expect(await mailsAbout(id)).toHaveLength(1)
    expect((await as('operator', 'PATCH', `/${id}/status`, { status: 'CLOSED' })).status).toBe(422)
  })

  it('delete, if their role allows it', async () => {
    const id = await sentInquiry('customer')
    expect((await as('operator', 'DELETE', `/${id}`)).status).toBe(403)
    const { body, status } = await as('manager', 'DELETE', `/${id}`)
    expect([status, body.message]).toEqual([200, 'Vehicle inquiry deleted successfully'])
    expect(await rowOf(id)).toBeUndefined()
    expect((await as('manager', 'DELETE', `/${id}`)).status).toBe(404)
  })

  it('find inquiries by every filter', async () => {
    const wishes = { yearFrom: 2012, yearTo: 2016, transmission: 'semi_automatic', steering: 'LHD' }
    const id = await sentInquiry('dealer', {
      ...wishes,
      manufacturer: 'Lada',
      model: 'Niva',
      priceType: 'DDP',
      country: 'Belarus',
      message: 'For the swamp',
    })
    const today = new Date().toISOString().slice(0, 10)
    const hits = [
      `userId=${at.people.dealer.id}`,
      'status=PENDING',
      'keyword=swamp',
      `keyword=IQ-${id}`,
      'customerName=dealer',
      'manufacturer=lada',
      'model=niva',
      'yearFrom=2016',
      'yearTo=2012',
      'transmission=semi automatic',
      'steering=LHD',
      'priceType=DDP',
      'country=belarus',
      `inquiryDateFrom=${today}`,
      `inquiryDateTo=${today}`,
    ]
    const misses = [
      `userId=${at.people.customer.id}`,
      'status=REPLIED',
      'keyword=desert',
      'customerName=otherCustomer',
      'manufacturer=toyota',
      'model=samara',
      'yearFrom=2017',
      'yearTo=2011',
      'transmission=manual',
      'steering=RHD',
      'priceType=FOB',
      'country=kenya',
      'inquiryDateFrom=2999-01-01',
      'inquiryDateTo=2020-01-01',
    ]
    const isMatching = async (filter: string) => {
      const { body } = await as('operator', 'GET', `?limit=100&${encodeURI(filter)}`)
      return body.data.some((one: { id: number }) => one.id === id)
    }
    for (const filter of hits) expect(await isMatching(filter), filter).toBe(true)
    for (const filter of misses) expect(await isMatching(filter), filter).toBe(false)
    expect((await as('operator', 'GET', '?yearFrom=2016&yearTo=2012')).status).toBe(422)
  })

  it('see what waits longest first', async () => {
    const [first, second] = [await sentInquiry('customer'), await sentInquiry('customer')]
    const answered = await sentInquiry('customer')
    await as('operator', 'PATCH', `/${answered}`, { replyMessage: 'Yes.' })
    const { data } = (await as('operator', 'GET', `?userId=${at.people.customer.id}&limit=100`)).body
    const order = data.map(({ id }: { id: number }) => id)
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second))
    expect(order.indexOf(second)).toBeLessThan(order.indexOf(answered))
  })

  it('jump to an inquiry by its number or by who sent it', async () => {
    const id = await sentInquiry('otherCustomer')
    for (const typed of [`IQ-${id}`, 'otherCustomer']) {
      const { body } = await call('GET', `/jump?q=${typed}`, { token: at.tokens.operator })
      expect(JSON.stringify(body), typed).toContain(`/admin/inquiries/${id}`)
    }
  })
})
