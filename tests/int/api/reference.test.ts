import { beforeAll, describe, expect, it } from 'vitest'
import { REFERENCE_LISTS } from '@/modules/inventory/lists/rules/reference-lists'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, call, tokenOf } from './client'

let catalogue: Catalogue
let admin: string

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  admin = await tokenOf(payload, (await addPeople()).admin)
  await call('POST', '/vehicles', { token: admin, body: vehicleBody(catalogue) })
})

const post = (path: string, body: unknown) => call('POST', path, { token: admin, body })
const patch = (path: string, body: unknown) => call('PATCH', path, { token: admin, body })
const remove = (path: string, body?: unknown) => call('DELETE', path, { token: admin, body })
const namesOf = (list: { data: { name: string }[] }) => list.data.map(({ name }) => name)

const LISTS = [...REFERENCE_LISTS.map(({ slug }) => `/${slug}`), '/vehicles/colors'].filter(
  (path) => path !== '/vehicle-price-types',
)

describe.each(LISTS)('the list %s', (path) => {
  const first = path === '/vehicle-seats' ? '7' : 'Kaido test'
  const extra = () => (path === '/vehicle-features' ? { featureGroupId: catalogue.featureGroup } : {})

  it('creates, lists, renames, switches and deletes an entry, and keeps names unique ignoring case', async () => {
    const name = path === '/vehicles/colors' ? 'Kaido other' : first
    const made = await post(path, { name, ...extra() })
    expect(made.status).toBe(201)
    if (['/vehicles/colors', '/vehicle-colours'].includes(path))
      expect(made.body.message).toBe(`Color "${name}" created successfully`)
    else expect(made.body.message).toMatch(/^[A-Z][a-z ]+ created successfully$/)
    expect(made.body.data).toMatchObject({ name, status: 'active', ...extra() })
    const { id, updatedAt } = made.body.data
    expect((await post(path, { name: name.toUpperCase(), ...extra() })).status).toBe(409)
    const unseen = `\uFEFF${name}\u200B`
    if (path !== '/vehicle-seats') expect((await post(path, { name: unseen, ...extra() })).status).toBe(409)

    const renamed = path === '/vehicle-seats' ? '8' : `${name} 2`
    expect((await patch(`${path}/${id}`, { name: renamed, updatedAt })).body.data.name).toBe(renamed)
    expect((await patch(`${path}/${id}`, { name, updatedAt })).status).toBe(409)
    const again = await call('PUT', `${path}/${id}`, { token: admin, body: { sortOrder: 3 } })
    expect(again.body.data).toMatchObject({ name: renamed, sortOrder: 3 })

    const off = await call('PUT', `${path}/${id}/toggle`, { token: admin })
    expect(off.body.data.status).toBe('inactive')
    const search = encodeURIComponent(renamed)
    expect(namesOf((await call('GET', `${path}?status=active&search=${search}`)).body)).toEqual([])
    const inactive = await call('GET', `${path}?status=inactive&search=${search}`, { token: admin })
    expect(namesOf(inactive.body)).toEqual([renamed])
    const on = await call('PATCH', `${path}/${id}/toggle`, { token: admin })
    expect(on.body.data.status).toBe('active')

    expect((await remove(`${path}/${id}`)).status).toBe(200)
    expect((await remove(`${path}/${id}`)).status).toBe(404)
  })
})

