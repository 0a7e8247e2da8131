import type { BannerConfig, BannerElement } from '../../rules/banner-config'
import * as words from './words'

/** What an element is called in the list and for those who do not see the canvas. */
export function elementName(
  element: BannerElement,
  { imageElements }: Pick<BannerConfig, 'imageElements'>,
): string {
  if ('text' in element) return words.textNamed(element.text.split('\n')[0] || words.empty)
  if ('label' in element) return words.linkNamed(element.label || words.empty)
  if (element.alt) return words.imageNamed(element.alt)
  return words.imageNumber(imageElements.findIndex(({ id }) => id === element.id) + 1)
}
