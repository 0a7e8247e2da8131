/** Words beside a number that say what it counts, by the field whose number it is. */
const THINGS = {
  seats: [
    'seat',
    'seats',
    'seater',
    'seaters',
    'pax',
    'passenger',
    'passengers',
    'person',
    'persons',
    '人',
    '人乗り',
    '名',
    '座',
    'мест',
    'места',
    'plazas',
    'places',
  ],
  doors: [
    'door',
    'doors',
    'dr',
    'drs',
    'd',
    'ドア',
    '枚',
    '門',
    '门',
    'дв',
    'двери',
    'дверей',
    'puertas',
    'portes',
    'milango',
  ],
} as const satisfies Record<string, readonly string[]>

type Thing = keyof typeof THINGS
const isThing = (field: string): field is Thing => field in THINGS

const BESIDE = /\d ?[-‐]? ?(\p{L}+)/gu

/** In lower case, with single blanks. */
const plainly = (text: string): string => text.trim().toLowerCase().split(/\s+/u).join(' ')

/** What the numbers of a text count, as far as words beside them say. */
const thingsIn = (text: string): Thing[] => {
  const words = [...plainly(text).matchAll(BESIDE)].map(([, word]) => word ?? '')
  return (Object.keys(THINGS) as Thing[]).filter((thing) =>
    words.some((word) => THINGS[thing].some((one) => one === word)),
  )
}

/** The number before the word of its own field, '5 doors'; null if the text is anything else. */
export function ownCount(field: string, text: string): string | null {
  if (!isThing(field)) return null
  const [, number, word] = /^(\d+) ?[-‐]? ?(\p{L}+)\.?$/u.exec(plainly(text)) ?? []
  return number !== undefined && THINGS[field].some((one) => one === word) ? number : null
}

/** What else a cell counts than its field takes: 'seats' where '5 Seats' stands under doors; null if nothing else. */
export function otherCount(field: string, text: string): string | null {
  if (!isThing(field)) return null
  const things = thingsIn(text)
  return things.includes(field) ? null : (things[0] ?? null)
}
