import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { afterAll, expect, inject, test } from 'vitest'
import { env } from '@/server/env'
import { createHttpServer } from '@/server/http-server/create-http-server'
import { policyFacts } from '@/server/http-server/policy-facts'
import { plainAnswerAt } from '@/wiring/answer-request'
import { staffOnly } from '@/wiring/staff-only-native-rest'
import { benchApi } from '../../bench/api/run'
import { baseCars } from '../../bench/search/base-cars'
import { loadCatalogue } from '../../bench/search/load'
import { getTestPayload } from '../../setup/payload'
import { addPeople, tokenOf } from '../api/client'

let server: Server | undefined

afterAll(() => {
  server?.closeAllConnections()
  server?.close()
})

const native = staffOnly(async (request) => handleEndpoints({ config, request }))
const plain = { overrideGlobalObjects: false }

/** The product's own server on this process's database, with Payload's REST and no pages. */
async function serveHere(): Promise<string> {
  const hosts = new Set<string>()
  const pages = getRequestListener(
    (request) =>
      native(request, {
        params: Promise.resolve({ slug: new URL(request.url).pathname.split('/').slice(2) }),
      }),
    plain,
  )
  const opened = createHttpServer({
    site: policyFacts(env()),
    hosts,
    trustedProxies: 0,
    ownAnswer: (path) => {
      const answer = plainAnswerAt(path)
      return answer && getRequestListener(answer, plain)
    },
    pages,
  })
  server = opened
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(opened.address() as AddressInfo).port}`
  hosts.add(host)
  return `http://${host}`
}

const account = () => {
  const { system, user } = process.cpuUsage()
  return { node: (user + system) / 1_000, postgres: 0 }
}

test('the comparison with Payload’s own interface queries both alike and checks complete responses', {
  timeout: 180_000,
}, async () => {
  const admin = new URL(inject('adminUrl'))
  admin.pathname = new URL(env().DATABASE_URL).pathname
  const payload = await getTestPayload()
  const lines: string[] = []
  const print = (text: string) => lines.push(text)
  const { cars } = await baseCars(undefined)
  await loadCatalogue({ payload, adminUrl: admin.href, vehicles: 400, cars, print })
  const origin = await serveHere()
  const token = await tokenOf(payload, (await addPeople()).admin)
  const effort = { clients: 4, turns: 1, seconds: 0.1, warmUp: 3, questions: 24 }
  const databaseUrl = env().DATABASE_URL
  const result = await benchApi({
    ...effort,
    payload,
    databaseUrl,
    server: { origin, token, account },
    print,
  })
  const output = lines.join('\n')
  expect(result, output).toMatchObject({ failures: 0, different_totals: 0, clients: 4 })
  expect(result.vehicles_listed, output).toBeGreaterThan(250)
  for (const question of ['listing', 'facets', 'text', 'vehicle'] as const) {
    for (const figure of ['ratio', 'staff_ratio', 'ratio_same', 'cpu_ratio'] as const)
      expect(result[figure][question], `${figure} of ${question}`).toBeGreaterThan(0)
    for (const side of ['guest', 'staff', 'bare', 'same'] as const)
      expect(result.answers[question][side].answers, `${side} of ${question}`).toBeGreaterThan(0)
  }
  expect(result.bytes_of_twelve.ours).toBeLessThan(15_500)
})
