import { normalForm } from '@/kernel/text/normal-form'

/** Only letters and digits, in lower case, without accents: 'LANDCRUISER PRADO' is 'Land Cruiser Prado'. */
export const nameKey = (text: string | null): string =>
  normalForm(text ?? '', 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const MAKES = new Map([
  ['mercedes', 'mercedesbenz'],
  ['benz', 'mercedesbenz'],
  ['vw', 'volkswagen'],
])

/** The same for makes, some of which have two names. */
export const makeKey = (make: string | null): string => {
  const key = nameKey(make)
  return MAKES.get(key) ?? key
}

/** One model code of a vehicle or a line: as a whole, and without what follows the type: NHP10 of NHP10-AHXGB. */
type Code = { whole: string; base: string }

/** The emission class that Japan puts before a code: DBA-NHP10, 6AA-ZWE211, E-SW20. */
const EMISSION = /^[0-9A-Z]{1,3}-/
/** Fewer characters are no code. Those of Korea have two: TL is a Tucson. */
const SHORTEST = 2
/** Japan's types have letters and figures. */
const isType = (text: string): boolean => text.length > SHORTEST && /[A-Z]/.test(text) && /\d/.test(text)
const squashed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

function readCode(text: string): Code | null {
  const written = normalForm(text, 'NFKD').toUpperCase().replace(/\s+/g, '')
  const rest = written.replace(EMISSION, '')
  const code = isType(rest.split('-')[0] ?? '') ? rest : written
  const [type = ''] = code.split('-')
  const whole = squashed(code)
  if (whole.length < SHORTEST) return null
  return { whole, base: isType(type) ? squashed(type) : whole }
}

/** The codes that a text names: 'NZE161/NZE164' are two. */
const codesOf = (text: string | null): Code[] =>
  (text ?? '').split(/[/,;]/).flatMap((part) => readCode(part) ?? [])

/** What lines are looked up by: every code of a text, whole and without its ending. */
export const codeKeys = (text: string | null): string[] => [
  ...new Set(codesOf(text).flatMap(({ base, whole }) => [whole, base])),
]

/** Whether a code alone identifies a model; short ones do only beside the model's name. */
export const isMeaningful = (text: string | null): boolean =>
  codesOf(text).some(({ whole }) => whole.length > SHORTEST)

/** Whether two texts name a code in full: NHP10 and NHP10, but not NHP10 and NHP10-AHXGB. */
export const isExactCode = (one: string | null, other: string | null): boolean => {
  const others = codesOf(other)
  return codesOf(one).some(({ whole }) => others.some((b) => b.whole === whole))
}

/**
 * Whether two texts name the same model code. 'ending' if they agree but for endings that differ: NHP10-AHXGB and
 * NHP10-AHXNB. Null if they name none in common.
 */
export function sameCode(one: string | null, other: string | null): 'same' | 'ending' | null {
  const [own, others] = [codesOf(one), codesOf(other)]
  const isSame = (a: Code, b: Code): boolean =>
    a.whole === b.whole || a.whole === b.base || a.base === b.whole
  if (own.some((a) => others.some((b) => isSame(a, b)))) return 'same'
  return own.some((a) => others.some((b) => a.base === b.base)) ? 'ending' : null
}
