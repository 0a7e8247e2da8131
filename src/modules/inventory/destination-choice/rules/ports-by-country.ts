export type Port = { id: number; name: string; country: string }

/** The ports of one country. */
export type PortsOfCountry<P extends Port = Port> = { country: string; ports: P[] }

/** Ports by country, in the order given. */
export function portsByCountry<P extends Port>(ports: readonly P[]): PortsOfCountry<P>[] {
  const groups = Map.groupBy(ports, ({ country }) => country)
  return [...groups].map(([country, own]) => ({ country, ports: own }))
}
