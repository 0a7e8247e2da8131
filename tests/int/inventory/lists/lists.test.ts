import { describe, expect, it } from 'vitest'
import { modules } from '@/api/module'
import { CURRENCY_UNKNOWN } from '@/kernel/money'
import { REFERENCE_LISTS } from '@/modules/inventory/lists/rules/reference-lists'
import { getTestPayload } from '../../../setup/payload'
import { addMedia, vehicleBody } from '../../api/catalogue'
import { call } from '../../api/client'
import { as, at, get, namesOf, patch, post, remove, withPeople } from './lists-kit'

withPeople()

describe('every list call', () => {
  const paths = [
    ...REFERENCE_LISTS.map(({ slug }) => `/${slug}`),
    ...['/manufacturers', '/models', '/model-codes', '/tags', '/ports', '/service-plans', '/vehicles/colors'],
  ]

  it.each(paths)(
    '%s starts with page 1 of ten, accepts page and limit and clamps the limit at 100',
    async (path) => {
      expect((await get(path)).body).toMatchObject({ page: 1, limit: 10 })
      expect((await get(`${path}?page=2&limit=20`)).body).toMatchObject({ page: 2, limit: 20 })
      expect((await get(`${path}?limit=5000`)).body.limit).toBe(100)
      expect((await get(`${path}?page=0`)).status).toBe(422)
    },
  )

  it.each(paths.filter((path) => path !== '/ports'))('%s needs a session that may read', async (path) => {
    expect((await call('GET', path)).status).toBe(401)
    expect((await get(path, 'customer')).status).toBe(403)
  })
})

describe('the place of an entry', () => {
  const placeOf = async (path: string, id: number) =>
    (await get(`${path}?limit=100`)).body.data.find((one: { id: number }) => one.id === id)?.sortOrder
  const made = async (path: string, body: unknown) => Number((await post(path, body)).body.data.id)

  it('is the end of its list unless another one is given', async () => {
    const path = '/vehicle-grades'
    const first = await made(path, { name: 'Zeta', sortOrder: 40 })
    const second = await made(path, { name: 'Alpha' })
    const third = await made(path, { name: 'Beta', sortOrder: null })
    const front = await made(path, { name: 'Omega', sortOrder: 0 })
    expect(await Promise.all([first, second, third, front].map((id) => placeOf(path, id)))).toEqual([
      40, 41, 42, 0,
    ])
    expect(namesOf(await get(`${path}?limit=100`)).slice(-3)).toEqual(['Zeta', 'Alpha', 'Beta'])
  })

  it('stays when something else is changed, and is the end again when it is emptied', async () => {
    const path = '/vehicle-condition-grades'
    const one = await made(path, { name: 'Kept', sortOrder: 7 })
    await made(path, { name: 'Last', sortOrder: 90 })
    await patch(`${path}/${one}`, { name: 'Kept still' })
    expect(await placeOf(path, one)).toBe(7)
    await patch(`${path}/${one}`, { sortOrder: null })
    expect(await placeOf(path, one)).toBe(91)
  })
})

describe('manufacturers and models', () => {
  it('are filtered by name, by manufacturer and by whether they are active', async () => {
    const made = await post('/manufacturers', { name: 'Datsun', status: 'inactive' })
    expect(namesOf(await get('/manufacturers?status=inactive'))).toEqual(['Datsun'])
    await post('/models', { name: 'Bluebird', manufacturer_id: made.body.data.id, status: 'inactive' })
    await post('/models', { name: 'Sunny', manufacturer_id: made.body.data.id })
    const own = `/models?manufacturer_id=${made.body.data.id}`
    expect(namesOf(await get(own))).toEqual(['Bluebird', 'Sunny'])
    expect(namesOf(await get(`${own}&status=active`))).toEqual(['Sunny'])
    expect(namesOf(await get(`${own}&name=BLUE`))).toEqual(['Bluebird'])
    // Models of an inactive manufacturer are not offered to anyone.
    expect(namesOf(await call('GET', `/models/public/by-manufacturer/${made.body.data.id}`))).toEqual([])
  })

  it('are sorted and found as people expect, with accents or without', async () => {
    for (const name of ['Zastava', 'Škoda', 'SEAT', 'Citroën'])
      await post('/manufacturers', { name, description: 'of the old continent' })
    const names = ['Citroën', 'SEAT', 'Škoda', 'Zastava']
    expect(namesOf(await get('/manufacturers?description=old%20continent'))).toEqual(names)
    expect(namesOf(await get('/manufacturers?name=SKODA'))).toEqual(['Škoda'])
    expect(namesOf(await get('/manufacturers?name=citro%C3%AB'))).toEqual(['Citroën'])
  })

  it("sets and removes a manufacturer's logo", async () => {
    const logo = await addMedia('datsun.webp')
    const made = await post('/manufacturers', { name: 'Prince', logo_id: logo })
    expect(made.body.data).toMatchObject({ logo: '/media/datsun.webp', logo_id: logo })
    const without = await patch(`/manufacturers/${made.body.data.id}`, { logo_id: null })
    expect(without.body.data).toMatchObject({ logo: null, logo_id: null })
  })
})

