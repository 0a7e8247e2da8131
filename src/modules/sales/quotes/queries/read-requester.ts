import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { AddressType } from '../rules/quote-choices'
import { ADDRESS_FIELDS } from '../rules/request/address-choices'

const ASKER = {
  hasRole: flag(sql`role_id IS NOT NULL`),
  hasUserType: flag(sql`user_type IS NOT NULL`),
  address: nullable(text(sql`nullif(trim(address), '')`)),
  deliveryAddress1: nullable(text(sql`nullif(trim(delivery_address1), '')`)),
  deliveryAddress2: nullable(text(sql`nullif(trim(delivery_address2), '')`)),
  deliveryAddress3: nullable(text(sql`nullif(trim(delivery_address3), '')`)),
}

/** Whether a person may request a quote, and the address of the type chosen. */
export async function readRequester(db: Db, id: number, type: AddressType) {
  const [asker] = await select(db, ASKER, sql`FROM users WHERE id = ${id} AND deleted_at IS NULL`)
  if (!asker) return null
  return {
    hasRole: asker.hasRole,
    hasUserType: asker.hasUserType,
    address: asker[ADDRESS_FIELDS[type]],
  }
}
