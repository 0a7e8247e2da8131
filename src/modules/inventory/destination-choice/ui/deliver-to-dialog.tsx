'use client'

import { useCallback, useEffect, useState } from 'react'
import type { DestinationPort } from '@/modules/settings/places/queries/read-public-places'
import { Button } from '@/ui/button'
import { fetchPublic } from '@/ui/client/fetch-public'
import { ModalDialog } from '@/ui/dialog'
import * as words from './dialog-words'
import { PortChoice } from './port-choice'
import { usePortChoice } from './use-port-choice'

type Props = { chosen: number | null; onClose: () => void }

/** The choice over the page it was opened from, which then shows the figures of the port where it stands. */
export function DeliverToDialog({ chosen, onClose }: Props) {
  const { ports, isFailed, retry } = usePorts()
  const { choose, isBusy, problem } = usePortChoice(onClose)
  return (
    <ModalDialog title={words.deliverTo} onClose={onClose}>
      {() =>
        ports ? (
          <PortChoice
            ports={ports}
            chosen={chosen}
            back={location.pathname + location.search}
            choose={choose}
            isBusy={isBusy}
            problem={problem}
          />
        ) : isFailed ? (
          <>
            <p role="alert" className="mb-4 text-14 text-red">
              {words.portsUnknown}
            </p>
            <Button onClick={retry}>{words.tryAgain}</Button>
          </>
        ) : (
          <p role="status" aria-busy className="min-h-48 text-14 text-soft">
            {words.readingPorts}
          </p>
        )
      }
    </ModalDialog>
  )
}

function usePorts() {
  const [matches, setMatches] = useState<DestinationPort[] | 'failed' | null>(null)
  const read = useCallback(() => {
    setMatches(null)
    fetchPublic('/api/v1/vehicles/public/destinations', {}).then(
      (answer) => setMatches(answer.ok ? answer.body.data : 'failed'),
      () => setMatches('failed'),
    )
  }, [])
  useEffect(read, [read])
  return { ports: matches === 'failed' ? null : matches, isFailed: matches === 'failed', retry: read }
}
