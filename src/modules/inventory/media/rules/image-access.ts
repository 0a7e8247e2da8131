import { type Action, type Actor, can, type ModuleKey } from '@/kernel/permissions'

/** Whoever writes posts and pages uploads and chooses pictures for them. */
export const IMAGE_WRITERS = [
  ['content', 'create'],
  ['content', 'update'],
] as const satisfies readonly (readonly [ModuleKey, Action])[]

/** Who reads the library of images. */
export const IMAGE_READERS = [['inventory', 'read'], ...IMAGE_WRITERS] as const

/** Who adds images to it. */
export const IMAGE_SENDERS = [['inventory', 'update'], ...IMAGE_WRITERS] as const

/** Whether somebody may read the library of images. */
export const mayReadImages = (actor: Actor): boolean =>
  IMAGE_READERS.some(([module, action]) => can(actor, module, action))

/** Whether somebody may change images, and the folders that they are in. */
export const mayChangeImages = (actor: Actor): boolean => can(actor, 'inventory', 'update')

/** What uses an image: areas of the product, and whether a vehicle outside the actor's showrooms is among it. */
export type ImageUsers = { areas: ReadonlySet<ModuleKey>; isOfOthers: boolean }

/** The picture itself (file, crop, focal point, folder), or just its alternative text. */
export type ImageChange = 'picture' | 'description'

/**
 * Whether somebody may change an image: only with everything that uses it. Writers describe the pictures of their
 * texts without the right to change images.
 */
export function mayChangeImage(
  actor: Actor,
  { areas, isOfOthers }: ImageUsers,
  change: ImageChange,
): boolean {
  if (isOfOthers || ![...areas].every((area) => can(actor, area, 'update'))) return false
  return mayChangeImages(actor) || (change === 'description' && areas.has('content'))
}
