import { expect, test } from '@playwright/test'
import { sendEndless } from '../drills/siege/bodies'
import { siegeHeaders } from '../drills/siege/headers'

test('every response has the headers that protect its reader', async ({ baseURL }) => {
  const { findings } = await siegeHeaders({ address: String(baseURL), isSecure: false })
  expect(findings).toEqual([])
})

test('endless bodies are refused wherever strangers may send them', async ({ baseURL }) => {
  const size = { saves: 0, guests: 0, megabytes: 24 }
  const { endless, findings } = await sendEndless({ address: String(baseURL), pid: 0, size })
  expect(findings).toEqual([])
  expect(endless).toBe(18)
})
