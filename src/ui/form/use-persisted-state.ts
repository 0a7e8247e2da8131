'use client'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, storeDraft } from './stored-draft'

type Options<T> = {
  /** One thing per name. */
  name: string
  /** What it started from; a value stored for anything else is discarded. */
  at: string
  begin: T
  /** What stands in it at first, if something has been entered already. */
  entered?: T | null
  /** Two states are equal if these texts are; JSON by default. */
  textOf?: (value: T) => string
  /**
   * Whether it also survives leaving the page. Otherwise it only survives what nobody chose: a reload, a
   * crash.
   */
  persistsOnLeave?: boolean
}

/**
 * A state stored in this tab through reloads and lost connections, as long as it differs from its
 * initial value. Files in it are not stored.
 *
 * @returns the state, its setter, and whether it was restored
 */
export function usePersistedState<T>({
  at,
  begin,
  entered,
  persistsOnLeave = false,
  name,
  textOf = JSON.stringify,
}: Options<T>): [value: T, change: Dispatch<SetStateAction<T>>, isBroughtBack: boolean] {
  const [value, setValue] = useState<T>(entered ?? begin)
  const [isBroughtBack, setIsBroughtBack] = useState(false)
  const beginText = textOf(begin)
  const isSame = useRef((one: T) => textOf(one) === beginText)
  useEffect(() => {
    isSame.current = (one) => textOf(one) === beginText
  }, [beginText, textOf])
  useEffect(() => {
    const draft = readDraft<T>(name, at)
    if (draft === null || isSame.current(draft)) return
    setValue(draft)
    setIsBroughtBack(true)
  }, [name, at])
  useEffect(() => {
    if (textOf(value) === beginText) removeDraft(name)
    else storeDraft(name, at, value)
  }, [name, at, value, beginText, textOf])
  useEffect(() => {
    if (persistsOnLeave) return
    return () => removeDraft(name)
  }, [name, persistsOnLeave])
  return [value, setValue, isBroughtBack]
}
