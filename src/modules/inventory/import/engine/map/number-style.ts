/** The two separators, each for thousands in one country and for fractions in another. */
export type NumberSign = '.' | ','

/** What all cells of a column together reveal about its numbers. Lists have no duplicates. */
export type NumberStyle = {
  /** Separators that somewhere can only precede a fraction. */
  fraction: NumberSign[]
  /** Separators that are ambiguous somewhere: '45.210' and '45,210'. */
  open: NumberSign[]
}

const LONGEST = 32
const NUMBER = /^\D{0,8}?([+-]?\d[\d.,\s'’]*)\D{0,8}$/
const OPEN = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/

/**
 * The separator of a number that is off by a factor of a thousand if misread: three digits after it and at
 * most three before.
 */
export const openSign = (number: string): NumberSign | null =>
  (OPEN.exec(number.trim())?.[1] as NumberSign | undefined) ?? null

/** The separator that can only precede a fraction. */
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

/** Examines the cells of one column, however many. */
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
