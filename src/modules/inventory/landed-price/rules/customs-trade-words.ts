import { nameKey } from './compare-customs-names'

/** The first of these whose expression fits; null where none fits. */
const firstOf =
  <T extends string>(kinds: readonly (readonly [T, RegExp])[]) =>
  (text: string | null): T | null => {
    const key = nameKey(text)
    return kinds.find(([, pattern]) => pattern.test(key))?.[0] ?? null
  }

/** Driven wheels: '4WD' for AWD and 4×4, '2WD' for FF, FR, 4×2; null for what is neither. */
export const driveOf = firstOf([
  ['4WD', /4wd|awd|^4x4|4matic|quattro|xdrive|4motion|allwheel|fourwheel/],
  ['2WD', /2wd|fwd|rwd|^4x2|^2x4|^ff$|^fr$|^mr$|^rr$|frontwheel|rearwheel|twowheel/],
])

const burnt = firstOf([
  ['diesel', /d(ie|ei)sel/],
  ['petrol', /petrol|gasoline|^gas$/],
  ['gas', /lpg|cng|lng/],
  ['hydrogen', /hydrogen|fuelcell/],
])
const electric = firstOf([
  ['plug-in hybrid', /plugin|phev/],
  ['hybrid', /hybrid|^hev$/],
  ['electric', /elec+tric|^b?ev$/],
])

/** Lists write 'DEISEL', 'DI ESEL', 'ELECCTRIC', and 'PETROL/ELECTRIC' for hybrids. */
export const fuelOf = (text: string | null): string | null => {
  const [fuel, drive] = [burnt(text), electric(text)]
  return drive === 'electric' && fuel !== null ? 'hybrid' : (drive ?? fuel)
}

/** Null where a text has both, or neither. */
export const gearboxOf = (text: string | null): 'automatic' | 'manual' | null => {
  const key = nameKey(text)
  const isAutomatic = /auto|cvt|dct|dsg|amt|^\d?at$|^atmt$|^mtat$/.test(key)
  const isManual = /manual|^\d?mt$|^f[456]$|^atmt$|^mtat$/.test(key)
  if (isAutomatic === isManual) return null
  return isAutomatic ? 'automatic' : 'manual'
}

const bodyGroup = firstOf([
  ['wagon', /wagon|estate/],
  ['hatchback', /hatch|^hback$/],
  ['sedan', /sedan|saloon/],
  ['pickup', /pickup|doublecab|singlecab/],
  ['suv', /suv|sportutility|crossover/],
  ['van', /van/],
  ['coupe', /coupe/],
  ['truck', /truck|lorry/],
  ['bus', /bus/],
])

/** A body by the name that most lists use, else as written; null for none. */
export const bodyOf = (text: string | null): string | null => bodyGroup(text) ?? (nameKey(text) || null)
