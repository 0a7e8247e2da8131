import { normalForm } from '@/kernel/text/normal-form'
import type { Port, PortsOfCountry } from './ports-by-country'

const plain = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The ports whose name or country has a word that begins with what was typed; all of them for nothing typed. */
export function portsMatching<P extends Port>(
  groups: readonly PortsOfCountry<P>[],
  typed: string,
): PortsOfCountry<P>[] {
  const wanted = plain(typed.trim())
  const fits = (name: string) => ` ${plain(name)}`.includes(` ${wanted}`)
  return groups.flatMap(({ country, ports }) => {
    const own = fits(country) ? ports : ports.filter(({ name }) => fits(name))
    return own.length > 0 ? [{ country, ports: own }] : []
  })
}
