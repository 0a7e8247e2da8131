import * as words from '../words'

type Port = { name: string; country: string }

/** Ports of destination, those of a country in one line. */
export function PortList({ ports }: { ports: readonly Port[] }) {
  const byCountry = Map.groupBy(ports, ({ country }) => country)
  return (
    <>
      <p>{words.requestCifPrice}</p>
      <ul className="list-none! columns-2 gap-8 pl-0! text-14">
        {[...byCountry].map(([country, places]) => (
          <li key={country} className="mt-0! break-inside-avoid py-1">
            <strong>{country}:</strong> {places.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
