import type { PictureBlock as Fields } from '@/payload-types'
import type { BlockProps } from '../ui/block-props'
import { StoredPicture } from '../ui/stored-picture'

/** A picture with its caption. */
export const PictureBlock = ({ fields: { caption, image } }: BlockProps<Fields>) => (
  <StoredPicture image={image} caption={caption} />
)
