import { useDocumentInfo } from '@payloadcms/ui'

/** The id of the record in the editor; null for one that was never saved. */
export function useContentId(): number | null {
  const { id } = useDocumentInfo()
  return id === undefined || id === '' ? null : Number(id)
}
