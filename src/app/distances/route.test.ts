import { expect, test } from 'vitest'
import { POST } from './route'

const send = (body: string, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/distances', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        referer: 'http://localhost/vehicles?mileageMax=49710',
        ...headers,
      },
    }),
  )

test.each([
  ['unit=km', 'kaido_distances=km; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly'],
  ['unit=mi', 'kaido_distances=mi; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly'],
  ['unit=leagues', null],
  ['', null],
])('%j goes back to the page, and leaves the cookie %j', async (body, cookie) => {
  const answer = await send(body)
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    '/vehicles?mileageMax=49710',
    'no-store',
  ])
  expect(answer.headers.get('set-cookie')).toBe(cookie)
})

test('another site changes nothing', async () => {
  const answer = await send('unit=km', { 'sec-fetch-site': 'cross-site' })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
})
