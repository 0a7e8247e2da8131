import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_STATUSES, type QuoteStatus } from '@/modules/sales/quotes/rules/quote-statuses'
import { customerQuoteSteps, staffQuoteSteps, staffStepTo } from '@/modules/sales/quotes/rules/quote-workflow'
import { routes } from '@/wiring/routes'
import { call, type PersonName } from '../../api/client'
import {
  accept,
  as,
  at,
  cancel,
  customization,
  negotiate,
  newVehicle,
  offer,
  quoted,
  quoteRow,
  rowsOf,
  send,
  WISH,
  wished,
  withQuotes,
} from './quotes-kit'

withQuotes()

/** A priced request on demand in a state, by whatever steps. */
async function quoteIn(status: QuoteStatus, who: 'customer' | 'dealer', vehicle?: number): Promise<number> {
  const id = await wished(who)
  await rowsOf(sql`UPDATE quotes SET status = ${status}::enum_quotes_status, quoted_price = 845000,
    valid_until = '2099-12-31', vehicle_id = ${vehicle ?? null} WHERE id = ${id}`)
  return id
}

/**
 * Without what an accepted quote's withdrawal does to its order, and the answer to a round: both are tried with
 * real ones.
 */
const MOVES = QUOTE_STATUSES.flatMap((from) => QUOTE_STATUSES.map((to) => ({ from, to }))).filter(
  ({ from, to }) => from !== 'ACCEPTED' && !(from === 'NEGOTIATING' && to === from),
)

describe('the steps of quotes, through the calls', () => {
  it.each(MOVES)('staff bring a quote from $from to $to only as the table allows', async ({ from, to }) => {
    const id = await quoteIn(from, 'dealer')
    const body = { status: to, reason: 'Because' }
    expect((await as('customer', 'PUT', `/quotes/${id}/status`, body)).status).toBe(404)
    const { status } = await as('operator', 'PUT', `/quotes/${id}/status`, body)
    const isListed = staffStepTo(from, to) !== null
    expect([status, (await quoteRow(id))?.status]).toEqual(isListed ? [200, to] : [409, from])
  })

  it.each(QUOTE_STATUSES)(
    'customers accept and cancel their own quote in %s only as listed',
    async (from) => {
      const steps = customerQuoteSteps(from)
      const vehicle = await newVehicle()
      for (const [step, take, to] of [
        ['accept', accept, 'ACCEPTED'],
        ['cancel', cancel, 'CANCELLED'],
      ] as const) {
        const id = await quoteIn(from, 'customer', step === 'accept' ? vehicle : undefined)
        expect((await take('otherCustomer', id)).status, `another's ${step}`).toBe(404)
        const { status } = await take('customer', id)
        const isListed = steps.includes(step)
        expect([status, (await quoteRow(id))?.status], step).toEqual(isListed ? [200, to] : [409, from])
      }
    },
  )

  it.each(QUOTE_STATUSES)(
    'customers negotiate and modify their own quote in %s only as listed',
    async (from) => {
      const steps = customerQuoteSteps(from)
      const modify = (who: 'customer' | 'otherCustomer', id: number) =>
        as(who, 'PUT', `/quotes/my-quotes/${id}/request`, WISH)
      for (const [step, take, code, to] of [
        ['negotiate', negotiate, 201, 'NEGOTIATING'],
        ['modify', modify, 200, 'AWAITING_RESPONSE'],
      ] as const) {
        const id = await quoteIn(from, 'customer')
        expect((await take('otherCustomer', id)).status, `another's ${step}`).toBe(404)
        const { status } = await take('customer', id)
        const isListed = steps.includes(step)
        expect([status, (await quoteRow(id))?.status], step).toEqual(isListed ? [code, to] : [409, from])
      }
    },
  )

  it.each(QUOTE_STATUSES.filter((status) => status !== 'NEGOTIATING'))(
    'staff send an offer for a quote in %s only as listed',
    async (from) => {
      const id = await quoteIn(from, 'dealer')
      const { status } = await send('operator', id)
      const isListed = staffQuoteSteps(from).some((step) => step === 'send' || step === 'quoteAgain')
      expect([status, (await quoteRow(id))?.status]).toEqual(isListed ? [200, 'QUOTED'] : [409, from])
    },
  )
})

/** A text that occurs only in what belongs to the customer. */
const MARK = 'MARK-OF-THE-OWNER'
const ids = { quote: 0, round: 0, inquiry: 0, vehicle: 0 }

/** Everything that belongs to the customer. */
const storedSteps = async () =>
  JSON.stringify(
    await rowsOf(sql`SELECT to_jsonb(q) AS quote,
      (SELECT jsonb_agg(c ORDER BY c.id) FROM quote_customizations c WHERE c.quote_id = q.id) AS rounds,
      (SELECT jsonb_agg(n ORDER BY n.id) FROM sales_notes n WHERE n.quote_id = q.id) AS notes,
      (SELECT jsonb_agg(p ORDER BY p.id) FROM proformas p WHERE p.quote_id = q.id) AS invoices,
      (SELECT jsonb_agg(i) FROM vehicle_inquiries i WHERE i.id = ${ids.inquiry}) AS inquiries
      FROM quotes q WHERE q.id = ${ids.quote}`),
  )

