const KANJI_DIGITS = '〇一二三四五六七八九'
const DECIMAL = /\p{Nd}/u
const ANY_NUMBER = /[\p{N}零一二三四五六七八九]/gu

/** Unicode has the ten digits of a script in a row: a digit is as far from the zero as it has digits before it. */
function decimalOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DECIMAL.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** The digits of all scripts as 0 to 9. Other numerals, which have no place value, are 0. */
export const plainDigits = (text: string): string =>
  text.replace(ANY_NUMBER, (sign) => {
    if (DECIMAL.test(sign)) return decimalOf(sign)
    return String(Math.max(0, KANJI_DIGITS.indexOf(sign)))
  })
