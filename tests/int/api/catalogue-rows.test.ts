import { describe, expect, it } from 'vitest'
import type { Route, RouteAccess } from '@/api/route-type'
import type { Action, ModuleKey } from '@/kernel/permissions'
import { REFERENCE_LISTS } from '@/modules/inventory/lists/rules/reference-lists'
import { routes } from '@/wiring/routes'

const anybody: RouteAccess = { kind: 'public' }
const signedIn: RouteAccess = { kind: 'signed-in' }
const customer: RouteAccess = { kind: 'customer' }
const staff = (action: Action, module: ModuleKey = 'inventory'): RouteAccess => ({
  kind: 'module',
  module,
  action,
})
/** Staff; customers get 404. */
const staffUnseen = (action: Action, module: ModuleKey): RouteAccess => ({
  kind: 'module',
  module,
  action,
  isHidden: true,
})
/** Staff, and everyone who requests only active entries. */
const staffOrActive: RouteAccess = {
  kind: 'module',
  module: 'inventory',
  action: 'read',
  publicWhen: { status: 'active' },
}

type Row = [row: string, access: RouteAccess, takes?: { query?: string; body?: string }]

/** The five calls of a list; both verbs change and switch, because the specification leaves them open. */
const family = (path: string, extra = { query: '', body: '' }): Row[] => {
  const body = `name status ${extra.body}`
  return [
    [`get ${path}`, staffOrActive, { query: `search status page limit ${extra.query}` }],
    [`post ${path}`, staff('create'), { body }],
    [`patch ${path}/{id}`, staff('update'), { body }],
    [`put ${path}/{id}`, staff('update'), { body }],
    [`patch ${path}/{id}/toggle`, staff('update')],
    [`put ${path}/{id}/toggle`, staff('update')],
    [`delete ${path}/{id}`, staff('delete')],
  ]
}

const FEATURE = { query: 'featureGroupId', body: 'featureGroupId' }
const MODEL_CODE =
  'model_code model_id vehicle_drivetrain_id vehicle_fuel_type_id engine_size_ltr engine_size_cc length_cm width_cm height_cm m3_cbm'
const INQUIRY =
  'manufacturer customManufacturer model customModel yearFrom yearTo transmission steering priceType country message'
const TAG = 'name color route showOnHomepage featuredImageUrl'

