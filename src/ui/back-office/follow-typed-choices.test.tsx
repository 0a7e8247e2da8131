// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mount } from '../form/mount.fixture'
import { followTypedChoices } from './follow-typed-choices'

let shown: Awaited<ReturnType<typeof mount>> | null = null
let end: () => void
let now = 0

beforeEach(() => {
  end = followTypedChoices()
})

afterEach(async () => {
  end()
  await shown?.gone()
  shown = null
})

const show = async (screen: ReactNode) => {
  shown = await mount(screen)
  return shown.find('select') as HTMLSelectElement
}

/** Presses keys in a list, one soon after the other; whether the browser would still do its own thing. */
async function press(list: HTMLSelectElement, keys: string, more: KeyboardEventInit = {}): Promise<boolean> {
  let isLeft = false
  for (const key of keys) {
    now += 100
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, ...more })
    Object.defineProperty(event, 'timeStamp', { value: now })
    await act(async () => void list.dispatchEvent(event))
    isLeft = !event.defaultPrevented
  }
  return isLeft
}

function Grades({ chosen = '' }: { chosen?: string }) {
  const [grade, setGrade] = useState(chosen)
  return (
    <select onChange={({ target }) => setGrade(target.value)} value={grade}>
      <option value="">Choose…</option>
      <option value="g45">4.5</option>
      <option value="g4">4</option>
      <option disabled value="g35">
        3.5
      </option>
      <option value="g3">3</option>
    </select>
  )
}

test.each([
  ['4', 'g4'],
  ['4.5', 'g45'],
  ['3', 'g3'],
  ['x', ''],
])('typing %j selects exactly that', async (keys, value) => {
  const list = await show(<Grades />)
  expect(await press(list, keys)).toBe(false)
  expect(list.value).toBe(value)
})

test('after a pause typing begins anew', async () => {
  const list = await show(<Grades />)
  await press(list, '4')
  now += 2000
  await press(list, '3')
  expect(list.value).toBe('g3')
})

test.each<[string, string, KeyboardEventInit]>([
  ['a space that opens it', ' ', {}],
  ['keys with Ctrl', '4', { ctrlKey: true }],
])('%s is left to the browser', async (_, keys, more) => {
  const list = await show(<Grades chosen="g3" />)
  expect(await press(list, keys, more)).toBe(true)
  expect(list.value).toBe('g3')
})
