import { expect, test } from 'vitest'
import { pageTypeOf, SEO_LIMITS, type SeoDraft, validateSeoSetting } from './seo-setting'

test.each([
  ['/', 'homepage'],
  ['', 'homepage'],
  ['/?utm_source=x', 'homepage'],
  ['/#search', 'homepage'],
  ['/vehicles', 'browse-stock'],
  ['/vehicles/', 'browse-stock'],
  ['/vehicles?make=toyota', 'browse-stock'],
  ['/vehicles/7', 'global'],
  ['/jobs', 'careers'],
  ['/jobs/3', 'global'],
  ['/blog', 'global'],
  ['/toString', 'global'],
  ['/constructor', 'global'],
])('the page at %s is of the type %s', (path, type) => expect(pageTypeOf(path)).toBe(type))

test.each<[string, SeoDraft, string[]]>([
  ['nothing at all', {}, []],
  ['code of several lines', { customCode: '<script>\n1\n</script>' }, []],
  ['code that is too long', { customCode: 'x'.repeat(SEO_LIMITS.customCode + 1) }, ['customCode']],
  ['code that cannot be stored', { customCode: '\u0000' }, ['customCode']],
  ['a title that is too long', { title: 'x'.repeat(SEO_LIMITS.title + 1) }, ['title']],
  ['a description of two lines', { description: 'a\nb' }, ['description']],
  ['too many keywords', { keywords: 'x'.repeat(SEO_LIMITS.keywords + 1) }, ['keywords']],
])('settings with %s', (_, setting, wrong) =>
  expect(validateSeoSetting(setting).map(({ path }) => path)).toEqual(wrong),
)