describe('reference lists', () => {
  it('return how many records use an entry instead of deleting it', async () => {
    const { status, body } = await remove(`/vehicle-types/${catalogue.vehicleType}`)
    expect(status).toBe(409)
    expect(body.message).toContain('used by 1 vehicle')
    expect((await remove(`/manufacturers/${catalogue.manufacturer}`)).status).toBe(409)
    expect((await remove(`/tags/${catalogue.tag}`)).status).toBe(409)
    expect((await remove(`/showroom-offices/${catalogue.mombasa}`)).status).toBe(409)
  })

  it('let the three price terms be renamed but not added or removed', async () => {
    const { body } = await call('GET', '/vehicle-price-types?status=active')
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['CIF', 'FOB', 'DDP'])
    const [cif] = body.data
    const renamed = await patch(`/vehicle-price-types/${cif.id}`, { name: 'CIF, landed' })
    expect(renamed.body.data).toMatchObject({ name: 'CIF, landed', code: 'CIF' })
    expect((await patch(`/vehicle-price-types/${cif.id}`, { code: 'EXW' })).status).toBe(422)
    expect((await post('/vehicle-price-types', { name: 'EXW' })).status).toBe(409)
    expect((await remove(`/vehicle-price-types/${cif.id}`)).status).toBe(409)
  })

  it('can be narrowed to one group of features', async () => {
    const other = await post('/feature-groups', { name: 'Comfort' })
    const path = `/vehicle-features?status=active&featureGroupId=`
    expect(namesOf((await call('GET', path + catalogue.featureGroup)).body)).toEqual(['Airbags', 'ABS'])
    expect((await call('GET', path + other.body.data.id)).body.total).toBe(0)
  })

  it('clamp the limit, and reject one that is not a number', async () => {
    const { body } = await call('GET', '/vehicle-types?status=active&limit=5000&page=1')
    expect(body).toMatchObject({ limit: 100, page: 1, totalPages: 1 })
    expect((await call('GET', '/vehicle-types?status=active&limit=ten')).status).toBe(422)
    expect((await call('GET', '/vehicle-types?status=broken', { token: admin })).status).toBe(422)
    const all = await call('GET', '/vehicle-types?status=all&search=', { token: admin })
    expect(all.body.total).toBeGreaterThan(0)
  })

  it('match literally: a wildcard in a search is a character like any other', async () => {
    expect((await call('GET', '/vehicle-types?status=active&search=%25')).body.total).toBe(0)
  })
})

describe('manufacturers, models and codes', () => {
  it('lists manufacturers by name and description, and returns all at once on request', async () => {
    const made = await post('/manufacturers', { name: 'Mitsuoka', description: 'Coachbuilder from Toyama' })
    expect(made.status).toBe(201)
    const answer = await call('GET', '/manufacturers?description=toyama', { token: admin })
    expect(namesOf(answer.body)).toEqual(['Mitsuoka'])
    const every = await call('GET', '/manufacturers?getAll=true', { token: admin })
    expect(every.body).toMatchObject({ limit: 1000, page: 1, totalPages: 1 })
    expect(namesOf((await call('GET', '/manufacturers/public/all')).body)).toContain('Mitsuoka')
    const landing = await call('GET', '/manufacturers/landing')
    expect(landing.body.data).toMatchObject([{ name: 'Toyota', count: 1 }])
  })

  it('keeps a model name unique within its make only', async () => {
    const other = await post('/manufacturers', { name: 'Subaru' })
    const body = { name: 'Corolla Axio', manufacturer_id: other.body.data.id }
    expect((await post('/models', body)).status).toBe(201)
    const again = await post('/models', body)
    expect(again.status).toBe(409)
    expect(again.body.errors[0].path).toBe('name')
    const unknown = await post('/models', { name: 'Ghost', manufacturer_id: 999_999 })
    expect(unknown.status).toBe(422)
    expect(unknown.body.errors[0].path).toBe('manufacturer_id')
    const models = await call('GET', `/models/public/by-manufacturer/${other.body.data.id}`)
    expect(namesOf(models.body)).toEqual(['Corolla Axio'])
  })

  it('finds model codes by every filter, exact and from a bound upwards, and derives the litres', async () => {
    const body = {
      model_code: 'ZRE162',
      model_id: catalogue.model,
      vehicle_fuel_type_id: catalogue.fuelType,
      engine_size_cc: 1797,
      length_cm: 440,
      m3_cbm: 11.25,
    }
    const made = await post('/model-codes', body)
    expect(made.body.data).toMatchObject({
      ...body,
      engine_size_ltr: '1.8 L',
      model: { manufacturer: { name: 'Toyota' } },
    })
    const total = async (query: string) =>
      (await call('GET', `/model-codes?${query}`, { token: admin })).body.data.map(
        (one: { model_code: string }) => one.model_code,
      )
    expect(await total('model_code=zre')).toEqual(['ZRE162'])
    expect(await total('engine_size_cc_min=1600')).toEqual(['ZRE162'])
    expect(await total('engine_size_cc=1496')).toEqual(['NZE161'])
    expect(await total('engine_size_ltr=1.8')).toEqual(['ZRE162'])
    expect(await total('length_cm_min=440&width_cm_min=1')).toEqual([])
    expect(await total('m3_cbm=11.25&engine_type=petrol')).toEqual(['ZRE162'])
    expect(await total(`manufacturer_id=${catalogue.manufacturer}&model_id=${catalogue.model}`)).toHaveLength(
      2,
    )
    const ofModel = await call('GET', `/model-codes/model/${catalogue.model}`, { token: admin })
    expect(ofModel.body.data).toHaveLength(2)
    expect((await post('/model-codes', { ...body, model_code: 'zre162' })).status).toBe(409)
  })
})

