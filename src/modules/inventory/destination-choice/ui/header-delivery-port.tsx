'use client'

import { buttonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import * as words from './browser-words'
import { ChoosePortLink } from './choose-port-link'
import { PortChoiceOpener } from './port-choice-opener'

type Port = { id: number; name: string; country: string }

/** In the head of every page: where prices are for, and the way to change it. On a phone the port's name alone. */
export function HeaderDeliveryPort({ port }: { port: Port | null }) {
  const text = port ? words.deliverToPort(port.name, port.country) : words.choosePort
  return (
    <>
      <ChoosePortLink
        aria-label={text}
        title={text}
        className={buttonStyle('quiet', 'min-w-0 max-w-[45%] shrink-0 -ml-2 lg:ml-0 lg:max-w-48', 'small')}
      >
        <Icon name="map-pin" size={18} className="shrink-0" />
        <span className="truncate">{port ? port.name : words.deliverTo}</span>
      </ChoosePortLink>
      <PortChoiceOpener chosen={port?.id ?? null} />
    </>
  )
}
