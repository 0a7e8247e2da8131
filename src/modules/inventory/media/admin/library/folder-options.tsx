import type { Folder } from '../../queries/list-image-folders'
import * as words from './words'

/** The choices of a folder after the first one, which is none of them. */
export const FolderOptions = ({ folders, first }: { folders: readonly Folder[]; first: string }) => (
  <>
    <option value="">{first}</option>
    <option value="none">{words.noFolder}</option>
    {folders.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
)
