import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'
import { ruleWork } from '@/modules/settings/tariffs/queries/list-import-rule-work'
import { inspectionOn } from '@/modules/settings/tariffs/rules/destination'
import { getTestPayload } from '../../setup/payload'
import { mailsTo } from '../accounts/outbox'
import { independent } from '../accounts/people-kit'
import { ACTORS, type ActorName, type Admitted, admitPeople, holds, refusedWith } from '../api/actors'
import { call } from '../api/client'
import { ELSE, invite } from './second-person-kit'

let tokens: Admitted['tokens']
let people: Admitted['people']

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
})

const RULES = '/destinations/kenya/rules'
const TERMS = {
  appliesFrom: null,
  appliesTo: null,
  sourceName: 'KEBS, notice',
  sourceUrl: 'https://www.kebs.org/notice',
  checkedOn: '2026-01-31',
  note: null,
}
const steering = (sides: string[]) => ({
  ...TERMS,
  kind: 'steering',
  key: 'steering',
  name: 'Steering',
  value: { sides },
})
const vat = (rate: string) => ({
  ...TERMS,
  kind: 'step',
  key: 'vat',
  name: 'VAT',
  value: {
    order: 3,
    base: ['customsValue', 'importDuty', 'excise'],
    rows: [{ charge: { how: 'percent', rate } }],
  },
})

const enter = (rule: object, who: ActorName = 'manager') =>
  call('POST', RULES, { token: tokens[who], body: { rule } })
const decide = (id: number, verb: 'approve' | 'reject' | 'withdraw', who: ActorName, body?: object) =>
  call('PUT', `/destination-rules/${id}/${verb}`, { token: tokens[who], body })
type Version = {
  id: number
  status: string
  reason: string | null
  enteredBy: string | null
  rule: typeof TERMS & { key: string; value: unknown }
}
const versions = async (key: string): Promise<Version[]> =>
  (await call('GET', '/destinations/kenya', { token: tokens.admin })).body.data.versions.filter(
    ({ rule }: Version) => rule.key === key,
  )

/** The rate of VAT that an estimate would use, as the product reads it. */
async function vatInForce(): Promise<unknown> {
  const { rules = [] } = (await getDestinations(await getTestPayload())).get('Kenya') ?? {}
  return rules.filter(({ key }) => key === 'vat').at(-1)?.value
}

describe('the countries that come with the product', () => {
  it('are there with approved rules and their sources; Belarus is switched off', async () => {
    const { body } = await call('GET', '/destinations', { token: tokens.admin })
    expect(body.data).toMatchObject([
      { country: 'Belarus', active: false },
      { country: 'Kenya', active: true, slug: 'kenya', currency: 'KES', waiting: 0, checkedOn: '2026-11-23' },
      { country: 'Tanzania', active: true },
      { country: 'Uganda', active: true },
    ])
    const known = await getDestinations(await getTestPayload())
    expect([...known.keys()]).toEqual(['Kenya', 'Tanzania', 'Uganda'])
    expect(inspectionOn(known.get('Tanzania')?.rules ?? [], '2026-11-23')).toEqual({
      fee: { amount: '150', currency: 'USD' },
    })
  })

  it('are offered their ports as long as they are switched on', async () => {
    const payload = await getTestPayload()
    const port = (name: string, country: string) =>
      payload.create({
        collection: 'ports',
        data: { name, country, use: 'destination', active: true },
        overrideAccess: true,
        depth: 0,
      })
    await port('Minsk', 'Belarus')
    await port('Kilindini', 'Kenya')
    await port('Beira', 'Mozambique')
    const names = (await readPublicPlaces(payload)).ports.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Kilindini', 'Beira']))
    expect(names).not.toContain('Minsk')
  })
})

