import { expect, it } from 'vitest'
import { languageUrls, localeOf } from './languages'

it('lists the languages that pages come in, and the fallback for other readers', () => {
  expect(languageUrls('/about')).toEqual({ 'x-default': '/about', en: '/about' })
  expect(languageUrls('/')).toEqual({ 'x-default': '/', en: '/' })
})

it.each([
  ['ru', 'ru'],
  ['sw', 'sw'],
  ['de', 'en'],
  [['ru', 'sw'], 'en'],
  [undefined, 'en'],
])('reads %j as %s', (code, locale) => expect(localeOf(code)).toBe(locale))
