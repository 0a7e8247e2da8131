import { beforeAll, describe, expect, it } from 'vitest'
import { type ActorName, admitPeople } from './actors'
import { call } from './client'

let tokens: Partial<Record<ActorName, string>> = {}

beforeAll(async () => {
  tokens = (await admitPeople()).tokens
})

/** The lists that the specification gives to staff, whatever the calls themselves declare. */
const LISTS = [
  'vehicle-types',
  'vehicle-grades',
  'vehicle-fuel-types',
  'vehicle-steering-assist-types',
  'vehicle-steering-types',
  'vehicle-steering-control-types',
  'vehicle-steering-positions',
  'vehicle-transmissions',
  'vehicle-drive-trains',
  'vehicle-condition-grades',
  'vehicle-sub-body-types',
  'vehicle-colours',
  'vehicle-seats',
  'vehicle-price-types',
  'vehicles/colors',
  'vehicles?status=DRAFT',
  'vehicles?status=ARCHIVED',
  'feature-groups',
  'vehicle-features',
  'models',
  'model-codes',
  'model-codes/model/1',
  'manufacturers',
  'service-plans',
  'tags',
  'reservations',
  'vehicle-reviews/admin/all',
  'saved-views',
  'search-words',
  'imports',
  'imports/maps',
  'inspections',
  'customs-value-lists',
  'quotes',
  'quotes/exists',
  'orders',
  'support-management/departments',
  'support-management/tickets',
  'support-management/tickets/figures',
  'support-management/ticket-views',
  'canned-replies',
  'jobs/application-views',
  'users',
  'roles',
  'default-role-permissions',
  'modules',
  'topic-pages',
  'homepage-slider',
  'company-settings',
  'company-names',
  'company-names/countries',
  'inspection-companies',
  'exchange-rates',
  'destinations',
  'email-templates',
  'vehicles/export/csv',
  'freights/export',
  'jump?q=a',
]

describe('lists for staff', () => {
  it.each(LISTS)('%s is refused to guests and customers, not empty', async (list) => {
    const answers = ['customer', 'dealer', undefined] as const
    const statuses = answers.map(async (who) => {
      const { body, status } = await call('GET', `/${list}`, { token: who && tokens[who] })
      expect(body).not.toHaveProperty('data')
      return status
    })
    expect(await Promise.all(statuses)).toEqual([403, 403, 401])
  })

  it.each(['quotes/user/1', 'quotes/vehicle/1'])('%s does not reveal whether there is one', async (list) => {
    expect((await call('GET', `/${list}`, { token: tokens.customer })).status).toBe(404)
    expect((await call('GET', `/${list}`)).status).toBe(401)
  })
})
