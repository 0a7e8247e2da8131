import type { DestinationPort } from '@/modules/settings/places/queries/public-places'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Field, Select } from '@/ui/field'
import * as words from '../../words'
import type { PortOutcome } from './address'

type Props = { port: DestinationPort | null; outcome: PortOutcome | null; ports: readonly DestinationPort[] }

/** Where vehicles are to be sent. A form, so that it needs no script. */
export function PortForm({ port, outcome, ports }: Props) {
  if (ports.length === 0) return null
  const said = outcomeText(outcome, port)
  return (
    <form method="post" action="/marketplace/port">
      <div className="flex flex-wrap items-end gap-2">
        <Field htmlFor="port" label={words.yourPortOfDestination} className="min-w-0 flex-1 basis-40">
          <Select id="port" name="port" defaultValue={port?.id ?? ''}>
            <option value="">{words.notChosenYet}</option>
            {ports.map(({ id, name, country }) => (
              <option key={id} value={id}>
                {name}, {country}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{words.remember}</Button>
      </div>
      {said && (
        <p role="status" className={cx('mt-2 text-13', outcome === 'gone' ? 'text-amber' : 'text-green')}>
          {said}
        </p>
      )}
    </form>
  )
}

function outcomeText(outcome: PortOutcome | null, port: DestinationPort | null): string | null {
  if (outcome === 'gone') return words.weNoLonger
  if (outcome === null) return null
  return port ? `${port.name}, ${port.country} is remembered.` : words.yourPortHasBeenCleared
}

/** What the prices on the page cover on the way to the port. They are the showrooms' own, whatever the port. */
export function PortNote({ port }: { port: DestinationPort }) {
  return <p className="mt-3 max-w-text text-13 text-faint">{words.pricesAreShowroomsOwn(port.name)}</p>
}
