import { expect, it, vi } from 'vitest'
import type { FormParts } from '../form-context'
import { saveWithoutPhotographs } from './save-without-photographs'

const partsOf = () =>
  ({
    form: { setValue: vi.fn(), clearErrors: vi.fn(), getFieldState: () => ({}) },
    lacksPhotographs: { current: false },
    tried: { current: false },
  }) as unknown as FormParts

it('a draft may lack photographs while it is saved', async () => {
  const parts = partsOf()
  await saveWithoutPhotographs(parts, async () => expect(parts.lacksPhotographs.current).toBe(true))
  expect(parts.lacksPhotographs.current).toBe(false)
})

it('a vehicle needs its photographs again after a draft could not be saved', async () => {
  const parts = partsOf()
  const failing = saveWithoutPhotographs(parts, async () => {
    throw new Error('connection lost')
  })
  await expect(failing).rejects.toThrow('connection lost')
  expect(parts.lacksPhotographs.current).toBe(false)
})
