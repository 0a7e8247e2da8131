import type { BodyKind } from './drawing-request'

/** The trade's body names, more specific words first: a "Kei Truck" is not a truck. */
const WORDS: readonly (readonly [RegExp, BodyKind])[] = [
  [/\bkei\b.{0,40}\b(truck|pick ?up)\b|\bmini ?truck\b|\bkeitruck\b/, 'keitruck'],
  [/\b(kei|micro)\b/, 'kei'],
  [/\bmini ?vans?\b|\bmpv\b|\bpeople (carrier|mover)\b/, 'minivan'],
  [/\b(bus|buses|coach|coaster|mini ?bus|micro ?bus)\b/, 'bus'],
  [/\bpick ?ups?\b|\b(double|crew|king|single) cab\b/, 'pickup'],
  [/\b(trucks?|lorry|dump|tipper|tractor|trailer|crane|mixer|heavy|machinery)\b/, 'truck'],
  [/\b(vans?|panel|camper|motor ?home|ambulance)\b/, 'van'],
  [/\b(suvs?|cross ?overs?|4x4|off ?road|jeep|sport utility.*)\b/, 'suv'],
  [/\b(wagons?|estate|touring|shooting brake)\b/, 'wagon'],
  [
    /\b(coupe|coupé|convertible|cabriolet|roadster|spyder|spider|two seaters?|2 seaters?|sports?)\b|\bcoup/,
    'coupe',
  ],
  [/\b(hatch ?backs?|compacts?|sub ?compacts?|mini ?compacts?)\b/, 'hatchback'],
  [/\b(sedans?|saloons?|limousine)\b/, 'sedan'],
]

/** The drawing for a body type by its reference name; a sedan if the name is unknown. */
export function bodyKindFor(bodyTypeName: string): BodyKind {
  const name = bodyTypeName
    .trim()
    .toLowerCase()
    .replace(/[-_/]+/g, ' ')
    .replace(/\s+/g, ' ')
  return WORDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'sedan'
}
