// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { AppearanceChoice } from './appearance-choice'

const { at } = vi.hoisted(() => ({
  at: { autoMode: undefined as boolean | undefined, theme: 'dark', chosen: [] as string[] },
}))
vi.mock('@payloadcms/ui', () => ({
  useTheme: () => ({ ...at, setTheme: (choice: string) => at.chosen.push(choice) }),
}))
afterEach(() => {
  at.chosen = []
})

async function shown(autoMode: boolean | undefined) {
  at.autoMode = autoMode
  const page = await mount(<AppearanceChoice />)
  const boxes = [...page.place.querySelectorAll('input')]
  return { page, boxes, checked: boxes.map(({ checked }) => checked) }
}

test.each([
  [undefined, [false, false, false]],
  [true, [true, false, false]],
  [false, [false, false, true]],
])('where the device decides: %s, this is ticked: %j', async (autoMode, ticked) => {
  const { checked, page } = await shown(autoMode)
  expect(checked).toEqual(ticked)
  await page.gone()
})

test('each choice can be made, but none before it is known which one is made', async () => {
  const { boxes, page } = await shown(true)
  await click(boxes[2] as HTMLInputElement)
  await click(boxes[1] as HTMLInputElement)
  expect(at.chosen).toEqual(['dark', 'light'])
  await page.gone()
  const early = await shown(undefined)
  expect(early.boxes.every(({ disabled }) => disabled)).toBe(true)
  await early.page.gone()
})
