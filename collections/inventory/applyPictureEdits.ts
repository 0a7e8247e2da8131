import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { parseWhole } from '@/kernel/numbers'
import {
  type CroppedPicture,
  cropPicture,
  cropStoredPicture,
} from '@/modules/inventory/media/operations/crop-picture'
import { type PictureEdits, pictureEdits } from '@/modules/inventory/media/schemas/picture-edits'
import { mayReplaceFile } from './guardFileOwners'

/** What the editor of pictures sends with a save, read once: Payload would take it from any request. */
function takeEdits(req: PayloadRequest): PictureEdits | null {
  const { uploadEdits: given, ...rest } = (req.query ?? {}) as Record<string, unknown>
  if (given === undefined) return null
  req.query = rest
  const read = pictureEdits.safeParse(given)
  if (read.success) return read.data
  throw new APIError('The part of the picture cannot be read', 400, { code: 'bad_request' }, true)
}

const notAllowed = () =>
  new APIError('You are not allowed to change this image.', 403, { code: 'forbidden' }, true)

async function cropSent(
  file: NonNullable<PayloadRequest['file']>,
  edits: PictureEdits,
): Promise<CroppedPicture> {
  const { height, width } = await sharp(file.data).metadata()
  return cropPicture({ ...file, width, height }, edits)
}

/**
 * Cuts the picture that is saved, and sets the point that its sizes show, as chosen in Payload's editor; whoever may
 * replace the file may do so. Payload itself would read a stored picture by a request to this product, cut it with the
 * measures it had before it was stored, and take the point for one of the part.
 */
export const applyPictureEdits: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const edits = takeEdits(req)
  if (!edits || overrideAccess) return args
  const id = 'id' in args ? parseWhole(String(args.id)) : null
  if (operation === 'update' && id === null) return args
  if (id !== null && !(await mayReplaceFile({ id, req }))) throw notAllowed()
  const cropped = req.file ? await cropSent(req.file, edits) : id && (await cropStoredPicture(req, id, edits))
  if (!cropped) return args
  req.file = { ...req.file, ...cropped.file }
  req.query = { ...req.query, uploadEdits: { focalPoint: cropped.focalPoint } }
  return args
}
