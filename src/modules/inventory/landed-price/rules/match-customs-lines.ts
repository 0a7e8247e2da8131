import { compareCustomsFacts, type Fact, isSameBody } from './compare-customs-facts'
import { isExactCode, isMeaningful, makeKey, nameKey, sameCode } from './compare-customs-names'
import type { CustomsLine, CustomsMatch, CustomsVehicle } from './customs-line'
import * as why from './explain-customs-value'

/** What must not differ between a vehicle and a line with its model code, and between those of one name. */
const OF_CODE: readonly Fact[] = ['year', 'engine', 'drive']
const OF_NAME: readonly Fact[] = [...OF_CODE, 'fuel']

/** Lines of which none of these facts is another one. */
const fitting = (lines: readonly CustomsLine[], vehicle: CustomsVehicle, facts: readonly Fact[]) =>
  lines.filter((line) => {
    const compared = compareCustomsFacts(line, vehicle)
    return facts.every((fact) => compared[fact] !== 'other')
  })

type Prefers = (line: CustomsLine, vehicle: CustomsVehicle) => boolean

/** What a line may have in common with a vehicle that others lack, the most specific first. */
const PREFERRED: readonly Prefers[] = [
  (line, vehicle) => isExactCode(line.modelCode, vehicle.modelCode),
  (line, vehicle) => sameCode(line.modelCode, vehicle.modelCode) === 'same',
  (line, vehicle) => nameKey(line.model) === nameKey(vehicle.model),
  (line, vehicle) => compareCustomsFacts(line, vehicle).fuel === 'same',
  (line, vehicle) => compareCustomsFacts(line, vehicle).drive === 'same',
  (line, vehicle) => line.cc !== null && line.cc === vehicle.cc,
  (line, vehicle) => compareCustomsFacts(line, vehicle).engine === 'same',
  (line, vehicle) => compareCustomsFacts(line, vehicle).year === 'same',
  (line, vehicle) => compareCustomsFacts(line, vehicle).transmission === 'same',
  isSameBody,
]

/** The lines that match most of what is known of the vehicle: of two, the one that names its gearbox. */
const closest = (lines: readonly CustomsLine[], vehicle: CustomsVehicle): readonly CustomsLine[] =>
  PREFERRED.reduce((left, prefers) => {
    const preferred = left.filter((line) => prefers(line, vehicle))
    return preferred.length > 0 ? preferred : left
  }, lines)

function resolve(
  lines: readonly CustomsLine[],
  vehicle: CustomsVehicle,
  certainty: 'exact' | 'likely',
): CustomsMatch | null {
  const left = [...closest(lines, vehicle)].sort((a, b) => a.value - b.value || a.row - b.row)
  const [line] = left
  const last = left.at(-1)
  if (!line || !last) return null
  if (line.value === last.value) return { certainty, line, why: why.explainOne(line, vehicle, certainty) }
  return {
    certainty: 'several',
    lines: left,
    lowest: line.value,
    highest: last.value,
    why: why.explainSeveral(left.length, vehicle, certainty),
  }
}

/** Lines of the code: certain, unless code, fuel or gearbox differ from the vehicle's in the end. */
function byCode(lines: readonly CustomsLine[], vehicle: CustomsVehicle): CustomsMatch | null {
  const match = resolve(fitting(lines, vehicle, OF_CODE), vehicle, 'exact')
  if (match?.certainty !== 'exact') return match
  const { fuel, transmission } = compareCustomsFacts(match.line, vehicle)
  const isCertain = fuel !== 'other' && transmission !== 'other'
  if (isCertain && sameCode(match.line.modelCode, vehicle.modelCode) === 'same') return match
  return { ...match, certainty: 'likely', why: why.explainOne(match.line, vehicle, 'likely') }
}

/**
 * Finds a vehicle in a customs value list: by model code, else by make and model, where engine size, drive and year
 * agree as far as both have them. Nothing is chosen: where lines with different values remain, it returns all of
 * them.
 *
 * @param lines at least those of the make that have a code or the model of the vehicle; any others are ignored
 */
export function matchCustomsLines(vehicle: CustomsVehicle, lines: readonly CustomsLine[]): CustomsMatch {
  const ofMake = lines.filter(({ make }) => makeKey(make) === makeKey(vehicle.make))
  const ofName = ofMake.filter(({ model }) => nameKey(model) === nameKey(vehicle.model))
  const ofCode = (isMeaningful(vehicle.modelCode) ? ofMake : ofName).filter(
    ({ modelCode }) => sameCode(modelCode, vehicle.modelCode) !== null,
  )
  return (
    byCode(ofCode, vehicle) ??
    resolve(fitting(ofName, vehicle, OF_NAME), vehicle, 'likely') ?? {
      certainty: 'none',
      why: why.explainNone([...ofCode, ...ofName], vehicle),
    }
  )
}
