import { type Issue, issue } from '@/kernel/issue'
import { type ArrangedImage, checkImages } from './check-images'

/** The parts of each image needed to check a whole list. */
export type ImageSlot = Pick<ArrangedImage, 'imageType' | 'isPrimary'>

/** The same refusal as issues on `images`. */
export function imageListIssues(images: readonly ImageSlot[]): Issue[] {
  const checked = checkImages(images)
  return checked.ok ? [] : [issue('images', checked.error.message)]
}
