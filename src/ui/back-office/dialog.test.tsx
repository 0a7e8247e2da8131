// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdminDialog, ConfirmDialog } from './dialog'
import * as words from './words'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/list')
  root = createRoot(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

function Screen() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <AdminDialog onClose={() => setOpen(false)} title="Edit port">
      <input />
    </AdminDialog>
  )
}

const titles = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
const goBack = () => act(async () => history.back())
const hasEntryAgain = () => vi.waitFor(() => expect(history.state).not.toBe(null))

test('Back closes a dialog and stays on the page', async () => {
  await act(async () => root.render(<Screen />))
  expect(titles()).toEqual(['Edit port'])
  await goBack()
  expect(titles()).toEqual([])
  expect(location.pathname).toBe('/list')
})

test('Back requires confirmation before it loses what was entered in a dialog, and dismisses the question', async () => {
  await act(async () => root.render(<Screen />))
  const input = document.querySelector('input')
  await act(async () => input?.dispatchEvent(new InputEvent('input', { bubbles: true })))
  await goBack()
  expect(titles()).toEqual(['Edit port', words.confirmLeave])
  await hasEntryAgain()
  await goBack()
  expect(titles()).toEqual(['Edit port'])
  expect(location.pathname).toBe('/list')
})

test('a dialog opened from a menu gives the focus back to the button of the menu', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML =
    '<button id="more">More</button><div role="menu" aria-labelledby="more" tabindex="-1"></div>'
  place.querySelector<HTMLElement>('[role=menu]')?.focus()
  await act(async () => root.render(<Screen />))
  place.querySelector('[role=menu]')?.remove()
  await act(async () => document.querySelector<HTMLElement>('header button')?.click())
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('more'))
  place.remove()
})

const confirm = (children: ReactNode) => (
  <ConfirmDialog onClose={() => undefined} onConfirm={async () => undefined} title="Resolve" verb="Resolve">
    {children}
  </ConfirmDialog>
)

test('the first field of a dialog has the focus, also of a question; without a field, the way back has it', async () => {
  await act(async () => root.render(<Screen />))
  expect(document.activeElement?.tagName).toBe('INPUT')
  await act(async () => root.render(confirm(<textarea aria-label="Reason" />)))
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await act(async () => root.render(null))
  await act(async () => root.render(confirm(<p>It cannot be undone.</p>)))
  expect(document.activeElement?.textContent).toBe(words.cancel)
})

test('a dialog that closes leaves the focus to what has taken it since', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<button id="opener">Open</button><textarea id="next"></textarea>'
  place.querySelector('button')?.focus()
  await act(async () => root.render(<Screen />))
  // The focus is given back by a timer.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await act(async () => document.querySelector<HTMLElement>('header button')?.click())
  place.querySelector('textarea')?.focus()
  await act(async () => vi.runAllTimers())
  vi.useRealTimers()
  expect(document.activeElement?.id).toBe('next')
  place.remove()
})

test.each([
  ['Cancel order', 'doNotCancel', 'Do not cancel'],
  ['Decline the cancellation', 'goBack', 'Go back'],
  ['Delete view', undefined, 'Cancel'],
] as const)('beside %s, the way back %s is %s, where the focus is', async (verb, wayBack, shown) => {
  await act(async () =>
    root.render(
      <ConfirmDialog onClose={() => {}} onConfirm={async () => {}} title={verb} verb={verb} wayBack={wayBack}>
        <p>What happens.</p>
      </ConfirmDialog>,
    ),
  )
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(shown))
})
