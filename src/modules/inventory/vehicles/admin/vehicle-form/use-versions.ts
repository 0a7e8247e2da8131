import { toast } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAllSaved, type Versions } from '@/kernel/merge'
import type { VehicleFormLists } from '../../queries/vehicle-form'
import { vehicleMergeReport } from '../../rules/form/merge'
import * as words from '../../words'
import type { Values } from './kit'
import type { VehicleFormProps } from './use-vehicle-form'

/** Gives what has been entered and not saved; null if there is nothing. */
export type Entered = RefObject<() => Values | null>

/** The two versions of a vehicle that somebody else saved while something was entered here. */
export type Conflict = {
  versions: Versions<Values>
  /** The lists that the other version came with. */
  lists: VehicleFormLists
  /** Opens the other version with these values, and saves them. */
  merge: (values: Values, lists: VehicleFormLists) => void
  /** Opens the other version; what was entered here is lost. */
  discard: () => void
}

type Opened = { props: VehicleFormProps; entered: Values | null; number: number }

/**
 * The version of a vehicle that the form shows. A newer one replaces it at once if nothing was entered; otherwise the
 * form stays as it is until both are merged.
 */
export function useVersions(newest: VehicleFormProps) {
  const [opened, setOpened] = useState<Opened>({ props: newest, entered: null, number: 0 })
  const [mine, setMine] = useState<Values | null>(null)
  const entered: Entered = useRef(() => null)
  const stamp = newest.vehicle?.updatedAt
  const isOutdated = opened.props.vehicle?.updatedAt !== stamp
  const open = useCallback((props: VehicleFormProps, values: Values | null) => {
    setOpened(({ number }) => ({ props, entered: values, number: number + 1 }))
    setMine(null)
  }, [])
  const arrive = useEffectEvent(() => {
    const values = entered.current()
    if (values === null) return open(newest, null)
    const versions = { base: opened.props.values, mine: values, theirs: newest.values }
    if (!isAllSaved(vehicleMergeReport(versions))) return setMine(values)
    open(newest, null)
    toast.info(words.savedAlready)
  })
  const arrived = isOutdated ? stamp : undefined
  useEffect(() => {
    if (arrived !== undefined) arrive()
  }, [arrived])
  const { lists, values } = opened.props
  const conflict: Conflict | null =
    mine && isOutdated
      ? {
          versions: { base: values, mine, theirs: newest.values },
          lists: newest.lists,
          merge: (merged, known) => open({ ...newest, lists: known }, merged),
          discard: () => open(newest, null),
        }
      : null
  return {
    shown: isOutdated ? opened.props : { ...newest, lists, values },
    number: opened.number,
    merged: opened.entered,
    entered,
    conflict,
  }
}
