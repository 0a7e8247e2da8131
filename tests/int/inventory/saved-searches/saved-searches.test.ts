import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, test } from 'vitest'
import {
  unsubscribe,
  unsubscribeUrls,
} from '@/modules/inventory/saved-searches/operations/alerts/unsubscribe-from-alerts'
import { SAVED_SEARCHES_MAX } from '@/modules/inventory/saved-searches/rules/saved-search-alerts'
import { call } from '../../api/client'
import { followingHooks } from '../../follow-hooks'
import { at, db, save, toyota, withAlerts } from './alerts-kit'

withAlerts()

describe('a saved search', () => {
  it('is stored in canonical form, once, and up to a limit', async () => {
    const saved = await save('daily', `?sort=price-asc&limit=48&page=3&${toyota()}&minPrice=5&nonsense=1`)
    expect(saved).toMatchObject({
      name: 'Toyotas',
      query: `${toyota()}&minPrice=5`,
      href: `/vehicles?${toyota()}&minPrice=5`,
      frequency: 'daily',
      lastToldAt: null,
    })
    const same = { name: 'Again', query: `minPrice=5&${toyota()}` }
    const again = await call('POST', '/saved-searches', { token: at.tokens.customer, body: same })
    expect([again.status, again.body.message]).toEqual([409, 'You have already saved this search'])
    await db().execute(sql`
      INSERT INTO saved_searches (user_id, name, query)
      SELECT ${at.people.customer.id}, 'n', 'maxPrice=' || n FROM generate_series(1, ${SAVED_SEARCHES_MAX - 1}) n`)
    const full = await call('POST', '/saved-searches', {
      token: at.tokens.customer,
      body: { name: 'More', query: 'q=x' },
    })
    expect([full.status, full.body.message]).toEqual([
      409,
      'You can keep up to 50 searches. Remove one first.',
    ])
  })

  test.each([
    [{ query: 'make=1' }, 'name', 'Name is required'],
    [{ name: '  ', query: 'make=1' }, 'name', 'Name is required'],
    [{ name: 'n'.repeat(121), query: 'make=1' }, 'name', 'Name must be 120 characters or less'],
    [{ name: 'All', query: 'sort=price-asc&page=2' }, 'query', 'Choose at least one filter'],
    [
      { name: 'All', query: 'make=1', frequency: 'hourly' },
      'frequency',
      'frequency must be one of instant, daily, weekly, off',
    ],
  ])('%j is refused', async (body, path, message) => {
    const { status, body: answer } = await call('POST', '/saved-searches', {
      token: at.tokens.customer,
      body,
    })
    expect([status, answer.errors]).toEqual([422, [{ path, message }]])
  })

  it('of a guest is saved at sign-in, existing ones stay', async () => {
    await save('weekly', 'maxPrice=5', 'customer', 'Mine')
    const searches = [
      { name: 'Other name', query: 'maxPrice=5' },
      { name: 'From the browser', query: 'maxPrice=6' },
    ]
    const path = '/saved-searches/import'
    const answer = await call('POST', path, { token: at.tokens.customer, body: { searches } })
    expect(answer.body).toEqual({ data: { kept: 1 }, message: '1 search saved' })
    const { body } = await call('GET', '/saved-searches', { token: at.tokens.customer })
    const stored = body.data.map(({ name, frequency }: Record<string, string>) => [name, frequency])
    expect(stored.toSorted()).toEqual([
      ['From the browser', 'daily'],
      ['Mine', 'weekly'],
    ])
  })

  it('does not exist for anyone else, by any verb', async () => {
    const { id } = await save('daily')
    const path = `/saved-searches/${id}`
    for (const who of ['otherCustomer', 'dealer', 'admin'] as const) {
      const token = at.tokens[who]
      expect((await call('GET', '/saved-searches', { token })).body.data).toEqual([])
      expect((await call('GET', path, { token })).status).toBe(404)
      for (const verb of ['PATCH', 'PUT'])
        expect((await call(verb, path, { token, body: { name: 'Taken', frequency: 'off' } })).status).toBe(
          404,
        )
      expect((await call('DELETE', path, { token })).status).toBe(404)
    }
    expect((await call('GET', path, { token: at.tokens.customer })).body.data).toMatchObject({
      name: 'Toyotas',
      frequency: 'daily',
    })
  })

  it('is renamed and deleted by its owner', async () => {
    const { id } = await save('daily')
    const token = at.tokens.customer
    const renamed = await call('PATCH', `/saved-searches/${id}`, { token, body: { name: 'For my brother' } })
    expect(renamed.body.data).toMatchObject({ name: 'For my brother', frequency: 'daily' })
    expect((await call('DELETE', `/saved-searches/${id}`, { token })).body.message).toBe(
      'Saved search removed',
    )
    expect((await call('DELETE', `/saved-searches/${id}`, { token })).status).toBe(404)
  })
})

describe('the collection of saved searches', () => {
  it("calls plugins' hooks for every way in which one is saved, changed and deleted", async () => {
    const token = at.tokens.customer
    const reported = await followingHooks(at.payload, 'saved-searches', async () => {
      const { id } = await save('daily')
      const searches = [{ name: 'From the browser', query: 'maxPrice=6' }]
      await call('POST', '/saved-searches/import', { token, body: { searches } })
      const path = `/saved-searches/${id}`
      await call('PATCH', path, { token, body: { name: 'Renamed', frequency: 'weekly' } })
      const { page } = unsubscribeUrls(at.people.customer.id, { search: id }, new Date())
      await unsubscribe(at.payload, new URL(page).searchParams.get('token'), new Date())
      await call('DELETE', path, { token })
    })
    expect(reported.map(({ did, doc }) => [did, doc.name, doc.frequency])).toEqual([
      ['create', 'Toyotas', 'daily'],
      ['create', 'From the browser', 'daily'],
      ['update', 'Renamed', 'weekly'],
      ['update', 'Renamed', 'off'],
      ['delete', 'Renamed', 'off'],
    ])
  })
})
