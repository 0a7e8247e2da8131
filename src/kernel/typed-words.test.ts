import { expect, test } from 'vitest'
import { typedWords } from './typed-words'

test.each([
  ['', []],
  ['  ', []],
  ['to', []],
  ['a b c', []],
  ['--- ..', []],
  ['vitz', ['vitz']],
  ['toyota vi', ['toyota', 'vi']],
  ['  toyota   vitz ', ['toyota', 'vitz']],
  ['田中', ['田中']],
  ['Ёж', ['Ёж']],
  ['abc d e f g h i j', ['abc', 'd', 'e', 'f', 'g', 'h']],
])('%j is %j', (text, words) => expect(typedWords(text)).toEqual(words))
