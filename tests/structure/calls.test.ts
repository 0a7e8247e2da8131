import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** What runs in browsers. */
const SCREENS = '{src/modules/*/*/{admin,ui},plugins/*/**/{admin,ui},src/{ui,shell,app}}/**/*.{ts,tsx}'
const CLIENT = 'src/ui/client/'

const files = globSync(SCREENS, { cwd: root }).filter(
  (file) => !file.startsWith(CLIENT) && !/\.test\.|\.gen\./.test(file),
)
const filesWith = (holds: (text: string) => boolean): string[] =>
  files.filter((file) => holds(readFileSync(path.join(root, file), 'utf8')))

/** Sends a request to the API itself, wherever in the file its address is. */
const callsByItself = (text: string): boolean =>
  text.includes('/api/v1') && /\b(fetch|sendBeacon)\(|\bXMLHttpRequest\b|\bEventSource\b/.test(text)

/** Builds an API address unknown to the compiler; a link may be built. */
const writesAddress = (text: string): boolean =>
  /(?<!href=\{)`\/api\/v1[^`]*\$\{|\bcallApi\(\s*[^,]+,\s*[`+]|['"]\/api\/v1[^'"]*['"]\s*\+/.test(text)

/** Has its own client. */
const hasOwnClient = (text: string): boolean => /from '(openapi-fetch|axios|ky|swr)'/.test(text)

/** As it appears in a template literal. */
const put = (code: string): string => `$\{${code}}`

describe('the API is called only through its client', () => {
  it.each([
    "fetch('/api/v1/ports')",
    `const CALL = '/api/v1/ports'\nconst answer = await fetch(\`${put('CALL')}?page=2\`)`,
    "request = new XMLHttpRequest()\nrequest.open('PUT', '/api/v1/imports/files')",
    "navigator.sendBeacon('/api/v1/views')",
  ])('a call bypassing it is found: %s', (text) => expect(callsByItself(text)).toBe(true))

  it.each([
    `callApi('get', \`/api/v1/ports/${put('id')}\`)`,
    `const path = \`/api/v1/ports/${put('id')}\``,
    "const path = '/api/v1/ports/' + id",
    `callApi(method, \`${put('path')}/toggle\`)`,
  ])('a built address is found: %s', (text) => expect(writesAddress(text)).toBe(true))

  it.each([
    "callApi('get', '/api/v1/ports/{id}', { params: { path: { id } } })",
    `href={\`/api/v1/users/vcard?${put('query')}\`}`,
  ])('calls checked by the compiler, and links, are allowed: %s', (text) =>
    expect(callsByItself(text) || writesAddress(text)).toBe(false),
  )

  it('a third-party library is found', () =>
    expect(hasOwnClient("import createClient from 'openapi-fetch'")).toBe(true))

  it('no screen does any of this', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(filesWith(callsByItself)).toEqual([])
    expect(filesWith(writesAddress)).toEqual([])
    expect(filesWith(hasOwnClient)).toEqual([])
  })
})
