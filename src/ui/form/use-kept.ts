'use client'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { forgetKept, keep, readKept } from './kept'

type Options<T> = {
  /** One thing per name. */
  name: string
  /** What it was begun from; what was kept from something else is thrown away. */
  at: string
  begin: T
  /** Two states are the same whose texts are; JSON unless said. */
  textOf?: (value: T) => string
  /** Whether it is also there for whoever left and comes back. Else it only outlives what nobody chose: a reload, a crash. */
  isKeptWhenLeft?: boolean
}

/**
 * A state that is kept in this tab through reloads and lost connections, for as long as it is another one than it was
 * begun with. Files in it are not kept.
 *
 * @returns the state, how to change it, and whether it was brought back
 */
export function useKept<T>({
  at,
  begin,
  isKeptWhenLeft = false,
  name,
  textOf = JSON.stringify,
}: Options<T>): [value: T, change: Dispatch<SetStateAction<T>>, isBroughtBack: boolean] {
  const [value, setValue] = useState<T>(begin)
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
