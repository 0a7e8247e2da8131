import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parseCustomCode } from '@/modules/content/seo/engine/parse-custom-code'
import { signParts } from '@/modules/content/seo/engine/sign-and-read-custom-parts'
import { getCustomParts } from '@/modules/content/seo/queries/get-seo-setting-from-memory'
import { pageTypeOf } from '@/modules/content/seo/rules/seo-setting'
import { CustomCode } from '@/modules/content/seo/ui/custom-code'
import { listenToNotices } from '@/server/database/listen-to-notices'
import { createHttpServer } from '@/server/http-server/create-http-server'
import { PAGE_PATH_HEADER } from '@/server/http-server/request-headers'
import { notices } from '@/wiring/notice-handlers'
import { getTestPayload } from '../../setup/payload'

const SCRIPT = 'window.counted = "</p>"'
const EVIL = 'alert(1)'
const hosts = new Set<string>()
let payload: Payload
let listening: Awaited<ReturnType<typeof listenToNotices>>

/** The server of the product, with pages that have nothing but the custom code. */
const server = createHttpServer({
  site: { isSecure: false, isDevelopment: false, storageOrigin: null },
  hosts,
  trustedProxies: 0,
  ownAnswer: () => null,
  pages: async ({ headers }, response) => {
    const parts = await getCustomParts(payload, pageTypeOf(String(headers[PAGE_PATH_HEADER])))
    response.setHeader('content-type', 'text/html')
    response.end(renderToStaticMarkup(CustomCode({ parts })))
  },
})
const origin = () => `127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  payload = await getTestPayload()
  listening = listenToNotices(payload, notices)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  hosts.add(origin())
})
afterAll(async () => {
  server.close()
  await listening.stop()
})

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function open(path: string) {
  const answer = await fetch(`http://${origin()}${path}`, { headers: { 'x-page-path': '/jobs' } })
  return { policy: String(answer.headers.get('content-security-policy')), html: await answer.text() }
}

/** As another process writes it. */
const write = (parts: unknown) =>
  payload.db.drizzle.execute(sql`INSERT INTO seo_settings (page_type, custom_code, custom_parts)
    VALUES ('global', 'x', ${JSON.stringify(parts)}::jsonb)
    ON CONFLICT (page_type) DO UPDATE SET custom_parts = excluded.custom_parts`)

it('signed code is served within moments of another process saving it, and what was planted is not', async () => {
  const parsed = await parseCustomCode(`<script>${SCRIPT}</script>`, [])
  const parts = parsed.ok ? parsed.value : []
  await write(signParts('global', parts))
  await vi.waitFor(async () => {
    const { html, policy } = await open('/compare')
    expect(html).toBe(`<script>${SCRIPT}</script>`)
    expect(policy).toContain(sha256(SCRIPT))
  }, 2_000)
  // Whoever goes on to another page has the policy of this one.
  expect(await open('/')).toMatchObject({ html: '', policy: expect.stringContaining(sha256(SCRIPT)) })

  await write([{ kind: 'script', attrs: {}, text: EVIL, hash: sha256(EVIL).slice(1, -1) }])
  await vi.waitFor(async () => {
    const { html, policy } = await open('/compare')
    expect([html, policy.includes('sha256')]).toEqual(['', false])
  }, 2_000)
})

it('hosts are in the policy once there is code, but nothing that is no host', async () => {
  const listed = ['cdn.example.com', "x 'unsafe-inline'", '*']
  const { drizzle } = payload.db
  await drizzle.execute(sql`INSERT INTO company_settings (trade_name) SELECT 'Kaido'
    WHERE NOT EXISTS (SELECT FROM company_settings)`)
  await drizzle.execute(sql`INSERT INTO company_settings_texts ("order", parent_id, path, text)
    SELECT 1, c.id, 'scriptHosts', host
    FROM company_settings c, jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb) host`)
  expect((await open('/')).policy).not.toContain('cdn.example.com')
  const parsed = await parseCustomCode(`<script>${SCRIPT}</script>`, [])
  await write(signParts('global', parsed.ok ? parsed.value : []))
  await vi.waitFor(async () => expect((await open('/')).policy).toContain(' https://cdn.example.com;'), 2_000)
  expect((await open('/auth/login')).policy).not.toMatch(/cdn\.example\.com|sha256/)
  const { policy } = await open('/')
  expect(policy.split('; ').find((line) => line.startsWith('script-src'))).not.toMatch(/unsafe-inline|\*/)
})
