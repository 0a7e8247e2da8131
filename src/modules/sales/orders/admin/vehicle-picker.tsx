'use client'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { SearchField } from '@/ui/back-office/search-field'
import { readOf } from '@/ui/client/read-of'
import styles from './order.module.css'
import * as words from './words'

/** A vehicle that can be chosen. */
export type Choice = { id: number; name: string; sku: string }

const SHORTEST = 2
const MOST = '6'

/** The published vehicles that match what was typed; none before there is enough to look for. */
function useMatches(typed: string) {
  const q = useDeferredValue(typed.trim())
  const { data, isError } = useQuery({
    ...readOf('/api/v1/vehicles', { params: { query: { q, status: 'PUBLISHED', limit: MOST } } }),
    enabled: q.length >= SHORTEST,
    placeholderData: (before) => before,
  })
  const isSearched = q.length >= SHORTEST
  const matches = isSearched ? (data?.data ?? []) : []
  return { matches, isError, isNone: isSearched && data !== undefined && matches.length === 0 }
}

type Props = { chosen: Choice | null; onChoose: (vehicle: Choice | null) => void }

/** Finds a vehicle on offer by what is known of it: stock number, make, model or chassis. */
export function VehiclePicker({ chosen, onChoose }: Props) {
  return (
    <div className={styles.picker}>
      {chosen ? (
        <div className={styles.picked}>
          <span>
            <span className={page.label}>{words.newVehicle}</span>
            <strong>{chosen.name}</strong>
            <span className={list.under}>{chosen.sku}</span>
          </span>
          <button className={page.button} onClick={() => onChoose(null)} type="button">
            {words.chooseAnother}
          </button>
        </div>
      ) : (
        <Search onChoose={onChoose} />
      )}
    </div>
  )
}

function Search({ onChoose }: Pick<Props, 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const { matches, isError, isNone } = useMatches(typed)
  return (
    <>
      <SearchField label={words.findVehicle} onChange={setTyped} value={typed}>
        <span className={list.help}>{words.vehicleHelp}</span>
      </SearchField>
      <div aria-live="polite">
        {isError && <p className={styles.error}>{words.stockNotRead}</p>}
        {isNone && <p className={styles.small}>{words.noVehicleMatches}</p>}
      </div>
      <ul className={styles.found}>
        {matches.map(({ id, location, name, sku, ...more }) => (
          <li key={id}>
            <span>
              {name}
              <span className={list.under}>
                {[sku, 'chassis' in more && more.chassis, location].filter(Boolean).join(' · ')}
              </span>
            </span>
            <button
              aria-label={words.chooseNamed(`${name}, ${sku}`)}
              className={page.button}
              onClick={() => onChoose({ id, name, sku })}
              type="button"
            >
              {words.choose}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
