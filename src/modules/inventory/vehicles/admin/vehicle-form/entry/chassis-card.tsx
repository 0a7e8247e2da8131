'use client'
import { useEffect, useState } from 'react'
import { hasOwnCode } from '@/modules/inventory/lists/rules/has-own-code'
import styles from '@/ui/back-office/admin.module.css'
import * as words from '../../../words'
import { useFormParts, useRegister, useValue } from '../form-context'
import { FieldFrame, useNotices } from '../form-fields'
import form from '../vehicle-form.module.css'
import type { EntryState, Taken } from './car-entry-store'
import css from './car-entry-store.module.css'
import { useCarEntry } from './use-car-entry'

/** The chassis number, from which the rest of a new vehicle follows as far as it is known. */
export function ChassisCard() {
  const { lookUp } = useFormParts()
  return (
    <section aria-label={words.chassisNumber} className={`${form.card} ${css.card}`}>
      <Chassis />
      {lookUp && <Known />}
    </section>
  )
}

/** Whether the number is one by itself: then no prefix stands before it. Known without rendering at every key. */
function useIsWhole() {
  const { form: vehicle } = useFormParts()
  const [isWhole, setWhole] = useState(() => hasOwnCode(vehicle.getValues('chassis')))
  useEffect(
    () =>
      vehicle.subscribe({
        name: 'chassis',
        formState: { values: true },
        callback: ({ values }) => setWhole(hasOwnCode(values.chassis)),
      }),
    [vehicle],
  )
  return isWhole
}

/** The chassis number: the model code stands fixed before what is typed, unless that begins with a code itself. */
function Chassis() {
  const { lookUp } = useFormParts()
  const registered = useRegister('chassis')
  const isTaken = useCarEntry(({ taken }) => taken !== null)
  const notices = useNotices('chassis', lookUp ? words.chassisHint : undefined, true)
  const prefix = useValue('chassisPrefix')
  const isWhole = useIsWhole()
  return (
    <FieldFrame
      field="chassis"
      hint={lookUp ? words.chassisHint : undefined}
      label={words.chassisNumber}
      required
    >
      <span className={form.prefixed}>
        {prefix !== '' && !isWhole && (
          <span className={form.prefix} data-prefix>
            {prefix}
          </span>
        )}
        <input
          {...notices}
          {...registered}
          aria-invalid={notices['aria-invalid'] || isTaken}
          autoCapitalize="characters"
          autoComplete="off"
          className={styles.input}
          onBlur={(event) => {
            void lookUp?.now()
            return registered.onBlur(event)
          }}
          onInput={({ currentTarget }) => lookUp?.soon(currentTarget.value)}
          spellCheck={false}
          type="text"
        />
      </span>
    </FieldFrame>
  )
}

/** What is known about the car, beside its number. */
function Known() {
  const known = useCarEntry((state) => state)
  return (
    <div aria-live="polite" className={css.known} data-state={known.taken ? 'taken' : known.state}>
      {known.taken ? <IsTaken taken={known.taken} /> : <About {...known} />}
    </div>
  )
}

function IsTaken({ taken: { vehicle } }: { taken: Taken }) {
  if (!vehicle) return <p>{words.chassisTakenElsewhere}</p>
  return (
    <p>
      {words.chassisTaken}{' '}
      <a href={`/admin/inventory/vehicles/edit/${vehicle.id}`} rel="noreferrer" target="_blank">
        {vehicle.sku} {vehicle.name}
      </a>
    </p>
  )
}

function About({ code, earlier, filled, state, years }: EntryState) {
  if (state !== 'known') return <p className={form.hint}>{words.CAR_STATES[state]}</p>
  return (
    <>
      <p>
        <strong>{code}</strong> {words.knownFrom(earlier)}
        {years && ` · ${words.yearsFrom(years.from, years.to)}`}
      </p>
      <p className={form.hint}>{words.filledIn(filled.size)}</p>
    </>
  )
}
