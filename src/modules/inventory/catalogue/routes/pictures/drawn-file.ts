import path from 'node:path'
import { pictureCache } from '@/server/pictures/picture-cache'
import { drawPicture } from './draw-picture'
import { readPictureName } from './drawn-picture-name'

const cache = pictureCache(path.resolve(process.env.DATA_DIR || '.data', 'cache', 'pictures'))

/**
 * The file of a drawn picture by its path under /pictures/, made on first request; null for an invalid path.
 */
export async function drawnFile(name: string): Promise<Buffer | null> {
  const request = readPictureName(name)
  return request && cache(name, async () => (await drawPicture(request)).data)
}
