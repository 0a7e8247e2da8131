import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { extensionOf } from '@/kernel/files/file-names'
import { type Actor, can } from '@/kernel/permissions'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { maySeePrivateImage } from '@/modules/inventory/media/operations/verify-private-image-access'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { uploads } from '@/modules/inventory/media/queries/tables'
import { fileIdOf } from '@/modules/inventory/media/rules/file-id-of'
import { fileLink } from '@/modules/inventory/media/rules/file-links'
import { mediaName } from '@/modules/inventory/media/rules/media-name'
import { sentPath } from '@/modules/inventory/media/rules/sent-path'
import { READ_SECONDS } from '@/modules/inventory/media/rules/upload-folders'
import { media, vehicles } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/actor-of'
import { type Db, dbOf } from '@/server/db-of'
import { logger } from '@/server/logger'
import { exists } from '@/server/rows/exists'
import { nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { readSigned, signValue } from '@/server/signed-value'
import { storage } from '@/server/storage'
import { signedGet } from '@/server/storage/signed-urls'
import { isPubliclyVisible } from '../rules/status/public-statuses'
import { SIGNED_URL_SECONDS } from '../rules/vehicle-limits'
import type { VehicleStatus } from '../rules/vehicle-status'

const u = alias(uploads, 'u')
const v = alias(vehicles, 'v')
const FILE = {
  id: u.id,
  path: u.path,
  name: u.name,
  contentType: u.contentType,
  linkKey: u.linkKey,
  owner: u.createdBy,
  kind: u.kind,
  /** What an uploaded picture became. */
  picture: alias(media, 'm').filename,
  status: nullable(v.status),
  showroom: nullable(v.showroomId),
}

/** A stored file with the vehicle that uses it, if any. */
type LinkedFile = Omit<RowOf<typeof FILE>, 'status' | 'showroom'> & {
  vehicle: { status: VehicleStatus; showroom: number } | null
}

const PURPOSE = 'file'

async function findFile(
  req: PayloadRequest,
  key: { id: string } | { path: string },
): Promise<LinkedFile | null> {
  const db = await dbOf(req)
  const which = 'id' in key ? sql`u.id = ${key.id}` : sql`u.path = ${key.path}`
  const [row] = await select(
    db,
    FILE,
    sql`FROM uploads u LEFT JOIN media m ON m.id = u.media_id
      LEFT JOIN vehicles v ON v.id = u.vehicle_id AND v.deleted_at IS NULL
        AND '/files/' || u.id IN (v.auction_sheet_url, v.brochure_url)
      WHERE ${which} AND (u.media_id IS NOT NULL OR u.kind IS NOT NULL)`,
  )
  if (!row) return null
  const { showroom, status, ...file } = row
  return { ...file, vehicle: status === null || showroom === null ? null : { status, showroom } }
}

/**
 * Papers of listed vehicles are public, others are for staff who may see the vehicle, or who uploaded them.
 */
function mayOpenPaper({ owner, vehicle }: LinkedFile, actor: Actor): boolean {
  if (vehicle && isPubliclyVisible(vehicle.status)) return true
  if (actor.kind !== 'staff' || !can(actor, 'inventory', 'read')) return false
  if (!vehicle) return actor.id === owner
  const showrooms = visibleShowrooms(actor)
  return reachesShowroom(showrooms, vehicle.showroom)
}

async function mayOpen(db: Db, file: LinkedFile, actor: Actor): Promise<boolean> {
  if (file.kind !== 'private_image') return mayOpenPaper(file, actor)
  return maySeePrivateImage(db, actor, { address: fileLink(file.id), owner: file.owner })
}

/** A long link opens a paper while a vehicle uses it and the link has not been revoked. */
function isOpenedBy(file: LinkedFile, signed: string | null): boolean {
  const link = readSigned(PURPOSE, signed, new Date()) as { id: string; key: string } | null
  return Boolean(file.vehicle) && link?.id === file.id && link.key === file.linkKey
}

/** Shown in the browser if that is safe, otherwise downloaded. */
const INLINE = /^(application\/pdf|image\/(jpeg|png|webp)|text\/plain)$/

const dispositionOf = ({ contentType, name }: LinkedFile): string => {
  const plain = `file.${extensionOf(name).replace(/[^a-z0-9]/g, '') || 'bin'}`
  const kind = INLINE.test(contentType) ? 'inline' : 'attachment'
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/**
 * Where one of our files can be read right now: a public picture at its own address, a paper or a private picture
 * at an address of the storage that is valid for a minute. Null for files that are missing or not for the caller.
 *
 * @param signed the contents of a long link
 */
export async function openVehicleFile(
  req: PayloadRequest,
  id: string,
  signed: string | null,
): Promise<string | null> {
  const file = fileIdOf(fileLink(id)) && (await findFile(req, { id }))
  if (!file) return null
  if (file.picture) return mediaUrl(file.picture)
  const isAllowed = await mayOpen(await dbOf(req), file, await actorOf(req))
  if (!isAllowed && !isOpenedBy(file, signed)) return null
  return signedGet(file.path, {
    type: file.contentType === 'text/plain' ? 'text/plain; charset=utf-8' : file.contentType,
    disposition: dispositionOf(file),
    linkKey: file.linkKey,
    expires: new Date(Date.now() + READ_SECONDS * 1000),
  })
}

/**
 * A link to a stored file for other people: a picture's own address, since pictures are public; for a paper
 * one that opens it without a session, for staff who may read it. '' for anything else, without a reason.
 *
 * @param seconds how long the link to a paper is valid
 */
export async function linkTo(
  req: PayloadRequest,
  path: string,
  seconds = SIGNED_URL_SECONDS,
): Promise<{ url: string; expiresAt: string | null }> {
  const nothing = { url: '', expiresAt: null }
  const stored = await pictureAt(req, path)
  if (stored) return { url: stored, expiresAt: null }
  const id = fileIdOf(path)
  const sent = sentPath(path, 'image') ?? sentPath(path, 'document')
  const file = id ? await findFile(req, { id }) : sent ? await findFile(req, { path: sent }) : null
  if (!file) return nothing
  if (file.picture) return { url: mediaUrl(file.picture), expiresAt: null }
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || !file.vehicle || !mayOpenPaper(file, actor)) return nothing
  const expires = new Date(Date.now() + seconds * 1000)
  const signed = signValue(PURPOSE, { id: file.id, key: file.linkKey }, expires)
  return { url: `${fileLink(file.id)}?signed=${signed}`, expiresAt: expires.toISOString() }
}

/** The address of the picture stored under this one; null if there is none. */
async function pictureAt(req: PayloadRequest, path: string): Promise<string | null> {
  const filename = mediaName(path)
  if (!filename) return null
  const db = await dbOf(req)
  if (!(await exists(db, sql`FROM media WHERE filename = ${filename}`))) return null
  try {
    return (await storage().head(`media/${filename}`)) && mediaUrl(filename)
  } catch (err) {
    // The caller only learns that there is no address; the storage's error is for the operators.
    logger.error({ err, filename }, 'the file storage failed')
    return null
  }
}
