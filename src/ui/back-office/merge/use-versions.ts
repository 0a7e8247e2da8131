'use client'
import { toast } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAllSaved, type MergeReport, type Versions } from '@/kernel/merge'
import * as words from './words'

/** Gives what has been entered and not saved; null if there is nothing. */
export type Entered<V> = RefObject<() => V | null>

/** The two versions of a record that was saved elsewhere while something was entered here. */
export type Conflict<R, V> = {
  versions: Versions<V>
  /** The record as it was saved elsewhere. */
  theirs: R
  /** Opens it with these values, and saves them. */
  merge: (values: V, theirs?: R) => void
  /** Opens it; what was entered here is lost. */
  discard: () => void
}

/** How a form reads the records that it opens. */
type Reading<R, V> = {
  /** What differs after every save. */
  stampOf: (record: R) => string | undefined
  /** The form's initial values. */
  valuesOf: (record: R) => V
  reportOf: (versions: Versions<V>) => MergeReport
}

type Opened<R, V> = { record: R; merged: V | null; number: number }

/**
 * The version of a record that a form shows. A newer one replaces it at once if nothing was entered; otherwise the
 * form stays as it is until both are merged.
 *
 * @param newest the record as it was last read
 * @returns `number` is the key of the form, `merged` the values that it begins with and saves at once, if any;
 * `entered` is filled by the form
 */
export function useVersions<R, V>(newest: R, { reportOf, stampOf, valuesOf }: Reading<R, V>) {
  const [opened, setOpened] = useState<Opened<R, V>>({ record: newest, merged: null, number: 0 })
  const [mine, setMine] = useState<V | null>(null)
  const entered: Entered<V> = useRef(() => null)
  const stamp = stampOf(newest)
  const isOutdated = stampOf(opened.record) !== stamp
  const open = useCallback((record: R, merged: V | null) => {
    setOpened(({ number }) => ({ record, merged, number: number + 1 }))
    setMine(null)
  }, [])
  const versionsWith = (values: V) => ({
    base: valuesOf(opened.record),
    mine: values,
    theirs: valuesOf(newest),
  })
  const arrive = useEffectEvent(() => {
    const values = entered.current()
    if (values === null) return open(newest, null)
    if (!isAllSaved(reportOf(versionsWith(values)))) return setMine(values)
    open(newest, null)
    toast.info(words.savedAlready)
  })
  const arrived = isOutdated ? stamp : undefined
  useEffect(() => {
    if (arrived !== undefined) arrive()
  }, [arrived])
  const conflict: Conflict<R, V> | null =
    mine !== null && isOutdated
      ? {
          versions: versionsWith(mine),
          theirs: newest,
          merge: (merged, theirs = newest) => open(theirs, merged),
          discard: () => open(newest, null),
        }
      : null
  return {
    opened: opened.record,
    isOutdated,
    number: opened.number,
    merged: opened.merged,
    entered,
    conflict,
  }
}
