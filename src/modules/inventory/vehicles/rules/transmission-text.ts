/** The five spellings from the specification, and two more used in the trade. */
const ACRONYMS = new Set(['CVT', 'AT', 'MT', 'CAT', 'IAT', 'DCT', 'AMT'])

/** A word of letters is capitalised; one with digits or symbols ('4-spd', 'AM-S7') is a name. */
function capitalise(word: string): string {
  const upper = word.toUpperCase()
  if (ACRONYMS.has(upper)) return upper
  const rest = /^\p{L}+$/u.test(word) ? word.slice(1).toLowerCase() : word.slice(1)
  return word.charAt(0).toUpperCase() + rest
}

/** A transmission's label: 'automatic_cvt' is 'Automatic CVT'; underscores become spaces. */
export const transmissionText = (value: string | null | undefined): string =>
  (value ?? '')
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capitalise)
    .join(' ')

const STEERING: Record<string, string> = { LHD: 'Left-Hand Drive', RHD: 'Right-Hand Drive' }

/** The steering side's label: LHD is 'Left-Hand Drive', RHD 'Right-Hand Drive'; others are unchanged. */
export const steeringText = (value: string | null | undefined): string => {
  const text = (value ?? '').trim()
  return STEERING[text.toUpperCase()] ?? text
}