describe('model codes', () => {
  it('lose their litres with their cubic centimetres', async () => {
    const made = await post('/model-codes', {
      model_code: 'ZZE122',
      model_id: at.catalogue.model,
      engine_size_cc: 1794,
    })
    expect(made.body.data.engine_size_ltr).toBe('1.8 L')
    const path = `/model-codes/${made.body.data.id}`
    expect((await patch(path, { length_cm: 436 })).body.data.engine_size_ltr).toBe('1.8 L')
    const emptied = await patch(path, { engine_size_cc: null })
    expect(emptied.body.data).toMatchObject({ engine_size_cc: null, engine_size_ltr: null, length_cm: 436 })
  })

  it('in use are not deleted, and the refusal does not mention a switch that they do not have', async () => {
    await post('/vehicles', vehicleBody(at.catalogue))
    const refused = await remove(`/model-codes/${at.catalogue.modelCode}`)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('This model code is used by 1 vehicle and cannot be deleted.')
    const other = await remove(`/vehicle-transmissions/${at.catalogue.transmission}`)
    expect(other.body.message).toBe(
      'This transmission is used by 1 vehicle and cannot be deleted. Set it to inactive instead.',
    )
  })

  it('are counted before somebody is asked whether to delete them', async () => {
    const usesOf = (list: string, id: number) => get(`/record-uses/${list}/${id}`)
    expect((await usesOf('model-codes', at.catalogue.modelCode)).body.data).toEqual({ uses: '1 vehicle' })
    expect((await usesOf('model-codes', 999_999)).body.data).toEqual({ uses: null })
    expect((await call('GET', '/record-uses/model-codes/1', {})).status).toBe(401)
  })

  it('are counted once for a row that refers to them twice, and once for all columns of a table', async () => {
    const portOf = async (name: string) =>
      Number((await post('/ports', { name, country: 'Japan' })).body.data.id)
    const [from, to] = [await portOf('Port of the use A'), await portOf('Port of the use B')]
    const freight = (originPortId: number, destinationPortId: number, keyword: string) =>
      post('/freights', { fee: 900, keyword, originPortId, destinationPortId })
    expect((await freight(from, to, 'There')).status).toBe(201)
    expect((await freight(to, from, 'And back')).status).toBe(201)
    expect((await get(`/record-uses/ports/${from}`)).body.data).toEqual({ uses: '2 freights' })
  })

  it('are counted for those who may delete them', async () => {
    const lists = modules().flatMap(({ records = [] }) => records.map(({ slug }) => slug))
    const others = ['manufacturers', 'models', 'model-codes', 'tags', 'service-plans', 'blog-tags']
    for (const list of [...lists, ...others, 'inspections', ...REFERENCE_LISTS.map(({ slug }) => slug)]) {
      expect([list, (await get(`/record-uses/${list}/1`)).status]).toEqual([list, 200])
      expect([list, (await get(`/record-uses/${list}/1`, 'operator')).status]).toEqual([list, 403])
    }
    expect((await get('/record-uses/users/1')).status).toBe(404)
  })
})

