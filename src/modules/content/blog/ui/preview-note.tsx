import { FollowEditor } from '@/ui/page/follow-editor'
import * as words from './words'

/** Above a post that is not public yet, which follows what the editor saves. */
export const PreviewNote = () => (
  <p role="status" className="mb-4 rounded-card border border-line bg-surface p-3 text-14">
    {words.preview}
    <FollowEditor />
  </p>
)
