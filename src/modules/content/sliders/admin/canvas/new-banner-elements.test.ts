import { expect, test } from 'vitest'
import { bannerWithDefaults } from '../../rules/banner-defaults'
import { editBanner, loadBanner } from '../../rules/banner-history'
import { newImage, newLink, newText } from './new-banner-elements'

const empty = bannerWithDefaults()

test.each([
  ['text', newText],
  ['link', newLink],
  ['picture', newImage('/media/ship.webp')],
])('on a phone a new %s is as on the desktop', (_, add) => {
  const added = add(empty)
  const { imageElements, linkElements, textElements } = editBanner(
    loadBanner(empty),
    added?.edit ?? (() => undefined),
  ).present
  const [element, ...more] = [...imageElements, ...linkElements, ...textElements]
  expect([element?.id, element?.phone, more]).toEqual([added?.id, undefined, []])
})
