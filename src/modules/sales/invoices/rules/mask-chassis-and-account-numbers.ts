const MASK = '•'
const CHASSIS_TAIL = 3
const DIGITS_SHOWN = 4

/** The letters with all but the last few hidden; more than half is always hidden. */
function tailOf(letters: readonly string[], shown: number): string {
  const visible = Math.min(shown, Math.floor((letters.length - 1) / 2))
  return MASK.repeat(letters.length - visible) + letters.slice(letters.length - visible).join('')
}

/**
 * A chassis number as the verify page shows it: enough to compare with a copy of the invoice, and too little
 * to make one from. The frame code and the last three characters stay: 'NZE141-••••567'.
 */
export function maskedChassis(chassis: string): string {
  const text = chassis.trim()
  const hyphen = text.indexOf('-')
  const letters = [...text.slice(hyphen + 1)]
  if (letters.length === 0) return ''
  return text.slice(0, hyphen + 1) + tailOf(letters, CHASSIS_TAIL)
}

/** An account number or IBAN of which only the last four characters are readable: '••••••4471'. */
export const maskedDigits = (account: string): string => {
  const letters = [...account.replace(/[\s-]/g, '')]
  return letters.length === 0 ? '' : tailOf(letters, DIGITS_SHOWN)
}
