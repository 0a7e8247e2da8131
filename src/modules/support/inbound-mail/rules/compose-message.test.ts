import { expect, test } from 'vitest'
import { composeMessage, composeSubject } from './compose-message'
import { MESSAGE_MAX } from './mail-limits'

const compose = (visible: string, trimmed = '', note: string | null = null) =>
  composeMessage({ visible, trimmed, note, noText: 'No text.' })

test('a short text stays as it is', () => {
  expect(compose('Hello', '> Hi')).toEqual({ message: 'Hello', trimmedText: '> Hi' })
  expect(compose('Hello')).toEqual({ message: 'Hello', trimmedText: null })
})

test('an empty text is named', () => {
  expect(compose('', '', '[1 file]')).toEqual({ message: 'No text.\n\n[1 file]', trimmedText: null })
})

test('what is too long for a message continues in the trimmed text, and no character is halved', () => {
  const text = `${'a'.repeat(MESSAGE_MAX - 9)}🚗${'b'.repeat(50)}`
  const { message, trimmedText } = compose(text, '> Hi', '[note]')
  expect(message).toBe(`${'a'.repeat(MESSAGE_MAX - 9)}\n\n[note]`)
  expect(trimmedText).toBe(`🚗${'b'.repeat(50)}\n\n> Hi`)
})

test.each([
  ['Re: Price of the Vitz', 'Price of the Vitz'],
  ['RE: Fwd: Re[2]: Price', 'Price'],
  ['Отв: Re: Цена', 'Цена'],
  ['返信：価格', '価格'],
  ['رد: السعر', 'السعر'],
  ['Jibu: Bei', 'Bei'],
  ['Question: price', 'Question: price'],
  ['Re:', 'None'],
  ['  ', 'None'],
  ['A'.repeat(300), 'A'.repeat(200)],
])('the subject %j becomes %j', (given, subject) => {
  expect(composeSubject(given, 'None')).toBe(subject)
})
