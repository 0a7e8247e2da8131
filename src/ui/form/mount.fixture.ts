import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** A component in the page of a test (happy-dom), until `gone`. */
export async function mount(element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(element))
  const find = <T extends Element = HTMLElement>(selector: string): T => {
    const match = place.querySelector<T>(selector)
    if (!match) throw new Error(`no ${selector} in ${place.innerHTML}`)
    return match
  }
  return {
    place,
    find,
    text: () => place.textContent ?? '',
    button: (name: string): HTMLButtonElement => {
      const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      if (!button) throw new Error(`no button ${name} in ${place.innerHTML}`)
      return button
    },
    /** What a page does that has been read again. */
    again: (next: ReactNode) => act(async () => root.render(next)),
    gone: async () => {
      await act(async () => root.unmount())
      place.remove()
    },
  }
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** What a browser does when somebody types over what a field has. */
export const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const click = (element: HTMLElement) => act(async () => element.click())

export const submit = (form: HTMLFormElement) =>
  act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Answers calls by their URL below /api/v1; the requests, with their Idempotency-Key, are returned as they are sent. */
export function answerCalls(answers: Record<string, { status: number; body: object }>) {
  const sent: { path: string; body: unknown; key?: string }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    const key = request.headers.get('idempotency-key')
    sent.push({ path, body: await request.json().catch(() => null), ...(key && { key }) })
    const { body, status } = answers[path] ?? { status: 404, body: { message: 'Not found' } }
    return new Response(JSON.stringify(body), { status })
  })
  return sent
}
