import { PortForm } from '@/modules/inventory/destination-choice/ui/port-form'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import type { PortOfCountry } from './read-country-page'
import * as words from './words'

type Props = { ports: readonly PortOfCountry[]; own: number | null; back: string }

/** The ports of the country, each with its lead time and a button that sets it. A form, so that it needs no script. */
export function CountryPorts({ ports, own, back }: Props) {
  return (
    <PortForm back={back}>
      <p className="mb-3 text-14 text-soft">{words.choosePort}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {ports.map(({ id, name, leadDays }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
          >
            <span>
              <b className="block">{name}</b>
              <span className="text-13 text-soft tabular-nums">
                {leadDays ? words.leadTimes(leadDays.least, leadDays.most) : words.leadTimeOnRequest}
              </span>
            </span>
            {id === own ? (
              <Badge tone="green">{words.chosen}</Badge>
            ) : (
              <Button type="submit" name="port" value={id}>
                {words.deliverHere(name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PortForm>
  )
}
