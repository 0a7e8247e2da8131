// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { phoneInputProps } from './phone-input-props'

const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
let seen = ''
let input: HTMLInputElement
let remove: () => void

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const change = (event: { target: { value: string } }) => {
    seen = event.target.value
  }
  await act(async () => root.render(<input {...phoneInputProps} defaultValue="" onChange={change} />))
  input = place.querySelector('input') as HTMLInputElement
  // A browser writes past the property that React watches; happy-dom does not.
  input.setRangeText = (text: string, from?: number, to?: number) => {
    const { value } = input
    written?.call(input, value.slice(0, from) + text + value.slice(to ?? value.length))
  }
  remove = () => act(() => root.unmount())
})
afterEach(() => remove())

/** What a browser does when the caret is at the end. */
const type = (text: string) =>
  act(async () => {
    for (const letter of text) {
      if (input.value.length >= input.maxLength) return
      input.setRangeText(letter, input.value.length, input.value.length, 'end')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })

it('is limited to fifteen characters, of which spaces and hyphens use none', async () => {
  expect(input.maxLength).toBe(15)
  await type('+256 (772) 123-456')
  expect([input.value, seen]).toEqual(['+256772123456', '+256772123456'])
})

it('takes a number with spaces that is longer as it is pasted', async () => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => ' +375 (29) 123-45-67 ' } })
  await act(async () => input.dispatchEvent(event))
  expect([input.value, seen, event.defaultPrevented]).toEqual(['+375291234567', '+375291234567', true])
})

it('leaves a pasted number alone that needs no change', async () => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => '+375291234567' } })
  await act(async () => input.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(false)
})