describe('a version of a rule', () => {
  it('is entered only by those who may change settings', async () => {
    for (const actor of ACTORS) {
      const { status } = await enter({ ...steering(['RHD']), key: 'side' }, actor)
      expect(status, actor).toBe(holds(actor, 'settings', 'update') ? 422 : refusedWith(actor))
    }
    expect((await call('GET', '/destinations')).status).toBe(401)
  })

  it('is in force at once where it holds no rate, and the earlier one stays', async () => {
    const [before] = await versions('steering')
    expect(await enter(steering(['RHD', 'LHD']))).toMatchObject({
      status: 201,
      body: { data: { status: 'APPROVED' } },
    })
    const [after, earlier] = await versions('steering')
    expect(after).toMatchObject({ status: 'APPROVED', rule: { value: { sides: ['RHD', 'LHD'] } } })
    expect(earlier).toEqual(before)
  })

  it('of a rate counts when somebody else has approved it', async () => {
    const before = await vatInForce()
    const entered = await enter(vat('18'))
    expect(entered).toMatchObject({ status: 201, body: { data: { status: 'PROPOSED' } } })
    const { id } = entered.body.data
    expect(await enter(vat('19'), 'admin')).toMatchObject({ status: 409 })
    expect(await decide(id, 'approve', 'manager')).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has to decide about your version.' },
    })
    expect(await decide(id, 'withdraw', 'admin')).toMatchObject({ status: 409 })
    expect(await vatInForce()).toEqual(before)

    expect((await decide(id, 'approve', 'admin')).status).toBe(200)
    expect(await vatInForce()).toMatchObject({ rows: [{ charge: { rate: '18' } }] })
    expect(await decide(id, 'reject', 'admin', { reason: 'Late' })).toMatchObject({ status: 409 })
    const all = await versions('vat')
    expect(all.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED'])
  })

  it('is rejected with a reason, or withdrawn by whoever entered it', async () => {
    const { id } = (await enter(vat('20'))).body.data
    expect((await decide(id, 'reject', 'admin', { reason: ' ' })).status).toBe(422)
    expect((await decide(id, 'reject', 'admin', { reason: 'Not in the gazette' })).status).toBe(200)
    const next = (await enter(vat('21'))).body.data.id
    expect((await decide(next, 'withdraw', 'manager')).status).toBe(200)
    expect((await versions('vat')).slice(0, 2)).toMatchObject([
      { status: 'WITHDRAWN' },
      { status: 'REJECTED', reason: 'Not in the gazette' },
    ])
    expect(await vatInForce()).toMatchObject({ rows: [{ charge: { rate: '18' } }] })
  })

  it('is not approved by somebody whom its proposer invited, but by an independent manager', async () => {
    const before = await vatInForce()
    const invited = await invite(tokens.manager, 'second@people.example.com')
    const { id } = (await enter(vat('22'))).body.data
    const message = `You were invited by whoever proposed this. ${ELSE}`
    const approval = (token: string) => call('PUT', `/destination-rules/${id}/approve`, { token })
    expect(await approval(invited.token)).toMatchObject({ status: 409, body: { message } })
    expect(await vatInForce()).toEqual(before)
    const shown = async (token: string) => {
      const { body } = await call('GET', '/destinations/kenya', { token })
      return body.data.versions.find((version: Version) => version.id === id).approvalProblem
    }
    const manager = await independent(2)
    expect([await shown(invited.token), await shown(manager.token)]).toEqual([message, null])
    const work = (viewer: number) =>
      getTestPayload().then((payload) =>
        ruleWork.oldest(payload, { id: viewer, showrooms: 'all', seesCustomers: true }, 10),
      )
    expect([(await work(invited.id)).length, (await work(manager.id)).length]).toEqual([0, 1])
    expect((await approval(manager.token)).status).toBe(200)
    expect(await vatInForce()).toMatchObject({ rows: [{ charge: { rate: '22' } }] })
  })

  it('is reported to every administrator when it is proposed and when it is approved', async () => {
    const mails = async () =>
      (await mailsTo(people.admin.email)).filter(({ event }) => event.startsWith('import-rule-'))
    const before = (await mails()).length
    const since = async () => (await mails()).slice(0, (await mails()).length - before)
    const { id } = (await enter(vat('23'))).body.data
    await enter(steering(['RHD']))
    expect(await since()).toMatchObject([
      {
        event: 'import-rule-proposed',
        subject: 'Please check: Kenya, VAT proposed by manager Test',
        text: expect.stringContaining('23% of customs value'),
      },
    ])
    await decide(id, 'approve', 'admin')
    const [approved] = await mails()
    expect(approved).toMatchObject({
      event: 'import-rule-approved',
      subject: 'Import rule approved: Kenya, VAT',
      text: expect.stringContaining('manager Test entered it, and admin Test approved it.'),
    })
    expect(approved?.text).toContain('/admin/settings/destinations/kenya')
    const rejected = (await enter(vat('24'))).body.data.id
    await decide(rejected, 'reject', 'admin', { reason: 'No' })
    expect((await since()).map(({ event }) => event)).toEqual([
      'import-rule-proposed',
      'import-rule-approved',
      'import-rule-proposed',
    ])
    expect(await mailsTo(people.manager.email)).toEqual([])
  })

  it('is checked against the country’s other rules', async () => {
    const { body, status } = await enter({ ...vat('16'), value: { ...vat('16').value, base: ['nothing'] } })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: 'value.base', message: "'nothing' is no earlier step." }])
  })

  it('can be noted as checked today, and is otherwise changed by nobody, not even by the database', async () => {
    const [version] = await versions('steering')
    const checked = await call('PUT', `/destination-rules/${version?.id}/check`, { token: tokens.manager })
    expect(checked.status).toBe(200)
    expect((await versions('steering'))[0]?.rule.checkedOn).toBe(checked.body.data.checkedOn)
    const { drizzle } = (await getTestPayload()).db
    for (const statement of [
      sql`UPDATE destination_rules SET value = '{}' WHERE id = ${version?.id}`,
      sql`DELETE FROM destination_rules WHERE id = ${version?.id}`,
    ])
      await expect(drizzle.execute(statement)).rejects.toThrow()
  })
})

describe('a country', () => {
  const terms = {
    country: 'Zambia',
    slug: 'zambia',
    timezone: 'Africa/Lusaka',
    currency: 'USD',
    active: false,
    note: null,
  }

  it('is added, switched on and found by its name; only once', async () => {
    const add = () => call('POST', '/destinations', { token: tokens.admin, body: terms })
    expect((await add()).status).toBe(201)
    expect([409, 422]).toContain((await add()).status)
    const body = { ...terms, active: true }
    expect((await call('PUT', '/destinations/zambia', { token: tokens.manager, body })).status).toBe(200)
    expect((await getDestinations(await getTestPayload())).get('Zambia')).toMatchObject({
      timezone: 'Africa/Lusaka',
      rules: [],
    })
    const unknown = { ...terms, country: 'Atlantis', timezone: 'Here' }
    const refused = await call('PUT', '/destinations/zambia', { token: tokens.manager, body: unknown })
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(['country', 'timezone'])
  })
})
