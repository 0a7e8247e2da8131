import { StatusLabel } from '@/ui/back-office/list/status-label'
import * as words from './words'

type Props = { isPublished: boolean; hasDraft: boolean }

/** Whether readers see a record, and whether they see the newest of it. */
export function PublishStatusLabel({ hasDraft, isPublished }: Props) {
  if (!isPublished) return <StatusLabel tone="slate">{words.draft}</StatusLabel>
  return (
    <StatusLabel tone={hasDraft ? 'amber' : 'green'}>
      {hasDraft ? words.newerDraft : words.published}
    </StatusLabel>
  )
}
