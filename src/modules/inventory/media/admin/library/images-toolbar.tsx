import type { BeforeListTableServerProps } from 'payload'
import { listImageFolders } from '../../queries/list-image-folders'
import { ImagesFilters } from './images-filters'

/** Above the list of images, in Payload's frame: which of them it shows, and where the selected ones go. */
export async function ImagesToolbar({ payload, permissions }: BeforeListTableServerProps) {
  const folders = await listImageFolders(payload)
  return <ImagesFilters folders={folders} mayChange={Boolean(permissions?.collections?.media?.update)} />
}
