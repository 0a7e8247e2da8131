'use client'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { forgetKept, keep, readKept } from './kept'

type Options<T> = {
  /** One thing per name. */
  name: string
  /** What it started from; a value kept for anything else is discarded. */
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
  isKeptWhenLeft?: boolean
}

/**
 * A state kept in this tab through reloads and lost connections, as long as it differs from its initial
 * value. Files in it are not kept.
 *
 * @returns the state, its setter, and whether it was restored
 */
export function useKept<T>({
  at,
  begin,
  entered,
  isKeptWhenLeft = false,
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
    const found = readKept<T>(name, at)
    if (found === null || isSame.current(found)) return
    setValue(found)
    setIsBroughtBack(true)
  }, [name, at])
  useEffect(() => {
    if (textOf(value) === beginText) forgetKept(name)
    else keep(name, at, value)
  }, [name, at, value, beginText, textOf])
  useEffect(() => {
    if (isKeptWhenLeft) return
    return () => forgetKept(name)
  }, [name, isKeptWhenLeft])
  return [value, setValue, isBroughtBack]
}
