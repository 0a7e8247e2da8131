import { FollowEditor } from '@/ui/page/follow-editor'
import type { ContentKind } from '../rules/content-kinds'
import * as words from './words'

/** Above a post or a page that is not public yet, which follows what the editor saves. */
export const PreviewNote = ({ kind }: { kind: ContentKind }) => (
  <p role="status" className="mb-4 rounded-card border border-line bg-surface p-3 text-14">
    {words.preview[kind]}
    <FollowEditor />
  </p>
)
