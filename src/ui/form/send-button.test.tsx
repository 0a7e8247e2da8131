// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { click, mount } from './mount.fixture'
import { SendButton } from './send-button'

let page: Awaited<ReturnType<typeof mount>>
afterEach(() => page.gone())

test.each([
  [false, 1],
  [true, 0],
])('while it waits (%s) it keeps the focus, and sends nothing again', async (isBusy, times) => {
  const [send, pressed] = [vi.fn((event) => event.preventDefault()), vi.fn()]
  page = await mount(
    <form onSubmit={send}>
      <SendButton type="submit" isBusy={isBusy} onClick={pressed}>
        Send
      </SendButton>
    </form>,
  )
  const button = page.find<HTMLButtonElement>('button')
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, isBusy ? 'true' : null])
  await click(button)
  expect([send, pressed].map(({ mock }) => mock.calls.length)).toEqual([times, times])
})
