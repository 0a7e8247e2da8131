import { add, type Decimal, decimalText, multiply, toDecimal } from '@/kernel/numbers'

/** One step of arithmetic with a number of a file. */
export type Arithmetic =
  | { times: number | string }
  | { plus: number | string }
  | { minus: number | string }
  | { divide: number | string }

const ONE: Decimal = { units: 1n, scale: 0 }
/** Decimals of a quotient that has no end. */
const PLACES = 12

const exact = (value: number | string): Decimal => toDecimal(value) ?? ONE
const negative = ({ scale, units }: Decimal): Decimal => ({ units: -units, scale })

/** A quotient in decimals, rounded half away from zero where it has no end. */
function quotient(above: Decimal, below: Decimal): Decimal {
  const [a, b] = [above.units * 10n ** BigInt(PLACES + below.scale), below.units * 10n ** BigInt(above.scale)]
  const [size, by] = [a < 0n ? -a : a, b < 0n ? -b : b]
  const rounded = (size + by / 2n) / by
  return { units: a < 0n === b < 0n ? rounded : -rounded, scale: PLACES }
}

/** Calculates with a number of the file, exactly: 19.99 times 100 is 1999. Quotients are formed at the end. */
export function calculateCell(value: number, steps: readonly Arithmetic[]): number {
  const start = toDecimal(value)
  if (!start) return value
  let [above, below] = [start, ONE]
  for (const step of steps) {
    if ('times' in step) above = multiply(above, exact(step.times))
    else if ('divide' in step) below = multiply(below, exact(step.divide))
    else {
      const other = 'plus' in step ? exact(step.plus) : negative(exact(step.minus))
      above = add(above, multiply(other, below))
    }
  }
  return Number(decimalText(below === ONE ? above : quotient(above, below)))
}
