// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('in browsers zod generates no functions, which the content policy forbids', async () => {
  const tried = vi.fn()
  await import('./instrumentation-client')
  const { z } = await import('zod')
  vi.stubGlobal(
    'Function',
    class extends Function {
      constructor(...parts: string[]) {
        tried(...parts)
        super(...parts)
      }
    },
  )
  expect(z.object({ name: z.string() }).safeParse({ name: 'Anna' }).success).toBe(true)
  expect(tried).not.toHaveBeenCalled()
})
