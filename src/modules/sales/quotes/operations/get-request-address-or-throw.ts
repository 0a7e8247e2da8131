import { forbidden, unauthenticated, validationFailed } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { readRequester } from '../queries/read-requester'
import type { AddressType } from '../rules/quote-choices'
import { PROFILE_TITLE, RESTRICTED_TEXT, RESTRICTED_TITLE } from '../rules/quote-messages'
import { requestGate } from '../rules/request/may-request-quote'
import { ADDRESS_REQUIRED } from '../schemas/quote-request'
import * as words from '../words'

/** Where a quote's vehicle goes: the type, and the address as it is now. */
export type QuoteAddress = { shipmentAddressType: AddressType; shipmentAddress: string }

/**
 * The address of a customer who may request a quote.
 *
 * @throws AppError 401 for nobody, 403 for staff and for an incomplete profile, 422 if the address is empty
 */
export async function getRequestAddressOrThrow(
  db: Db,
  userId: number,
  type: AddressType,
): Promise<QuoteAddress> {
  const asker = await readRequester(db, userId, type)
  const gate = requestGate(asker)
  if (gate === 'restricted') throw forbidden(`${RESTRICTED_TITLE}: ${RESTRICTED_TEXT}`)
  if (gate === 'profile') throw forbidden(PROFILE_TITLE)
  if (gate || !asker) throw unauthenticated()
  return addressOf(asker.address, type)
}

/**
 * The same for a customer for whom staff request.
 *
 * @throws AppError 422 if there is no such customer, the profile is not complete, or the address is empty
 */
export async function getCustomerRequestAddressOrThrow(
  db: Db,
  customerId: number,
  type: AddressType,
): Promise<QuoteAddress> {
  const asker = await readRequester(db, customerId, type)
  const gate = requestGate(asker)
  if (gate || !asker)
    throw validationFailed([
      { path: 'userId', message: gate === 'profile' ? words.profileIncomplete : words.noCustomer },
    ])
  return addressOf(asker.address, type)
}

function addressOf(shipmentAddress: string | null, shipmentAddressType: AddressType): QuoteAddress {
  if (shipmentAddress === null)
    throw validationFailed([{ path: 'shipmentAddressType', message: ADDRESS_REQUIRED }])
  return { shipmentAddressType, shipmentAddress }
}
