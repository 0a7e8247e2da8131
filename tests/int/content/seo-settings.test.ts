import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { updateScriptPolicy } from '@/modules/content/seo/operations/update-script-policy'
import {
  followSeoSettings,
  getCustomParts,
  getSeoSetting,
} from '@/modules/content/seo/queries/get-seo-setting-from-memory'
import { readCustomCodeState } from '@/modules/content/seo/queries/read-custom-code-state'
import { CODE_MESSAGES } from '@/modules/content/seo/rules/custom-parts'
import { type PageType, SEO_LIMITS, SEO_MESSAGES } from '@/modules/content/seo/rules/seo-setting'
import { scriptPolicy } from '@/server/http-server/script-policy'
import { signValue } from '@/server/signed-value'
import { native } from '../api/actors'
import { call } from '../api/client'
import { as, payload, startPublishing, tokens } from './publishing-kit'

const PATH = '/seo-settings'
const TEXTS = { title: 'Used cars from Japan', description: 'Exported weekly.', keywords: 'cars, japan' }
const CODE = { customCode: '<meta name="verify" content="1">\r\n' }

beforeAll(startPublishing)
afterEach(() => payload.db.drizzle.execute(sql`DELETE FROM seo_settings`))

const asAdmin = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: tokens.admin, body })
const create = (more: object = {}) => as('POST', PATH, { pageType: 'homepage', ...TEXTS, ...more })

describe('settings of a page type', () => {
  it('are read by everybody, and are not there before they are made', async () => {
    expect((await call('GET', `${PATH}/homepage`)).status).toBe(404)
    const { body, status } = await create()
    expect([status, body.message]).toEqual([201, 'SEO settings created successfully'])
    const seen = await call('GET', `${PATH}/homepage`)
    expect(seen.body.data).toMatchObject({ pageType: 'homepage', ...TEXTS, customCode: null })
    expect((await call('GET', PATH)).body.data).toEqual([seen.body.data])
    expect((await call('GET', `${PATH}/global`)).status).toBe(404)
    expect((await call('GET', `${PATH}/nonsense`)).status).toBe(404)
  })

  it('are made once', async () => {
    await create()
    const { body, status } = await create()
    expect([status, body.errors]).toEqual([409, [{ path: 'pageType', message: SEO_MESSAGES.pageTypeTaken }]])
  })

  it('are changed in part, unless somebody else has changed them', async () => {
    const { updatedAt } = (await create()).body.data
    const { body } = await as('PUT', `${PATH}/homepage`, { title: '', updatedAt })
    expect(body.data).toMatchObject({ ...TEXTS, title: null })
    expect((await as('PUT', `${PATH}/homepage`, { title: 'x', updatedAt })).status).toBe(409)
    expect((await as('PUT', `${PATH}/careers`, { title: 'x' })).status).toBe(404)
  })

  it('are in the memory of a process as after the last notice', async () => {
    await followSeoSettings(payload)
    await create()
    expect(await getSeoSetting(payload, 'homepage')).toBeNull()
    await followSeoSettings(payload)
    expect(await getSeoSetting(payload, 'homepage')).toMatchObject(TEXTS)
    expect(await getSeoSetting(payload, 'global')).toBeNull()
  })
})

describe('custom code', () => {
  it('is written by administrators alone, and stays as others save the rest', async () => {
    const refused = await create(CODE)
    expect([refused.status, refused.body.message]).toEqual([403, SEO_MESSAGES.codeByAdministrators])
    expect((await create()).status).toBe(201)
    const { body } = await asAdmin('PUT', `${PATH}/homepage`, CODE)
    expect(body.data.customCode).toBe(CODE.customCode)
    expect((await as('PUT', `${PATH}/homepage`, { title: 'New', ...CODE })).body.data).toMatchObject({
      title: 'New',
      ...CODE,
    })
    for (const customCode of ['', null, 'other'])
      expect((await as('PUT', `${PATH}/homepage`, { customCode })).status).toBe(403)
  })

  it("cannot be written by Payload's own interface, not by administrators either", async () => {
    await create()
    const { rows } = await payload.db.drizzle.execute(sql`SELECT id FROM seo_settings`)
    expect(await native('POST', 'seo-settings', tokens.admin, { pageType: 'global', ...CODE })).toBe(403)
    expect(await native('PATCH', `seo-settings/${rows[0]?.id}`, tokens.admin, CODE)).toBe(403)
    expect(await native('DELETE', `seo-settings/${rows[0]?.id}`, tokens.admin)).toBe(403)
  })

  it('runs from hosts that an administrator has listed', async () => {
    const hosts = (scriptHosts: string[], token?: string) =>
      call('PUT', '/company-settings', { token, body: { scriptHosts } })
    expect((await hosts(['CDN.example.com', 'cdn.example.com'], tokens.admin)).status).toBe(200)
    expect((await hosts(['evil.example'], tokens.manager)).status).toBe(403)
    expect((await hosts(["'unsafe-inline'"], tokens.admin)).status).toBe(422)
    await updateScriptPolicy(payload)
    expect(scriptPolicy()).toEqual({ hashes: [], hosts: [] })
    await create()
    const loaded = (host: string) => `<script src="https://${host}/a.js"></script>`
    const refused = await asAdmin('PUT', `${PATH}/homepage`, { customCode: loaded('evil.example') })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'customCode', message: CODE_MESSAGES.host('evil.example') }],
    ])
    expect((await asAdmin('PUT', `${PATH}/homepage`, { customCode: loaded('cdn.example.com') })).status).toBe(
      200,
    )
    await updateScriptPolicy(payload)
    expect(scriptPolicy()).toEqual({ hashes: [], hosts: ['cdn.example.com'] })
    expect((await hosts([], tokens.admin)).status).toBe(200)
  })
})

