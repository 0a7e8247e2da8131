'use client'

import { useEffect, useId, useState } from 'react'
import { Field, Select } from '@/ui/field'
import { ownPortsFirst } from '../../rules/request/own-ports-first'
import * as words from './dialog-words'
import { type Port, readPorts } from './quote-request-calls'

type Props = {
  /** The buyer's own country, whose ports come first. */
  country: string | null
  /** The id of a port; '' while none is chosen. */
  value: string
  onChange: (port: string) => void
}

/** The port of destination, for which the quote is to hold. Without a connection it is requested later. */
export function PortSelect({ country, onChange, value }: Props) {
  const id = useId()
  const [ports, setPorts] = useState<Port[] | null>(null)
  useEffect(() => {
    readPorts().then(setPorts)
  }, [])
  return (
    <Field
      label={words.port}
      htmlFor={id}
      help={value ? words.portHelp : words.portLaterHelp}
      className="mt-4"
    >
      <Select
        id={id}
        aria-busy={ports === null}
        aria-describedby={`${id}-help`}
        value={ports ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{ports ? words.portLater : words.readingPorts}</option>
        {ownPortsFirst(ports ?? [], country).map((group) => (
          <optgroup key={group.country} label={group.country}>
            {group.ports.map((port) => (
              <option key={port.id} value={port.id}>
                {port.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
