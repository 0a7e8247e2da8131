// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../form/mount.fixture'
import { followKeys, SEND_AND_END_KEYS, SEND_AND_WAIT_KEYS, SEND_KEYS } from './button-keys'
import { SaveButton } from './save-button'

let shown: Awaited<ReturnType<typeof mount>> | null = null
let end: () => void

beforeEach(() => {
  end = followKeys()
})

afterEach(async () => {
  end()
  await shown?.gone()
  shown = null
})

const show = async (screen: ReactNode) => {
  await shown?.gone()
  shown = await mount(screen)
}

/** Presses Ctrl+S where the focus is; whether the browser would still do its own thing. */
function press(init: KeyboardEventInit = { ctrlKey: true, key: 's' }): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return !event.defaultPrevented
}

const form = (
  name: string,
  saved: (name: string) => void,
  more: { disabled?: boolean; hidden?: boolean } = {},
) => (
  <form
    hidden={more.hidden}
    onSubmit={(event) => {
      event.preventDefault()
      saved(name)
    }}
  >
    <input aria-label={name} />
    <SaveButton disabled={more.disabled}>Save</SaveButton>
  </form>
)
const goTo = (name: string) => shown?.find(`[aria-label="${name}"]`).focus()

test('Ctrl+S and ⌘S save the form that has the focus, otherwise the first one', async () => {
  const saved = vi.fn()
  await show(
    <>
      {form('details', saved)}
      {form('password', saved)}
    </>,
  )
  press()
  goTo('password')
  press({ metaKey: true, key: 'S' })
  expect(saved.mock.calls).toEqual([['details'], ['password']])
})

test.each([
  ['a form that is being saved', { disabled: true }],
  ['a form hidden behind another screen', { hidden: true }],
])('Ctrl+S does not save %s, and the browser saves no page either', async (_, more) => {
  const saved = vi.fn()
  await show(form('details', saved, more))
  expect(press()).toBe(false)
  expect(saved).not.toHaveBeenCalled()
})

test('while a dialog is open, Ctrl+S is meant for its form alone', async () => {
  const saved = vi.fn()
  await show(
    <>
      {form('page', saved)}
      <div role="dialog" />
    </>,
  )
  expect(press()).toBe(false)
  expect(saved).not.toHaveBeenCalled()
  await show(
    <>
      {form('page', saved)}
      <div role="dialog">{form('dialog', saved)}</div>
    </>,
  )
  press()
  expect(saved.mock.calls).toEqual([['dialog']])
})

test('holding the keys saves once, and other keys are left to the browser', async () => {
  const saved = vi.fn()
  await show(form('details', saved))
  press()
  press({ ctrlKey: true, key: 's', repeat: true })
  expect(press({ ctrlKey: true, shiftKey: true, key: 's' })).toBe(true)
  expect(press({ key: 's' })).toBe(true)
  expect(saved).toHaveBeenCalledTimes(1)
})

test('the slash goes to the search field of a list, but not while something is typed', async () => {
  await show(
    <>
      <input aria-label="search" data-search="" />
      <input aria-label="note" />
    </>,
  )
  goTo('note')
  expect(press({ key: '/' })).toBe(true)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('note')
  await act(async () => (document.activeElement as HTMLElement).blur())
  expect(press({ key: '/' })).toBe(false)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('search')
})

test('several ways to send have keys of their own', async () => {
  const sent = vi.fn()
  await show(
    <>
      <button aria-keyshortcuts={SEND_KEYS} onClick={() => sent('send')} type="button" />
      <button aria-keyshortcuts={SEND_AND_WAIT_KEYS} onClick={() => sent('wait')} type="button" />
      <button aria-keyshortcuts={SEND_AND_END_KEYS} onClick={() => sent('end')} type="button" />
    </>,
  )
  const enter = { ctrlKey: true, key: 'Enter' }
  for (const more of [{}, { altKey: true }, { shiftKey: true }, { altKey: true, shiftKey: true }])
    press({ ...enter, ...more })
  expect(sent.mock.calls.flat()).toEqual(['send', 'wait', 'end'])
})
