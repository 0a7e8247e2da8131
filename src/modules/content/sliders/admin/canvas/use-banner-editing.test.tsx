// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { bannerWithDefaults } from '../../rules/banner-defaults'
import { useBannerEditing } from './use-banner-editing'

const ID = 'aaaaaaaa'
const loaded = bannerWithDefaults({ textElements: [{ id: ID, text: 'Cars' }] })

/** Shows how far from the left the text is, and what can be done. */
function Canvas() {
  const { banner, canRedo, canUndo, isUnsaved, onKeyDown, onKeyUp } = useBannerEditing(loaded)
  const [text] = banner.textElements
  return (
    <button onKeyDown={onKeyDown(ID, 'desktop')} onKeyUp={onKeyUp} type="button">
      {JSON.stringify([text?.x, isUnsaved, canUndo, canRedo])}
    </button>
  )
}

test('the repeats of an arrow key are undone and redone at once by keys', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () => root.render(<Canvas />))
  const fire = (type: 'keydown' | 'keyup', key: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more })
      page.firstElementChild?.dispatchEvent(event)
    })
  for (const _ of [1, 2, 3]) await fire('keydown', 'ArrowRight')
  await fire('keyup', 'ArrowRight')
  expect(page.textContent).toBe('[11.5,true,true,false]')
  await fire('keydown', 'z', { ctrlKey: true })
  expect(page.textContent).toBe('[10,false,false,true]')
  await fire('keydown', 'y', { ctrlKey: true })
  expect(page.textContent).toBe('[11.5,true,true,false]')
  await act(async () => root.unmount())
})