/** Calls whose address names a customer or a vehicle, not a record of sales. */
const LISTS = ['/quotes/user/{id}', '/quotes/vehicle/{id}', '/quotes/my-quote-exists/{id}']

const ABOUT_ONE = routes
  .filter(({ path }) => /^\/(quotes|quote-customizations|vehicle-inquiries)\/.*\{id\}/.test(path))
  .filter(({ path }) => !LISTS.includes(path))
  .flatMap((route) =>
    route.methods.map((method) => ({ name: `${method.toUpperCase()} ${route.path}`, route, method })),
  )

/** What each call takes: valid, so that nothing but its owner stands in the way. */
const BODIES: Record<string, () => object> = {
  '/quotes/{id}': offer,
  '/quotes/{id}/status': () => ({ status: 'CANCELLED', reason: 'No' }),
  '/quotes/{id}/vehicle': () => ({ vehicleId: ids.vehicle }),
  '/quotes/{id}/draft': () => ({ draft: { priceType: 'FOB' } }),
  '/quotes/{id}/notes': () => ({ message: 'Hello' }),
  '/quotes/{id}/proforma/preview': () => ({ quotedPrice: 1 }),
  '/quotes/my-quotes/{id}/accept': () => ({}),
  '/quotes/my-quotes/{id}/cancel': () => ({ reason: 'No' }),
  '/quotes/my-quotes/{id}/notes': () => ({ message: 'Hello' }),
  '/quotes/my-quotes/{id}/request': () => WISH,
  '/quote-customizations/{id}': () => ({ detailedRequirements: 'Something else altogether' }),
  '/vehicle-inquiries/{id}': () => ({ message: 'Taken' }),
  '/vehicle-inquiries/{id}/status': () => ({ status: 'REPLIED' }),
}

const addressOf = (path: string): string => {
  const [, list] = path.split('/')
  const isOfRound = list === 'quote-customizations' && !path.includes('/quote/')
  const id = isOfRound ? ids.round : list === 'vehicle-inquiries' ? ids.inquiry : ids.quote
  return path.replace('{id}', String(id))
}

describe('a quote with its rounds, notes and invoices, and an inquiry', () => {
  beforeAll(async () => {
    const { id, vehicle } = await quoted('customer')
    const round = await negotiate('customer', id, { detailedRequirements: MARK })
    await as('customer', 'POST', `/quotes/my-quotes/${id}/notes`, { message: MARK })
    const answer = await as('customer', 'POST', '/vehicle-inquiries', {
      manufacturer: 'Tata',
      model: 'Nano',
      message: MARK,
    })
    Object.assign(ids, { quote: id, vehicle, round: round.body.data.id, inquiry: answer.body.data.id })
    // Staff who may do everything, in the other showroom alone.
    const { manager } = at.people
    await rowsOf(sql`UPDATE users SET all_showrooms = false WHERE id = ${manager.id}`)
    await rowsOf(sql`INSERT INTO users_rels (parent_id, path, "order", showroom_offices_id)
      VALUES (${manager.id}, 'assignedShowrooms', 1, ${at.catalogue.tokyo})`)
  })

  it.each(ABOUT_ONE)('does not exist for anybody else: $name', async ({ method, route }) => {
    const before = await storedSteps()
    const path = addressOf(route.path)
    const body = method === 'get' || method === 'delete' ? undefined : BODIES[route.path]?.()
    expect(Boolean(body), 'a body for this call').toBe(method !== 'get' && method !== 'delete')
    const verb = method.toUpperCase()
    expect((await call(verb, path, { body })).status, 'a guest').toBe(401)
    const others: PersonName[] = ['otherCustomer', 'dealer']
    // Its own customer, too, at the calls of staff.
    if (route.access.kind === 'module') others.push('customer')
    for (const who of others) {
      const answer = await as(who, verb, path, body)
      expect(answer.status, who).toBe(404)
      expect(JSON.stringify(answer.body), who).not.toContain(MARK)
    }
    // Inquiries belong to no showroom.
    if (!path.startsWith('/vehicle-inquiries')) {
      const answer = await as('manager', verb, path, body)
      expect(answer.status, 'staff of another showroom').toBe(route.access.kind === 'customer' ? 403 : 404)
    }
    expect(await storedSteps()).toBe(before)
  })

  it('is in no list of anybody else', async () => {
    const { customer } = at.people
    const lists = [
      '/quotes/my-quotes?limit=100',
      `/vehicle-inquiries?limit=100&userId=${customer.id}`,
      `/quotes?limit=100&userId=${customer.id}`,
      `/quotes/user/${customer.id}`,
      `/quotes/vehicle/${ids.vehicle}`,
    ]
    for (const who of ['otherCustomer', 'dealer', 'manager'] as const)
      for (const path of lists) {
        if (who === 'manager' && path.startsWith('/vehicle-inquiries')) continue
        const { body, status } = await as(who, 'GET', path)
        expect([200, 403, 404], `${who} ${path}`).toContain(status)
        const inquiries: { id: number }[] = body.data ?? []
        expect(
          inquiries.map(({ id }) => id),
          `${who} ${path}`,
        ).not.toContain(path.startsWith('/quotes') ? ids.quote : ids.inquiry)
      }
    const exists = await as('dealer', 'GET', `/quotes/my-quote-exists/${ids.vehicle}`)
    expect(exists.body.data).toEqual({ exists: false })
    const query = `/quotes/exists?userId=${customer.id}&vehicleId=${ids.vehicle}`
    expect((await as('manager', 'GET', query)).body.data, 'another showroom').toEqual({ exists: false })
    expect((await as('admin', 'GET', query)).body.data).toEqual({ exists: true })
  })

  it('cannot be negotiated or made by others: not the quote, and not for a vehicle of another showroom', async () => {
    const before = await storedSteps()
    const round = customization(ids.quote)
    expect((await as('otherCustomer', 'POST', '/quote-customizations', round)).status).toBe(404)
    const vehicleId = await newVehicle()
    const wish = { userId: at.people.dealer.id, vehicleId }
    expect((await as('manager', 'POST', '/quotes', wish)).status).toBe(404)
    expect(await rowsOf(sql`SELECT id FROM quotes WHERE vehicle_id = ${vehicleId}`)).toEqual([])
    expect(await storedSteps()).toBe(before)
  })

  it('is everybody’s in sales as long as it has no showroom', async () => {
    const id = await wished('customer')
    for (const path of [`/quotes/${id}`, `/quotes/${id}/history`, `/quotes/${id}/proformas`])
      expect((await as('manager', 'GET', path)).status, path).toBe(200)
    const { body } = await as('manager', 'GET', '/quotes?limit=100')
    expect(body.data.map((one: { id: number }) => one.id)).toContain(id)
  })
})

