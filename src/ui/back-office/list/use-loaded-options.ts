'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../call'
import type { Option } from './types'

type Loaded = { path: string; options: Option[]; problem: string | null }

/**
 * The records at a path of the contract as options; none while they are on their way.
 *
 * @returns the options, why they could not be loaded, and how to ask for them again
 */
export function useLoadedOptions(path: string | null) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  // The last question counts; answers to earlier ones may come late.
  const asked = useRef<string | null>(null)
  const ask = useCallback(async (wanted: string) => {
    asked.current = wanted
    const { data, message, ok } = await callApi('GET', wanted)
    if (asked.current !== wanted) return
    const rows = ok && Array.isArray(data) ? data : []
    const options = rows.map(({ id, name }): Option => ({ value: String(id), label: String(name) }))
    setLoaded({ path: wanted, options, problem: ok ? null : message })
  }, [])
  useEffect(() => {
    if (path === null) return
    void ask(path)
    return () => {
      asked.current = null
    }
  }, [ask, path])
  const { options, problem } = loaded?.path === path ? loaded : { options: [], problem: null }
  const again = () => {
    if (path !== null) void ask(path)
  }
  return { options, problem, again }
}
