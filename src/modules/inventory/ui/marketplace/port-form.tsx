import type { DestinationPort } from '@/modules/settings/queries/public-places'
import { Button } from '@/ui/button'
import { Field, Select } from '@/ui/field'

type Props = { port: DestinationPort | null; ports: readonly DestinationPort[] }

/** Where vehicles are to be sent. A form, so that it needs no script. */
export function PortForm({ port, ports }: Props) {
  if (ports.length === 0) return null
  return (
    <form method="post" action="/marketplace/port" className="flex items-end gap-2">
      <Field htmlFor="port" label="Your port of destination" className="min-w-0 flex-1">
        <Select id="port" name="port" defaultValue={port?.id ?? ''}>
          <option value="">Not chosen yet</option>
          {ports.map(({ id, name, country }) => (
            <option key={id} value={id}>
              {name}, {country}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">Remember</Button>
    </form>
  )
}
