import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import list from '@/ui/back-office/list/list-context.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { SearchField } from '@/ui/back-office/search-field'
import { callApi } from '@/ui/client/call-api'
import { readOf } from '@/ui/client/read-of'
import type { useWrite } from '@/ui/client/use-write'
import * as words from './words'

type Props = {
  id: number
  updatedAt: string
  refusal: string | null
  /** Reads the quote again, where it has changed meanwhile. */
  reload: (() => Promise<void>) | null
  run: ReturnType<typeof useWrite>['run']
  onClose: () => void
}

const SHORTEST = 2

/** The vehicles in stock that match what was typed; none before there is enough to look for. */
function useMatches(typed: string) {
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...readOf('/api/v1/jump', { params: { query: { q } } }),
    enabled: q.length >= SHORTEST,
    placeholderData: (before) => before,
  })
  const matches = data?.data.find(({ key }) => key === 'vehicles')?.found ?? []
  return { matches, isNone: data !== undefined && q.length >= SHORTEST && matches.length === 0 }
}

/** Finds a vehicle in stock, and attaches it to a request on demand. */
export function AttachVehicleDialog({ id, onClose, refusal, reload, run, updatedAt }: Props) {
  const [typed, setTyped] = useState('')
  const { matches, isNone } = useMatches(typed)
  const attach = async (vehicleId: number) => {
    const { ok } = await run(
      callApi('put', '/api/v1/quotes/{id}/vehicle', {
        params: { path: { id } },
        body: { vehicleId, updatedAt },
      }),
    )
    if (ok) onClose()
  }
  return (
    <AdminDialog narrow onClose={onClose} title={words.attachVehicle}>
      <p>{words.attachAbout}</p>
      {refusal && (
        <Refusal>
          <p>{refusal}</p>
          {reload && (
            <button className={styles.button} onClick={reload} type="button">
              {words.reload}
            </button>
          )}
        </Refusal>
      )}
      <SearchField label={words.findVehicle} onChange={setTyped} value={typed} />
      <ul className={list.group}>
        {matches.map((vehicle) => (
          <li key={vehicle.id}>
            {vehicle.title} <span className={list.under}>{vehicle.detail}</span>
            <button
              aria-label={words.attachNamed(vehicle.title)}
              className={styles.button}
              onClick={() => attach(vehicle.id)}
              type="button"
            >
              {words.attach}
            </button>
          </li>
        ))}
      </ul>
      {isNone && <p>{words.noVehicleMatches}</p>}
    </AdminDialog>
  )
}