describe('filters by measures', () => {
  it('accept decimals, as the measures themselves do', async () => {
    await post('/model-codes', {
      model_code: 'DEC1',
      model_id: at.catalogue.model,
      width_cm: 169.5,
      m3_cbm: 10.25,
    })
    const codes = async (query: string) =>
      (await get(`/model-codes?${query}`)).body.data.map((one: { model_code: string }) => one.model_code)
    expect(await codes('width_cm=169.5')).toEqual(['DEC1'])
    expect(await codes('width_cm_min=169.4')).toEqual(['DEC1'])
    expect(await codes('width_cm_min=169.6')).toEqual([])
    expect(await codes('m3_cbm=10.25')).toEqual(['DEC1'])
    const refused = await get('/model-codes?length_cm_min=-1')
    expect(refused.body.message).toBe('length_cm_min must be a number of at least 0')
  })

  it('are given once: twice is refused in words', async () => {
    const refused = await get('/model-codes?length_cm=1&length_cm=2')
    expect([refused.status, refused.body.message]).toEqual([422, 'length_cm must be given once'])
  })
})

describe('seats', () => {
  it('are in the order of their numbers', async () => {
    for (const name of ['101', '12', '9']) await post('/vehicle-seats', { name })
    const names = namesOf(await get('/vehicle-seats?limit=100')).filter((name) =>
      ['9', '12', '101'].includes(name),
    )
    expect(names).toEqual(['9', '12', '101'])
  })
})

describe('tags', () => {
  const HOME = 'Featured image is required when showing on homepage'

  it.each([
    ['no name', {}, 'Tag name is required'],
    ['an empty name', { name: '   ' }, 'Tag name is required'],
    ['51 characters', { name: 'x'.repeat(51) }, 'Tag name must be 50 characters or less'],
    [
      'a colour of 8 characters',
      { name: 'Long', color: '#FF00000' },
      'Tag color must be 7 characters or less',
    ],
    ['a colour that is none', { name: 'Red', color: 'red' }, 'Tag color must be a hex value such as #FF0000'],
    ['the home page without a picture', { name: 'Home', showOnHomepage: true }, HOME],
  ])("%s is refused in the specification's words", async (_case, body, message) => {
    const refused = await post('/tags', body)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe(message)
  })

  it('have up to 50 characters, are red by default, and their route follows their name', async () => {
    const made = await post('/tags', { name: 'x'.repeat(50) })
    expect(made.body.data).toMatchObject({ color: '#FF0000', route: 'x'.repeat(50) })
    const renamed = await patch(`/tags/${made.body.data.id}`, { name: 'Fresh from Auction', route: 'forged' })
    expect(renamed.body.data.route).toBe('fresh-from-auction')
  })

  it('return the tag with exactly the given name first, ignoring case', async () => {
    for (const name of ['A best value', 'Best', 'Best value']) await post('/tags', { name })
    expect(namesOf(await get('/tags?limit=1&name=best'))).toEqual(['Best'])
    expect(namesOf(await get('/tags?limit=1&name=BEST%20VALUE'))).toEqual(['Best value'])
    expect(namesOf(await get('/tags?name=best'))).toEqual(['Best', 'A best value', 'Best value'])
    expect((await post('/tags', { name: 'BEST' })).body.message).toBe('A tag with this name already exists.')
  })

  it('are shown on the home page with a picture, and no longer without it', async () => {
    const featuredImage = await addMedia('home.webp')
    const made = await post('/tags', { name: 'On the home page', showOnHomepage: true, featuredImage })
    expect(made.body.data.featuredImageUrl).toBe('/media/home.webp')
    expect(namesOf(await call('GET', '/tags/public?showOnHomepage=true'))).toEqual(['On the home page'])
    const bare = await patch(`/tags/${made.body.data.id}`, { featuredImage: null, featuredImageUrl: null })
    expect(bare.status).toBe(422)
    expect(bare.body.message).toBe(HOME)
  })

  it('need Inventory create, update and delete; the operator column shows the last editor', async () => {
    expect((await post('/tags', { name: 'Mine' }, 'customer')).status).toBe(403)
    const made = await post('/tags', { name: 'By an operator' }, 'operator')
    expect(made.body.data.operatorName).toBe('operator Test')
    const path = `/tags/${made.body.data.id}`
    expect(namesOf(await get('/tags?operator=operator'))).toEqual(['By an operator'])
    expect((await remove(path, undefined, 'operator')).status).toBe(403)
    expect((await patch(path, { color: '#00FF00' })).body.data.operatorName).toBe('Admin')
    expect((await get('/tags?operator=operator')).body.total).toBe(0)
    expect((await get('/tags?date=2001-01-01')).body.total).toBe(0)
    expect((await remove(path)).body.message).toBe('Tag deleted successfully')
  })
})

