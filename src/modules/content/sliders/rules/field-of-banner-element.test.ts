import { expect, test } from 'vitest'
import { bannerWithDefaults } from './banner-defaults'
import { fieldOfBannerElement } from './field-of-banner-element'

const banner = bannerWithDefaults({
  textElements: [{ id: 'aaaaaaaa', text: 'Cars' }],
  linkElements: [{ id: 'bbbbbbbb', label: 'Go', href: '/vehicles' }],
})

test.each([
  ['config.linkElements.0.href', 'bbbbbbbb.href'],
  ['config.textElements.0.phone.x', 'aaaaaaaa.phone.x'],
  ['config.textElements.1.text', 'config.textElements.1.text'],
  ['config.backgroundImage', 'config.backgroundImage'],
  ['duration', 'duration'],
])('an issue at %s is shown at %s', (path, field) => expect(fieldOfBannerElement(banner, path)).toBe(field))