/** The calls in the specification's list, with the names of their parameters. */
const ROWS: Row[] = [
  ...REFERENCE_LISTS.flatMap(({ slug }) =>
    family(`/${slug}`, slug === 'vehicle-features' ? FEATURE : undefined),
  ),
  ...family('/vehicles/colors'),
  ['get /service-plans', staffOrActive, { query: 'search status page limit' }],
  ['post /service-plans', staff('create'), { body: 'name slug kind months price currency active' }],
  ['patch /service-plans/{id}', staff('update'), { body: 'name active' }],
  ['put /service-plans/{id}/toggle', staff('update')],
  ['delete /service-plans/{id}', staff('delete')],

  ['get /models', staff('read'), { query: 'name manufacturer_id status page limit' }],
  ['post /models', staff('create'), { body: 'name manufacturer_id status' }],
  ['patch /models/{id}', staff('update'), { body: 'name manufacturer_id status' }],
  ['delete /models/{id}', staff('delete')],
  ['get /models/public/by-manufacturer/{id}', anybody],
  [
    'get /model-codes',
    staff('read'),
    {
      query: `${MODEL_CODE} manufacturer_id engine_type engine_size_cc_min width_cm_min height_cm_min length_cm_min page limit`,
    },
  ],
  ['get /model-codes/model/{modelId}', staff('read')],
  ['post /model-codes', staff('create'), { body: MODEL_CODE }],
  ['patch /model-codes/{id}', staff('update'), { body: MODEL_CODE }],
  ['delete /model-codes/{id}', staff('delete')],
  ['get /manufacturers', staff('read'), { query: 'name description page limit getAll' }],
  ['get /manufacturers/landing', anybody],
  ['get /manufacturers/public/all', anybody],
  ['post /manufacturers', staff('create'), { body: 'name description logo' }],
  ['put /manufacturers/{id}', staff('update'), { body: 'name description logo' }],
  ['delete /manufacturers/{id}', staff('delete')],

  ['get /tags', staff('read'), { query: 'name operator date page limit' }],
  ['get /tags/public', anybody, { query: 'showOnHomepage' }],
  ['get /tags/{id}', staff('read')],
  ['patch /tags/{id}', staff('update'), { body: TAG }],
  ['delete /tags/{id}', staff('delete')],
  ['post /tags', staff('create'), { body: TAG }],

  ['get /ports', anybody, { query: 'page limit search name country' }],
  ['get /ports/{id}', anybody],
  ['get /ports/countries', anybody],
  ['post /ports', staff('create', 'settings'), { body: 'name country' }],
  ['put /ports/{id}', staff('update', 'settings'), { body: 'name country' }],
  ['delete /ports/{id}', staff('delete', 'settings')],
  ['delete /ports/bulk/delete', staff('delete', 'settings'), { body: 'ids' }],

  ['get /freights', anybody, { query: 'keyword fee page limit' }],
  ['get /freights/{id}', anybody],
  ['post /freights', staff('create', 'settings'), { body: 'fee keyword' }],
  ['patch /freights/{id}', staff('update', 'settings'), { body: 'fee keyword' }],
  ['delete /freights/{id}', staff('delete', 'settings')],
  ['delete /freights/bulk/delete', staff('delete', 'settings'), { body: 'ids' }],
  ['get /insurance-rates', anybody, { query: 'keyword coverage fee page limit' }],
  ['get /insurance-rates/{id}', anybody],
  ['post /insurance-rates', staff('create', 'settings'), { body: 'coverage fee' }],
  ['patch /insurance-rates/{id}', staff('update', 'settings'), { body: 'coverage fee' }],
  ['delete /insurance-rates/{id}', staff('delete', 'settings')],

  ['get /company-names', staff('read', 'settings'), { query: 'page limit search companyName country' }],
  ['get /company-names/{id}', staff('read', 'settings')],
  ['get /company-names/countries', staff('read', 'settings')],
  ['post /company-names', staff('create', 'settings'), { body: 'companyName country' }],
  ['patch /company-names/{id}', staff('update', 'settings'), { body: 'companyName country' }],
  ['delete /company-names/{id}', staff('delete', 'settings')],
  ['delete /company-names/bulk/delete', staff('delete', 'settings'), { body: 'ids' }],
  [
    'get /inspection-companies',
    staff('read', 'settings'),
    { query: 'page limit search companyName serviceArea' },
  ],
  ['get /inspection-companies/{id}', staff('read', 'settings')],
  ['post /inspection-companies', staff('create', 'settings'), { body: 'companyName serviceArea' }],
  ['put /inspection-companies/{id}', staff('update', 'settings'), { body: 'companyName serviceArea' }],
  ['delete /inspection-companies/{id}', staff('delete', 'settings')],
  ['delete /inspection-companies/bulk/delete', staff('delete', 'settings'), { body: 'ids' }],

  ['post /vehicle-reviews', customer, { body: 'vehicleId rating title comment' }],
  ['get /vehicle-reviews/vehicle/{id}', anybody],
  ['get /vehicle-reviews/vehicle/{id}/stats', anybody],
  ['get /vehicle-reviews/admin/all', staff('read')],
  ['get /vehicle-reviews/vehicles-with-reviews', anybody],
  ['get /vehicle-reviews/homepage', anybody],
  ['delete /vehicle-reviews/admin/{id}', staff('delete')],
  ['patch /vehicle-reviews/admin/{id}/homepage', staff('update'), { body: 'showOnHomepage' }],
  ['put /vehicle-reviews/admin/{id}/homepage', staff('update'), { body: 'showOnHomepage' }],

  [
    'get /vehicle-inquiries',
    signedIn,
    {
      query:
        'page limit status userId keyword customerName manufacturer model yearFrom yearTo transmission steering priceType country inquiryDateFrom inquiryDateTo',
    },
  ],
  ['get /vehicle-inquiries/{id}', signedIn],
  ['post /vehicle-inquiries', customer, { body: INQUIRY }],
  ['patch /vehicle-inquiries/{id}', staffUnseen('update', 'support'), { body: `${INQUIRY} replyMessage` }],
  ['patch /vehicle-inquiries/{id}/status', staffUnseen('update', 'support'), { body: 'status' }],
  ['delete /vehicle-inquiries/{id}', staffUnseen('delete', 'support')],

  ['post /uploads/presigned-url', signedIn, { body: 'contentType fileType fileName size folder' }],
  ['post /uploads/signed-url', anybody, { body: 'path expiresIn' }],
  ['post /uploads/documents', signedIn, { body: 'path vehicle_id kind' }],
  ['get /countries', anybody],

  ['post /vehicles/{id}/wishlist', signedIn],
  ['get /vehicles/public/by-ids', anybody, { query: 'ids' }],
  ['get /vehicles/public/suggestions', anybody, { query: 'q' }],
]

const known = new Map<string, Route>(
  routes.flatMap((route) => route.methods.map((method) => [`${method} ${route.path}`, route] as const)),
)

const namesOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})

const words = (text = ''): string[] => text.split(' ').filter(Boolean)

describe('the calls about lists, tags, ports, reviews, inquiries, files, comparison and search', () => {
  it.each(ROWS)('%s exists, for the right callers and with every name', (row, access, takes) => {
    const route = known.get(row)
    expect(route?.access).toEqual(access)
    expect(namesOf(route?.query)).toEqual(expect.arrayContaining(words(takes?.query)))
    expect(namesOf(route?.body)).toEqual(expect.arrayContaining(words(takes?.body)))
  })

  it('return a list with data, total, page, limit and totalPages', () => {
    const lists = ROWS.filter(
      ([row, , takes]) => row.startsWith('get') && words(takes?.query).includes('page'),
    )
    expect(lists.length).toBeGreaterThan(20)
    for (const [row] of lists)
      expect(namesOf(known.get(row)?.response).toSorted(), row).toEqual(
        ['data', 'limit', 'page', 'total', 'totalPages'].toSorted(),
      )
  })
})
