'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { generatedFileOf } from '@/ui/client/generated-file'
import { useDebouncedValue } from '@/ui/use-debounced-value'
import type { Printed } from './invoice-preview-values'

/** Long enough to finish a figure before its invoice is made. */
const PAUSE_MS = 600

/** The URL of a file in this page; it is given up once there is another one, or none is shown any more. */
function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** The last one that there was, while the next is made or could not be. */
function useLast<T>(latest: T | undefined): T | null {
  const [last, setLast] = useState<T | null>(latest ?? null)
  if (latest !== undefined && latest !== last) setLast(latest)
  return last
}

type Pending = {
  id: number
  /** The quote's `updatedAt`. */
  seen: string
  /** The entries; null while there is too little to print. */
  printed: Printed | null
  /** Whether anybody looks at it; nothing is made otherwise. */
  isShown: boolean
}

/** The invoice that an offer would have, made again whenever the entries have not changed for a moment. */
export function useInvoicePreview({ id, isShown, printed, seen }: Pending) {
  const entered = printed === null ? '' : JSON.stringify(printed)
  const debounced = useDebouncedValue(entered, PAUSE_MS)
  const body: Printed = debounced === '' ? {} : JSON.parse(debounced)
  const made = generatedFileOf('/api/v1/quotes/{id}/proforma/preview', { params: { path: { id } }, body })
  const { data, error, isFetching, refetch } = useQuery({
    ...made,
    queryKey: [...made.queryKey, seen],
    enabled: isShown && debounced !== '',
  })
  const url = useObjectUrl(useLast(data))
  const isBehind = entered !== debounced || isFetching
  return { url, isBehind, failure: isBehind ? null : error, again: () => void refetch() }
}
