/** A frame code before the serial number is short; a longer first part would reveal the number. */
const PREFIX_MAX = 10
/** How much of a number without a frame code stays readable: the manufacturer's part of a VIN. */
const HEAD_LENGTH = 3
const MASK = '•'

/**
 * A chassis number as shown publicly: 'NZE141-•••••••' includes the frame code, which only identifies the
 * model; without one the first three characters stay. A number too short to mask partly is masked entirely.
 */
export function maskChassis(chassis: string | null | undefined): string {
  const letters = [...(chassis ?? '').trim()]
  const hyphen = letters.indexOf('-')
  const hidesEnough = hyphen > 0 && hyphen <= PREFIX_MAX && letters.length - hyphen - 1 >= HEAD_LENGTH
  const shown = hidesEnough ? hyphen + 1 : letters.length > HEAD_LENGTH * 2 ? HEAD_LENGTH : 0
  return letters.slice(0, shown).join('') + MASK.repeat(letters.length - shown)
}

/** The form in which chassis and office file numbers are compared: trimmed, lower case. */
export const identityKey = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()
