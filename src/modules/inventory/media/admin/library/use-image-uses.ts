'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '@/ui/client/read-of'

/** What uses the image of the form; nothing is read for one that is not saved yet. */
export function useImageUses() {
  const { id } = useDocumentInfo()
  const { data, error, isFetching, refetch } = useQuery({
    ...readOf('/api/v1/images/{id}/uses', { params: { path: { id: Number(id ?? 0) } } }),
    enabled: id !== undefined && id !== null,
  })
  return { isSaved: Boolean(id), uses: data?.data ?? null, error, isFetching, retry: () => void refetch() }
}
