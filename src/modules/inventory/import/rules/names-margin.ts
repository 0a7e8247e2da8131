import { normalForm } from '@/kernel/text/normal-form'

/** Words for what is left of a price, in the languages of the trade. */
const MARGIN = /\b(?:margins?|profits?|gewinn|marge)\b|маржа|прибыль|рентабельность|利益|粗利|利润|毛利/u

/** Whether a column's heading names a margin, which is per cent of the price; a markup is of the cost. */
export const namesMargin = (heading: string): boolean =>
  MARGIN.test(
    normalForm(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), 'NFKC')
      .toLowerCase()
      .replaceAll('_', ' '),
  )
