import { expect, it } from 'vitest'
import { LANGUAGES, languageAddresses } from './site'

it('lists every language of a page and the fallback for other readers', () => {
  const addresses = languageAddresses('/about')
  expect(addresses).toEqual({ 'x-default': '/about', en: '/about' })
  expect(Object.keys(addresses)).toHaveLength(LANGUAGES.length + 1)
  expect(languageAddresses('/')).toEqual({ 'x-default': '/', en: '/' })
})
