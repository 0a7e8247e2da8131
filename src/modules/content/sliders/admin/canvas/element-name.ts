import type { BannerElement } from '../../rules/banner-config'
import * as words from './words'

/** What an element is called in the list and for those who do not see the canvas. */
export function elementName(element: BannerElement): string {
  if ('text' in element) return words.textNamed(element.text.split('\n')[0] || words.empty)
  if ('label' in element) return words.linkNamed(element.label || words.empty)
  return words.imageNamed(element.alt || element.src.slice(element.src.lastIndexOf('/') + 1))
}
