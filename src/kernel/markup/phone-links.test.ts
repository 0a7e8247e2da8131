import { expect, it } from 'vitest'
import { chatHref, phoneHref } from './phone-links'

it('dials the digits of a number', () => {
  expect(phoneHref('+81 (45) 123-4567')).toBe('tel:+81451234567')
})

it('opens a chat with an empty message, however a foreign number is written', () => {
  expect(chatHref('+81 45 123 4567')).toBe('https://wa.me/81451234567')
  expect(chatHref('0081 45 123 4567')).toBe('https://wa.me/81451234567')
  expect(chatHref('+81 45 123 4567', 'Hello, & bye')).toBe(
    'https://wa.me/81451234567?text=Hello%2C%20%26%20bye',
  )
})

it.each([null, '', '045 123 4567', '+', '+81 45 ext 7', 'From 9 to 17 only'])(
  'opens no chat with %s',
  (phone) => {
    expect(chatHref(phone)).toBeNull()
  },
)
