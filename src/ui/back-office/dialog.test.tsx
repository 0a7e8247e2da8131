// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdminDialog } from './dialog'
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
