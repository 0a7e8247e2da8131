import { normalForm } from '@/kernel/text/normal-form'

/**
 * What a chassis number or a model code identifies of the car.
 *
 * - `whole`: the model code as far as it is given, in capitals, without the emission class: 'ZRR80G' of 'DBA-ZRR80G'
 * - `type`: the same without the letters of body and gearbox at its end, as most frame numbers begin: 'ZRR80'
 * - `serial`: the digits after it; '' where only the code is given
 */
export type CarCode = { whole: string; type: string; serial: string }

/** The emission class that Japan puts before a model code: DBA-, 3BA-, 6AA-, GH-, E-. */
const EMISSION = /^[0-9A-Z]{1,3}$/
/** A model code has letters and figures: ZRR80, E12, 3DA, GP7. Few have more characters. */
const CODE = /^(?=[0-9A-Z]*[A-Z])(?=[0-9A-Z]*\d)[0-9A-Z]{3,10}$/
/** As people type it while they go on, up to the whole number. */
const SERIAL = /^\d{0,8}$/
/** Seventeen characters without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
/** How much of a VIN identifies the car: maker and model, before check digit, year, plant and number. */
const VIN_PREFIX = 8
/** Hyphens of all kinds, and the long-vowel mark that a Japanese keyboard puts in their place. */
const HYPHENS = /[‐‑‒–—―−ー]/g

/** In capitals and half width, without spaces, with plain hyphens: as papers write a number. */
export const plainCode = (text: string): string =>
  normalForm(text, 'NFKC').replace(/\s+/gu, '').replace(HYPHENS, '-').toUpperCase()

const isCode = (text: string): boolean => CODE.test(text)

/** Up to the last figure. */
const TYPE = /^.*\d/

const typeOf = (whole: string): string => {
  const type = TYPE.exec(whole)?.[0] ?? whole
  return isCode(type) ? type : whole
}

const codeOf = (whole: string, serial = ''): CarCode => ({ whole, type: typeOf(whole), serial })

/**
 * Reads a Japanese frame number (ZRR80-0123456), a model code with or without its emission class (DBA-ZRR80G, GDJ150W),
 * or one with what distinguishes grades (NHP10-AHXGB), in any case and width. Null for everything else, VINs among them.
 */
export function readCarCode(text: string): CarCode | null {
  const written = plainCode(text)
  if (VIN.test(written)) return null
  const parts = written.split('-')
  const [first = '', second, third] = parts
  if (parts.length > 3) return null
  if (second === undefined) return isCode(first) ? codeOf(first) : null
  if (EMISSION.test(first) && isCode(second)) {
    const serial = third ?? ''
    return codeOf(second, SERIAL.test(serial) ? serial : '')
  }
  if (!isCode(first) || third !== undefined) return null
  return codeOf(first, SERIAL.test(second) ? second : '')
}

/** What a VIN begins with for all cars of its maker and model; null for what is no VIN. */
export function vinStart(text: string): string | null {
  const written = plainCode(text)
  return VIN.test(written) ? written.slice(0, VIN_PREFIX) : null
}

/** A frame number with as many digits as one has; a model code alone, or one that is still being typed, is none. */
const WHOLE_SERIAL = /^\d{5,8}$/

/** Whether a text is a whole chassis number by itself: a frame number with its code, or a VIN. */
export function isWholeChassis(text: string): boolean {
  return vinStart(text) !== null || WHOLE_SERIAL.test(readCarCode(text)?.serial ?? '')
}

/** How well two codes agree: the same one, two of one type (ZRR80 and ZRR80G), or not at all. */
export function sameCarCode(one: CarCode, other: CarCode): 'same' | 'type' | null {
  if (one.whole === other.whole) return 'same'
  const isType = one.type === other.type && (one.whole === one.type || other.whole === other.type)
  return isType ? 'type' : null
}
