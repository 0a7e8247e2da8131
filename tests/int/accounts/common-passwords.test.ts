import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, PASSWORD, type People, tokenOf } from '../api/client'
import { mailsTo, tokenTo } from './outbox'

const COMMON = 'Password1!'
const MESSAGE = 'This password is too easy to guess. Please choose another one.'

let people: People
beforeAll(async () => {
  people = await addPeople()
})

const person = {
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  phoneNumber: '+254 712 345 678',
  country: 'Kenya',
  zip: '00100',
  city: 'Nairobi',
}

describe('a password that many people choose is refused', () => {
  it('at sign-up, whether the address has an account or not', async () => {
    for (const email of ['new@common.example.com', people.customer.email]) {
      const body = { ...person, email, password: COMMON, userType: 'CUSTOMER', acceptTerms: true }
      const answer = await call('POST', '/auth/sign-up', { body })
      expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'password', message: MESSAGE }]])
      expect(await mailsTo(email)).toEqual([])
    }
  })

  it('when chosen by mail, and the link keeps working', async () => {
    const { email } = people.customer
    await call('POST', '/auth/forgot-password', { body: { email } })
    const token = await tokenTo(email, 'reset-password')
    const reset = (password: string) => call('POST', '/auth/reset-password', { body: { token, password } })
    const refused = await reset('Admin@123')
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'password', message: MESSAGE }]])
    expect((await reset('Harbour7@lantern')).status).toBe(200)
  })

  it('for an invited person', async () => {
    const token = await tokenOf(await getTestPayload(), people.admin)
    const body = {
      ...person,
      email: 'invited@common.example.com',
      address: '1 Kenyatta Avenue',
      status: 'ACTIVE',
    }
    expect((await call('POST', '/users', { token, body })).status).toBe(201)
    const link = await tokenTo(body.email, 'invite')
    const set = await call('POST', '/auth/set-password', { body: { token: link, password: 'Welcome2026!' } })
    expect([set.status, set.body.errors]).toEqual([422, [{ path: 'password', message: MESSAGE }]])
  })

  it("when changing one's own", async () => {
    const token = await tokenOf(await getTestPayload(), people.dealer)
    const body = { currentPassword: PASSWORD, newPassword: 'Qwerty123!' }
    const answer = await call('POST', '/auth/change-password', { token, body })
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'newPassword', message: MESSAGE }]])
  })

  it('by the collection itself, however it is written', async () => {
    const payload = await getTestPayload()
    const { id } = people.otherCustomer
    const data = { password: COMMON }
    const update = payload.update({ collection: 'users', id, data, overrideAccess: true, depth: 0 })
    await expect(update).rejects.toMatchObject({ data: { errors: [{ path: 'password', message: MESSAGE }] } })
    const made = { ...data, email: 'made@common.example.com', firstName: 'A', lastName: 'B' }
    const create = payload.create({
      collection: 'users',
      data: { ...made, status: 'ACTIVE' },
      overrideAccess: true,
    })
    await expect(create).rejects.toMatchObject({ data: { errors: [{ path: 'password', message: MESSAGE }] } })
  })
})
