'use client'
import { useEffect, useState } from 'react'
import { callApi } from '../call'
import type { Option } from './types'

type Loaded = { path: string; options: Option[] }

/** The records at a path of the contract as options; none while they are on their way. */
export function useLoadedOptions(path: string | null): Option[] {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    callApi('GET', path).then(({ data, ok }) => {
      if (!isWanted || !ok || !Array.isArray(data)) return
      const options = data.map(({ id, name }) => ({ value: String(id), label: String(name) }))
      setLoaded({ path, options })
    })
    return () => {
      isWanted = false
    }
  }, [path])
  return loaded && loaded.path === path ? loaded.options : []
}