describe('service plans', () => {
  const PLAN = {
    name: 'Powertrain 12',
    kind: 'warranty',
    months: 12,
    mileageCap: 12_000,
    covered: 'Engine and gearbox',
    excluded: 'Wear and tear',
    price: 499.5,
    currency: 'usd',
  }

  it('are created, found, changed, switched and deleted like every list', async () => {
    const made = await post('/service-plans', PLAN, 'operator')
    expect(made.status).toBe(201)
    expect(made.body.message).toBe('Service plan created successfully')
    expect(made.body.data).toMatchObject({
      ...PLAN,
      currency: 'USD',
      slug: 'powertrain-12',
      active: true,
      status: 'active',
    })
    const { id, updatedAt } = made.body.data
    const path = `/service-plans/${id}`
    expect(namesOf(await call('GET', '/service-plans?status=active&search=powertrain'))).toEqual([PLAN.name])
    expect((await get('/service-plans?kind=inspection')).body.total).toBe(0)
    const put = await call('PUT', path, { ...as('admin'), body: { slug: 'Gold Plan', updatedAt } })
    expect(put.body.data.slug).toBe('gold-plan')
    expect((await patch(path, { months: 24, updatedAt })).status).toBe(409)
    expect((await call('PATCH', `${path}/toggle`, as('admin'))).body.data).toMatchObject({
      active: false,
      status: 'inactive',
    })
    expect(namesOf(await get('/service-plans?status=inactive'))).toEqual([PLAN.name])
    expect((await call('GET', '/service-plans?status=active')).body.total).toBe(0)
    expect((await call('PUT', `${path}/toggle`, as('admin'))).body.data.active).toBe(true)
    expect((await remove(path, undefined, 'operator')).status).toBe(403)
    expect((await remove(path)).body.message).toBe('Service plan deleted successfully')
    expect((await remove(path)).status).toBe(404)
  })

  it('have names and slugs of their own', async () => {
    await post('/service-plans', PLAN)
    const named = await post('/service-plans', { ...PLAN, name: 'POWERTRAIN 12', slug: 'other' })
    expect(named.status).toBe(409)
    expect(named.body.errors).toEqual([
      { path: 'name', message: 'A service plan with this name already exists.' },
    ])
    const placed = await post('/service-plans', { ...PLAN, name: 'Another', slug: 'powertrain-12' })
    expect(placed.status).toBe(409)
    expect(placed.body.errors[0].path).toBe('slug')
  })

  it.each([
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: '!!!' }, 'Name must contain a letter or a digit'],
    ['kind', { kind: 'lottery' }, 'Kind must be one of warranty, maintenance, roadside, inspection'],
    ['months', { months: 0 }, 'Months must be a whole number of at least 1'],
    ['price', { price: -1 }, 'Price must be non-negative'],
    ['mileageCap', { mileageCap: -1 }, 'Mileage cap must be non-negative'],
    ['currency', { currency: 'dollars' }, CURRENCY_UNKNOWN],
    ['currency', { currency: 'XXX' }, CURRENCY_UNKNOWN],
    ['price', { price: 100.5, currency: 'JPY' }, 'Price must be a whole number in JPY'],
  ])('reject a wrong %s by name', async (path, change, message) => {
    const refused = await post('/service-plans', { ...PLAN, name: 'Refused', ...change })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([{ path, message }])
  })

  it('have a currency and a price that exist, natively too', async () => {
    const payload = await getTestPayload()
    const plan = { ...PLAN, kind: 'warranty', name: 'Native', currency: 'USD' } as const
    const options = { collection: 'service-plans' } as const
    const refused = (path: string) => ({ data: { errors: [{ path }] } })
    const create = (more: object) => payload.create({ ...options, data: { ...plan, ...more } })
    await expect(create({ currency: 'XXX' })).rejects.toMatchObject(refused('currency'))
    await expect(create({ currency: 'JPY', price: 100.5 })).rejects.toMatchObject(refused('price'))
    const { id } = await create({})
    const update = (data: object) => payload.update({ ...options, id, data })
    await expect(update({ currency: 'ABC' })).rejects.toMatchObject(refused('currency'))
    await expect(update({ currency: 'JPY' })).rejects.toMatchObject(refused('price'))
    expect((await update({ currency: 'JPY', price: 50_000 })).currency).toBe('JPY')
  })
})
