// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, mount } from '../form/mount.fixture'
import { SaveButton } from './save-button'

let page: Awaited<ReturnType<typeof mount>>
afterEach(() => page.gone())

/** What a button does, by the mouse or by keys, to a form that has the focus in its field. */
const dispatch = (type: 'mousedown' | 'click', detail: number) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail })
    page.find('button').dispatchEvent(event)
    return event
  })

test.each([
  ['the mouse', 1, ['pressed', 'left', 'clicked', 'sent']],
  ['keys', 0, ['pressed', 'clicked', 'sent']],
])('a field is not left before the click of %s', async (_, detail, expected) => {
  const steps: string[] = []
  const note = (step: string) => () => void steps.push(step)
  page = await mount(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        note('sent')()
      }}
    >
      <input onBlur={note('left')} />
      <SaveButton onClick={note('clicked')} onMouseDown={note('pressed')}>
        Save
      </SaveButton>
    </form>,
  )
  page.find('input').focus()
  expect((await dispatch('mousedown', detail))?.defaultPrevented).toBe(true)
  await dispatch('click', detail)
  expect(steps).toEqual(expected)
})

test.each([
  [false, 1],
  [true, 0],
])('while it is busy (%s) it keeps the focus, and saves nothing again', async (isBusy, times) => {
  const [send, pressed] = [vi.fn((event) => event.preventDefault()), vi.fn()]
  page = await mount(
    <form onSubmit={send}>
      <SaveButton isBusy={isBusy} onClick={pressed}>
        Save
      </SaveButton>
    </form>,
  )
  const button = page.find<HTMLButtonElement>('button')
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, isBusy ? 'true' : null])
  await click(button)
  expect([send, pressed].map(({ mock }) => mock.calls.length)).toEqual([times, times])
})