describe('tags', () => {
  it("derives the route from the name, knows the operator, and refuses in the specification's words", async () => {
    const { status, body } = await post('/tags', { name: 'Right for Kenya' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ route: 'right-for-kenya', color: '#FF0000', operatorName: 'Admin' })
    const taken = await post('/tags', { name: 'RIGHT FOR KENYA' })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toBe('A tag with this name already exists.')
    expect((await post('/tags', { name: '  ' })).body.message).toBe('Tag name is required')
    const bare = await post('/tags', { name: 'Home', showOnHomepage: true })
    expect(bare.body.message).toBe('Featured image is required when showing on homepage')
    const renamed = await patch(`/tags/${body.data.id}`, { name: 'Right for Uganda' })
    expect(renamed.body.data.route).toBe('right-for-uganda')
    const day = body.data.createdAt.slice(0, 10)
    const answer = await call('GET', `/tags?operator=admin&date=${day}&name=uganda`, { token: admin })
    expect(namesOf(answer.body)).toEqual(['Right for Uganda'])
    const open = await call('GET', '/tags/public?showOnHomepage=false')
    expect(namesOf(open.body)).toContain('Right for Uganda')
    expect(Object.keys(open.body.data[0])).not.toContain('createdBy')
  })
})

describe('ports and showrooms', () => {
  it('answers the catalogued messages for ports, and deletes several at once', async () => {
    const made = await post('/ports', { name: 'Mombasa', country: 'Kenya', unlocode: 'KE MBA' })
    expect(made.body).toMatchObject({ message: 'Port created successfully', data: { unlocode: 'KEMBA' } })
    const twice = await post('/ports', { name: 'MOMBASA', country: 'kenya' })
    expect(twice.status).toBe(409)
    const put = await call('PUT', `/ports/${made.body.data.id}`, {
      token: admin,
      body: { use: 'destination' },
    })
    expect(put.body.message).toBe('Port updated successfully')
    const two = [
      await post('/ports', { name: 'Tema', country: 'Ghana' }),
      await post('/ports', { name: 'Lome', country: 'Togo' }),
    ]
    const listed = await call('GET', '/ports?search=gha&page=1&limit=5')
    expect(namesOf(listed.body)).toEqual(['Tema'])
    expect((await call('GET', '/ports/countries')).body.data).toEqual(['Ghana', 'Kenya', 'Togo'])
    const ids = two.map(({ body }) => body.data.id)
    expect((await remove('/ports/bulk/delete', { ids: [...ids, 99_999] })).body.deleted).toBe(2)
    expect((await remove(`/ports/${made.body.data.id}`)).body.message).toBe('Port deleted successfully')
    expect((await call('GET', `/ports/${made.body.data.id}`)).status).toBe(404)
  })

  it('shows tax rates of showrooms to staff only', async () => {
    const guest = await call('GET', '/showroom-offices?city=mombasa')
    expect(guest.body.data[0]).toMatchObject({
      showroomName: 'Kaido Mombasa',
      companyName: 'Kaido East Africa',
    })
    expect(Object.keys(guest.body.data[0])).not.toContain('companyVat')
    const staff = await call('GET', `/showroom-offices/${catalogue.mombasa}`, { token: admin })
    expect(staff.body.data).toMatchObject({ companyVat: 16, companyWht: 5 })
    expect((await call('GET', '/showroom-offices/cities')).body.data).toEqual(['Mombasa', 'Tokyo'])
    expect((await call('GET', '/showroom-offices/showroom-names')).body.data).toHaveLength(2)
    const pairs = await call('GET', '/showroom-offices/showrooms-with-companies')
    expect(pairs.body.data[0]).toMatchObject({ companyName: 'Kaido East Africa' })
    expect((await call('GET', '/showroom-offices?limit=5000')).body.limit).toBe(1000)
    const body = { showroomName: 'Kaido Dubai', city: 'Dubai', country: 'UAE', companyVat: 5 }
    const made = await post('/showroom-offices', body)
    expect(made.body).toMatchObject({ message: 'Showroom office created successfully', data: body })
    const path = `/showroom-offices/${made.body.data.id}`
    expect((await patch(path, { phone: '+971 4 000' })).body.message).toBe(
      'Showroom office updated successfully',
    )
    expect((await remove(path)).body.message).toBe('Showroom office deleted successfully')
  })
})