describe('what is served of custom code', () => {
  const SCRIPT = '<script>window.a = 1</script>'
  const HASH = `sha256-${createHash('sha256').update('window.a = 1').digest('base64')}`
  const served = async (pageType: PageType = 'homepage') => {
    await followSeoSettings(payload)
    await updateScriptPolicy(payload)
    return { parts: (await getCustomParts(payload, pageType)).length, hashes: scriptPolicy().hashes }
  }
  const NOTHING = { parts: 0, hashes: [] }

  it('is what an administrator saved, for as long as it is there', async () => {
    await create()
    await asAdmin('PUT', `${PATH}/homepage`, { customCode: SCRIPT })
    expect(await served()).toEqual({ parts: 1, hashes: [HASH] })
    expect((await as('PUT', `${PATH}/homepage`, { title: 'New', customCode: SCRIPT })).status).toBe(200)
    expect(await served()).toEqual({ parts: 1, hashes: [HASH] })
    await asAdmin('PUT', `${PATH}/homepage`, { customCode: '' })
    expect(await served()).toEqual(NOTHING)
  })

  it('is nothing of what was written straight into the database, not if somebody saves it again', async () => {
    await create()
    const part = { kind: 'script', attrs: {}, text: 'window.a = 1', hash: HASH }
    for (const planted of [[part], { signed: signValue('', [part], new Date('2999-01-01')) }]) {
      await payload.db.drizzle.execute(
        sql`UPDATE seo_settings SET custom_code = ${SCRIPT}, custom_parts = ${JSON.stringify(planted)}::jsonb`,
      )
      expect(await served()).toEqual(NOTHING)
      expect(await readCustomCodeState(await createLocalReq({}, payload), 'homepage')).toEqual({
        isServed: false,
        missingHosts: [],
      })
      for (const save of [as, asAdmin])
        expect((await save('PUT', `${PATH}/homepage`, { title: 'New', customCode: SCRIPT })).status).toBe(200)
      expect(await served()).toEqual(NOTHING)
    }
  })

  it('is not that of another page type', async () => {
    await create()
    await create({ pageType: 'global' })
    await asAdmin('PUT', `${PATH}/homepage`, { customCode: SCRIPT })
    await payload.db.drizzle.execute(
      sql`UPDATE seo_settings SET custom_parts = (SELECT custom_parts FROM seo_settings WHERE page_type = 'homepage')
        WHERE page_type = 'global'`,
    )
    expect((await served('global')).parts).toBe(0)
    expect((await served('homepage')).parts).toBe(1)
  })

  it("is nothing of what the product's own code writes without a request, or with parts of its own", async () => {
    const customParts = [{ kind: 'script', attrs: {}, text: '1', hash: HASH }]
    const data = { pageType: 'homepage' as const, customCode: SCRIPT, customParts }
    await payload.create({ collection: 'seo-settings', data })
    expect(await served()).toEqual(NOTHING)
  })
})

test.each<[string, object, string]>([
  ['an unknown page type', { pageType: 'vehicles' }, 'pageType'],
  ['a field that they do not have', { robots: 'none' }, 'robots'],
  ['a title that is too long', { title: 'x'.repeat(SEO_LIMITS.title + 1) }, 'title'],
  ['a description of two lines', { description: 'a\nb' }, 'description'],
])('with %s they are refused', async (_, more, path) => {
  const { body, status } = await create(more)
  expect([status, body.errors?.map((error: { path: string }) => error.path)]).toEqual([422, [path]])
})

test.each<[string, string, string, object]>([
  ['create', 'POST', '', { pageType: 'global' }],
  ['change', 'PUT', '/global', { title: 'x' }],
])('an operator may not %s them', async (_, method, path, body) => {
  expect((await call(method, `${PATH}${path}`, { token: tokens.operator, body })).status).toBe(403)
})
