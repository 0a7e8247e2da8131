/** The two signs that separate thousands in one country and fractions in another. */
export type NumberSign = '.' | ','

/** What the cells of a column give away about its numbers, all of them together. Each sign at most once in a list. */
export type NumberStyle = {
  /** Signs that stand before a fraction somewhere: nothing else can be meant. */
  fraction: NumberSign[]
  /** Signs that can be read in two ways somewhere: '45.210' and '45,210'. */
  open: NumberSign[]
}

const LONGEST = 32
const NUMBER = /^\D{0,8}?([+-]?\d[\d.,\s'’]*)\D{0,8}$/
const OPEN = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/

/** The sign of a number that may be a thousand times another: three digits stand behind it and at most three before. */
export const openSign = (number: string): NumberSign | null =>
  (OPEN.exec(number.trim())?.[1] as NumberSign | undefined) ?? null

/** The sign that can only stand before a fraction. */
function fractionSign(number: string): NumberSign | null {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const sign = number[last] as NumberSign | undefined
  if (sign === undefined || number.indexOf(sign) !== last || last === number.length - 1) return null
  const hasOther = number.includes(sign === '.' ? ',' : '.')
  return hasOther || openSign(number) === null ? sign : null
}

const put = (signs: NumberSign[], sign: NumberSign | null): void => {
  if (sign !== null && !signs.includes(sign)) signs.push(sign)
}

/** Looks at the cells of one column, however many. */
export function numberStyler(): { add: (cell: string) => void; style: () => NumberStyle } {
  const style: NumberStyle = { fraction: [], open: [] }
  return {
    add: (cell) => {
      if (cell.length > LONGEST || !(cell.includes('.') || cell.includes(','))) return
      const number = NUMBER.exec(cell.trim())?.[1]?.trim()
      if (number === undefined) return
      put(style.open, openSign(number))
      put(style.fraction, fractionSign(number))
    },
    style: () => style,
  }
}
