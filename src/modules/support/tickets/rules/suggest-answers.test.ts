import { expect, it } from 'vitest'
import { answersAmong, wordsToFind } from './suggest-answers'

it.each([
  ['Where is my bill of lading?', ['lading', 'bill']],
  ['How long does shipping to Mombasa take?', ['shipping', 'mombasa', 'take']],
  ['What is this', []],
  ['', []],
  ['Доставка в Минск', ['доставка', 'минск']],
])('of %j the words are %j', (subject, words) => expect(wordsToFind(subject)).toEqual(words))

it('finds what has the most of the words first, and nothing without any', () => {
  const texts = [
    { title: 'Payment', href: '/a', about: 'How to pay' },
    { title: 'Shipping', href: '/b', about: 'Vessels to Mombasa' },
    { title: 'Shipping papers', href: '/c', about: 'The bill of lading' },
  ]
  expect(answersAmong(texts, ['shipping', 'lading'], 4).map(({ href }) => href)).toEqual(['/c', '/b'])
  expect(answersAmong(texts, ['refund'], 4)).toEqual([])
  expect(answersAmong(texts, ['shipping'], 1)).toHaveLength(1)
})