/** Every call that creates something, as who makes it, with a body and a different one. */
const CREATING: Record<string, () => Promise<[PersonName, string, object, object]>> = {
  '/quotes/request': async () => {
    const vehicleId = await newVehicle()
    const other = { vehicleId, shipmentAddressType: 'DELIVERY_ADDRESS_1' }
    return ['customer', '/quotes/request', { vehicleId }, other]
  },
  '/quotes/order-on-demand': async () => {
    return ['customer', '/quotes/order-on-demand', WISH, { ...WISH, color: 'Red' }]
  },
  '/quotes': async () => {
    const body = { userId: at.people.dealer.id, vehicleId: await newVehicle() }
    return ['supervisor', '/quotes', body, { ...body, shipmentAddressType: 'DELIVERY_ADDRESS_1' }]
  },
  '/quote-customizations': async () => {
    const body = customization((await quoted('customer')).id)
    return ['customer', '/quote-customizations', body, { ...body, contactTime: 'evening' }]
  },
  '/quotes/{id}/notes': async () => {
    const path = `/quotes/${await wished('customer')}/notes`
    return ['operator', path, { message: 'Hello' }, { message: 'Hello again' }]
  },
  '/quotes/my-quotes/{id}/notes': async () => {
    const path = `/quotes/my-quotes/${await wished('customer')}/notes`
    return ['customer', path, { message: 'Hello' }, { message: 'Hello again' }]
  },
}

describe('a call that creates something', () => {
  it('is in the table', () => {
    const creating = routes.filter(({ path, status }) => status === 201 && /^\/quote/.test(path))
    expect(creating.map(({ path }) => path).toSorted()).toEqual(Object.keys(CREATING).toSorted())
  })

  it.each(Object.keys(CREATING))('does so once under one Idempotency-Key: %s', async (name) => {
    const [who, path, body, other] = (await CREATING[name]?.()) ?? []
    if (!who || !path) throw new Error(name)
    const key = { 'idempotency-key': `once-${name}` }
    const count = async () =>
      (
        await rowsOf(sql`SELECT (SELECT count(*) FROM quotes) + (SELECT count(*) FROM quote_customizations)
          + (SELECT count(*) FROM sales_notes) AS n`)
      ).map(({ n }) => Number(n))[0] ?? 0
    const before = await count()
    const answers = await Promise.all([1, 2].map(() => as(who, 'POST', path, body, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await as(who, 'POST', path, other, key)).status, 'another body').toBe(409)
    expect((await count()) - before).toBe(1)
  })
})
