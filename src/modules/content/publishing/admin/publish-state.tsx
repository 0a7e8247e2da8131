import { Status } from '@/ui/back-office/list/status-label'
import * as words from './words'

type Props = { isPublished: boolean; hasDraft: boolean }

/** Whether readers see a record, and whether they see the newest of it. */
export function PublishState({ hasDraft, isPublished }: Props) {
  if (!isPublished) return <Status tone="slate">{words.draft}</Status>
  return <Status tone={hasDraft ? 'amber' : 'green'}>{hasDraft ? words.newerDraft : words.published}</Status>
}
