'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { ContentKind } from '../rules/content-kinds'
import { readSchedule } from './content-calls'
import { PublishStatusLabel } from './publish-status-label'
import { useContentId } from './use-content-id'
import * as words from './words'

/** How the record stands: as a draft, for readers, and what will happen to it on its own. */
export function StatusAndSchedule({ kind }: { kind: ContentKind }) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const id = useContentId()
  const { data } = useQuery({ ...readSchedule(kind, id ?? 0), enabled: id !== null })
  const { publishAt = null, unpublishAt = null } = data?.data ?? {}
  return (
    <>
      <PublishStatusLabel hasDraft={unpublishedVersionCount > 0} isPublished={hasPublishedDoc} />
      {publishAt && (
        <span className={styles.status} data-tone="violet">
          {words.publishesAt} <LocalTime iso={publishAt} />
        </span>
      )}
      {unpublishAt && (
        <span className={styles.status} data-tone="violet">
          {words.unpublishesAt} <LocalTime iso={unpublishAt} />
        </span>
      )}
    </>
  )
}
