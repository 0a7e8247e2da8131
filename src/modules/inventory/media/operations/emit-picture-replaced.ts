import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'

/** A picture whose file has another name now; what shows it by its URL follows. */
export type PictureReplaced = { id: number; before: string; now: string }

declare module '@/server/events' {
  interface Events {
    pictureReplaced: PictureReplaced
  }
}

/** Announces a picture with another file, in the transaction that wrote it. */
export const emitPictureReplaced = (req: PayloadRequest, picture: PictureReplaced): Promise<void> =>
  emit('pictureReplaced', picture, req)
