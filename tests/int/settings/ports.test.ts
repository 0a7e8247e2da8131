import { describe, expect, it } from 'vitest'
import { call } from '../api/client'
import { at, get, namesOf, patch, post, remove, withPeople } from '../inventory/lists/lists-kit'

withPeople()

describe('ports', () => {
  it('are read by anyone and written only by staff with permission in Settings', async () => {
    const body = { name: 'Durban', country: 'South Africa' }
    expect((await call('POST', '/ports', { body })).status).toBe(401)
    expect((await post('/ports', body, 'operator')).status).toBe(403)
    const made = await post('/ports', body)
    expect(made.body.message).toBe('Port created successfully')
    expect((await call('GET', `/ports/${made.body.data.id}`)).body.data).toMatchObject(body)
  })

  it('report that a name is taken in its country, and may be used in another', async () => {
    const again = await post('/ports', { name: 'DURBAN', country: 'south africa' })
    expect(again.status).toBe(409)
    expect(again.body.message).toBe('A port with this name already exists in this country.')
    expect((await post('/ports', { name: 'Durban', country: 'Namibia' })).status).toBe(201)
  })

  it('have a UN/LOCODE each, whatever its case', async () => {
    const first = await post('/ports', { name: 'Walvis Bay', country: 'Namibia', unlocode: 'NAWVB' })
    expect(first.status).toBe(201)
    const again = await post('/ports', { name: 'Walvis Bay South', country: 'Namibia', unlocode: 'na wvb' })
    const message = 'A port with this UN/LOCODE already exists.'
    expect([again.status, again.body.message]).toEqual([409, message])
    expect(again.body.errors).toContainEqual({ path: 'unlocode', message })
    const other = await post('/ports', { name: 'Lüderitz', country: 'Namibia' })
    const id = other.body.data.id
    expect((await patch(`/ports/${id}`, { unlocode: 'NAWVB' })).status).toBe(409)
    expect((await patch(`/ports/${id}`, { unlocode: 'NALUD' })).status).toBe(200)
    // Ports without one do not get into each other's way, and one has its own.
    expect((await patch(`/ports/${id}`, { unlocode: 'NALUD', active: true })).status).toBe(200)
    for (const name of ['Möwe Bay', 'Torra Bay'])
      expect((await post('/ports', { name, country: 'Namibia', unlocode: '' })).status).toBe(201)
  })

  it('are in a country of the list, as it is written there', async () => {
    const refused = await post('/ports', { name: 'Poseidonia', country: 'Atlantis' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([{ path: 'country', message: 'Choose a country from the list' }])
    const made = await post('/ports', { name: 'Gdynia', country: ' poland ' })
    expect(made.body.data).toMatchObject({ country: 'Poland' })
    expect((await patch(`/ports/${made.body.data.id}`, { country: 'Prussia' })).status).toBe(422)
  })

  it('are searched by name and country, one page at a time', async () => {
    await post('/ports', { name: 'Beira', country: 'Mozambique' })
    await post('/ports', { name: 'Maputo', country: 'Mozambique' })
    expect(namesOf(await call('GET', '/ports?country=mozam&limit=1&page=2'))).toEqual(['Maputo'])
    expect(namesOf(await call('GET', '/ports?name=beir'))).toEqual(['Beira'])
    expect(namesOf(await call('GET', '/ports?search=maputo'))).toEqual(['Maputo'])
  })

  it('out of use are visible only to those who manage them', async () => {
    const [maputo] = (await get('/ports?name=maputo')).body.data
    expect((await patch(`/ports/${maputo.id}`, { active: false })).body.message).toBe(
      'Port updated successfully',
    )
    expect((await call('GET', '/ports?name=maputo')).body.total).toBe(0)
    expect((await get('/ports?name=maputo')).body.total).toBe(1)
  })

  it('are deleted together by the call for several, which is not mistaken for an id', async () => {
    const ids = (await get('/ports?country=mozambique')).body.data.map(({ id }: { id: number }) => id)
    expect((await remove('/ports/bulk/delete', { ids }, 'operator')).status).toBe(403)
    expect((await remove('/ports/bulk/delete', { ids })).body).toEqual({
      message: '2 ports deleted successfully',
      deleted: 2,
    })
    expect((await remove('/ports/bulk/delete', { ids: [] })).status).toBe(422)
  })
})

describe('a showroom', () => {
  const NAMES = { showroomName: 'Kaido Durban', city: 'Durban', country: 'South Africa' }
  const email = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(length - 64)}.za`

  it.each([
    ['showroomName', 'n'.repeat(100), 'n'.repeat(101)],
    ['companyName', 'n'.repeat(100), 'n'.repeat(101)],
    ['address', 'n'.repeat(500), 'n'.repeat(501)],
    ['phone', '1'.repeat(30), '1'.repeat(31)],
    ['email', email(100), email(101)],
    ['openingHours', 'n'.repeat(1000), 'n'.repeat(1001)],
  ])(
    'is stored with the longest %s that is allowed, and not with a longer one',
    async (field, longest, longer) => {
      const made = await post('/showroom-offices', { ...NAMES, [field]: longest })
      expect(made.status).toBe(201)
      expect((await get(`/showroom-offices/${made.body.data.id}`)).body.data[field]).toBe(longest)
      const refused = await post('/showroom-offices', { ...NAMES, [field]: longer })
      expect(refused.status).toBe(422)
      expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([field])
    },
  )
})

describe('lists that rarely change', () => {
  it.each([
    ['/ports', 300],
    ['/ports/countries', 600],
    ['/showroom-offices', 300],
    ['/showroom-offices/showrooms-with-companies', 600],
  ])('%s may be cached for %d seconds by visitors and customers, but not by staff', async (path, seconds) => {
    for (const token of [undefined, at.tokens.customer]) {
      const { headers } = await call('GET', path, { token })
      expect(headers.get('cache-control')).toBe(`private, max-age=${seconds}`)
      expect(headers.get('vary')).toContain('Authorization')
    }
    expect((await get(path)).headers.get('cache-control')).toBe('no-store')
    expect((await get(path, 'operator')).headers.get('cache-control')).toBe('no-store')
    const refused = await call('GET', `${path}?page=0`)
    if (refused.status !== 200) expect(refused.headers.get('cache-control')).toBe('no-store')
  })
})
