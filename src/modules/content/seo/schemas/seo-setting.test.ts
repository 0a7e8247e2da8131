import { expect, test } from 'vitest'
import { seoSettingPatch } from './seo-setting'

test.each([
  ['title', 'Title must be text'],
  ['description', 'Description must be text'],
  ['keywords', 'Keywords must be text'],
  ['customCode', 'Custom code must be text'],
])('a number as %s is refused: %s', (field, message) => {
  const { error } = seoSettingPatch.safeParse({ [field]: 5 })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
