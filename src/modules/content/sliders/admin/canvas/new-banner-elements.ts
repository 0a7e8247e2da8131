import type { BannerConfig } from '../../rules/banner-config'
import { bannerWithDefaults } from '../../rules/banner-defaults'
import type { BannerEdit } from '../../rules/banner-history'
import { addElement, type ElementList } from '../../rules/edit-banner'
import * as words from './words'

/** What is added, with the gesture that adds it: each a little below the one before, and as wide as a phone needs. */
export type NewElement = { id: string; edit: BannerEdit }

const STEP = 8

function prepare<L extends ElementList>(list: L, draft: Parameters<typeof bannerWithDefaults>[0]) {
  return (banner: BannerConfig): NewElement | null => {
    const [element] = bannerWithDefaults(draft)[list]
    if (!element) return null
    const id = crypto.randomUUID().slice(0, 8)
    const y = element.y + STEP * (banner[list].length % STEP)
    return { id, edit: addElement(list, { ...element, id, y }) }
  }
}

export const newText = prepare('textElements', {
  textElements: [{ text: words.newText, width: 80 }],
})
export const newLink = prepare('linkElements', {
  linkElements: [{ label: words.newLink, href: '/vehicles', y: 60, width: 30 }],
})
export const newImage = (src: string) =>
  prepare('imageElements', { imageElements: [{ src, x: 55, height: 60 }] })
