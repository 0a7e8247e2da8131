import { expect, test } from 'vitest'
import { measureChecks } from '../../bench/auth/checks'
import { getTestPayload } from '../../setup/payload'

test('a permission check of a call takes less than a tenth of a millisecond once the roles are known', async () => {
  const checks = await measureChecks(await getTestPayload(), 200, 10_000)
  expect(checks).toMatchObject({ checks: 10_000, people: 201, modules: 9 })
  expect(checks.allowed).toBeGreaterThan(1_000)
  expect(checks.allowed).toBeLessThan(9_000)
  expect(checks.median_us).toBeLessThan(100)
})
