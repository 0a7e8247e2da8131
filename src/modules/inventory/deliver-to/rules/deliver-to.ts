import { normalForm } from '@/kernel/text'

/** The cookie with a guest's port of destination, and how long a browser keeps it, in seconds. */
export const DELIVER_TO_COOKIE = 'kaido_to'
export const DELIVER_TO_SECONDS = 31_536_000

/** The address that takes the choice, and the page where it is made without scripts. */
export const DELIVER_TO = '/deliver-to'
export const DESTINATIONS = '/to'

/** The port named by a form, a cookie or an address; null for anything but an id. */
export const readPortId = (value: string | null | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/**
 * A page of this product without the port in its address, so that the port just chosen counts there.
 *
 * @param back a path with its query
 */
export function withoutPort(back: string): string {
  const [path = '/', query = ''] = back.split('?')
  const params = new URLSearchParams(query)
  params.delete('to')
  const rest = params.toString().replaceAll('%2C', ',')
  return rest ? `${path}?${rest}` : path
}

type Port = { id: number; name: string; country: string }

/** The ports of one country. */
export type PortsOfCountry<P extends Port = Port> = { country: string; ports: P[] }

/** Ports by country, in the order given. */
export function portsByCountry<P extends Port>(ports: readonly P[]): PortsOfCountry<P>[] {
  const groups = Map.groupBy(ports, ({ country }) => country)
  return [...groups].map(([country, own]) => ({ country, ports: own }))
}

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
