// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { imagesFrom } from './form-images'
import type { FormImage } from './media-form-types'
import { VehicleImages } from './vehicle-images'

vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))

const STORED = ['front', 'side', 'back'].map((name, index) => ({
  id: index + 1,
  image_path: `/media/${name}.webp`,
  image_type: 'exterior' as const,
  is_primary: index === 0,
  sort_order: index,
}))

let form: Awaited<ReturnType<typeof mount>>
let held: readonly FormImage[]

function Form() {
  const [value, setValue] = useState<readonly FormImage[]>(() => imagesFrom(STORED))
  held = value
  return (
    <VehicleImages onChange={(change) => setValue((before) => change(before))} value={value} vehicleId={1} />
  )
}

beforeEach(async () => {
  form = await mount(<Form />)
})

afterEach(() => form.gone())

const press = (label: string) => click(form.find(`[aria-label="${label}"]`))
/** What is sent by a save: names in their order, the primary with a star. */
const inForm = () => held.map(({ id, isPrimary, name }) => `${id} ${name}${isPrimary ? '*' : ''}`)
const onScreen = () =>
  [...form.place.querySelectorAll('li')].map((tile) => tile.textContent?.includes('Undo'))
const focused = () => document.activeElement?.getAttribute('aria-label')

test('a removed picture leaves its place and an Undo that has the focus, and comes back as it was', async () => {
  await press('Remove front.webp')
  expect(inForm()).toEqual(['2 side.webp*', '3 back.webp'])
  expect(onScreen()).toEqual([true, false, false])
  expect(focused()).toBe('Undo, put front.webp back')
  await press('Undo, put front.webp back')
  expect(inForm()).toEqual(['1 front.webp*', '2 side.webp', '3 back.webp'])
  expect(onScreen()).toEqual([false, false, false])
  expect(focused()).toBe('Move front.webp, place 1 of 3')
})

test('several removed pictures come back to their places in any order', async () => {
  await press('Remove side.webp')
  await press('Remove front.webp')
  expect(onScreen()).toEqual([true, true, false])
  await press('Undo, put side.webp back')
  expect(inForm()).toEqual(['2 side.webp', '3 back.webp*'])
  await press('Undo, put front.webp back')
  expect(inForm().map((line) => line.charAt(0))).toEqual(['1', '2', '3'])
})
