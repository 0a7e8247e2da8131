import { normalForm } from '@/kernel/text/normal-form'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import { COUNTRY_ALIASES } from '@/modules/settings/places/rules/country-aliases'

/** A port as files may name it. */
export type NamedPort = { id: number; name: string; country: string; unlocode: string | null }

/** What the names in a file mean. */
export type Directory = {
  /** The ports of that name or UN/LOCODE; several where the name alone does not identify one. */
  ports: (text: string) => readonly NamedPort[]
  country: (text: string) => string | null
  vehicleType: (text: string) => number | null
}

/** A name without case, accents and punctuation. */
const plain = (text: string): string =>
  normalForm(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const solid = (text: string): string => plain(text).replaceAll(' ', '')

/** A port's names: 'Gqeberha (Port Elizabeth)' is called by either, with its country or without. */
function namesOf({ country, name, unlocode }: NamedPort): string[] {
  const names = [name, ...name.split(/[()]/)].flatMap((one) => plain(one) || [])
  return [...names, ...names.map((one) => `${one} ${plain(country)}`), ...(unlocode ? [solid(unlocode)] : [])]
}

const countryKeys: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COUNTRY_ALIASES).flatMap(([name, code]) => {
    const country = COUNTRY_NAMES.get(code)
    return country ? [[name, country] as const] : []
  }),
  ...[...COUNTRY_NAMES].flatMap(([code, name]) => [
    [code.toLowerCase(), name] as const,
    [plain(name), name] as const,
  ]),
])

/** What names mean as people write them: without regard to case, accents and punctuation. */
export function lookUpTariffNames(
  ports: readonly NamedPort[],
  vehicleTypes: ReadonlyMap<number, string>,
): Directory {
  const portsBy = new Map<string, NamedPort[]>()
  for (const port of ports)
    for (const name of new Set(namesOf(port))) portsBy.set(name, [...(portsBy.get(name) ?? []), port])
  const typesBy = new Map([...vehicleTypes].map(([id, name]) => [plain(name), id]))
  return {
    ports: (text) => portsBy.get(plain(text)) ?? portsBy.get(solid(text)) ?? [],
    country: (text) => countryKeys.get(plain(text)) ?? null,
    vehicleType: (text) => typesBy.get(plain(text)) ?? null,
  }
}
