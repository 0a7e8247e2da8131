import { compareCustomsFacts, type Fact } from './compare-customs-facts'
import { sameCode } from './compare-customs-names'
import type { CustomsLine, CustomsVehicle } from './customs-line'

const FACTS: Readonly<Record<Fact, string>> = {
  year: 'year',
  engine: 'engine size',
  drive: 'drive',
  fuel: 'fuel',
  transmission: 'transmission',
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const factsThat = (line: CustomsLine, vehicle: CustomsVehicle, is: 'same' | 'other' | 'unsaid'): string[] => {
  const compared = compareCustomsFacts(line, vehicle)
  return (Object.keys(FACTS) as Fact[]).filter((fact) => compared[fact] === is).map((fact) => FACTS[fact])
}

const nameOf = ({ make, model }: CustomsVehicle): string => `${make} ${model}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = (words: readonly string[], ofOneFact: string, ofMore = ofOneFact): string[] =>
  words.length === 0 ? [] : [`${capital(listed(words))} ${words.length === 1 ? ofOneFact : ofMore}.`]

function matchText(line: CustomsLine, vehicle: CustomsVehicle): string {
  const code = sameCode(line.modelCode, vehicle.modelCode)
  if (code === 'same') return `Found by model code ${vehicle.modelCode}.`
  if (code === 'ending') return `Found by model code, but the list has ${line.modelCode}.`
  return `Found by name: ${line.make} ${line.model}${line.modelCode ? ` (${line.modelCode})` : ''}.`
}

/** Why one line was taken: what it was found by, what agrees, what differs, and what is unknown. */
export function explainOne(
  line: CustomsLine,
  vehicle: CustomsVehicle,
  certainty: 'exact' | 'likely',
): string {
  const parts = [matchText(line, vehicle), ...sentence(factsThat(line, vehicle, 'same'), 'agrees', 'agree')]
  if (certainty === 'likely') {
    parts.push(...sentence(factsThat(line, vehicle, 'other'), 'differs', 'differ'))
    parts.push(...sentence(factsThat(line, vehicle, 'unsaid'), 'could not be compared'))
  }
  return parts.join(' ')
}

/** Why there are several values. */
export const explainSeveral = (count: number, vehicle: CustomsVehicle, by: 'exact' | 'likely'): string =>
  `${count} lines fit ${by === 'exact' ? `model code ${vehicle.modelCode}` : nameOf(vehicle)}, with different values. Nothing known of the vehicle decides between them.`

/** Why there is no value: not listed at all, or only otherwise. */
export function explainNone(near: readonly CustomsLine[], vehicle: CustomsVehicle): string {
  const [line] = near
  const name = vehicle.modelCode ? `${nameOf(vehicle)} (${vehicle.modelCode})` : nameOf(vehicle)
  if (!line) return `The list has no ${name}.`
  const differ = [...new Set(near.flatMap((one) => factsThat(one, vehicle, 'other')))]
  return `The list has ${name} only with another ${listed(differ)}.`
}
