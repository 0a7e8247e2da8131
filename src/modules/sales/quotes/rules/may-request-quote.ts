import { ADDRESS_TYPES, type AddressType } from './quote-choices'
import { LIVE_QUOTE_STATUSES, type QuoteStatus } from './quote-statuses'
import { DUPLICATE_REQUEST, REQUEST_FAILED } from './request-messages'

/** Who is about to request a quote; null for a guest. */
export type Requester = { hasRole: boolean; hasUserType: boolean } | null

/** Whether a person may request a quote: guests sign in, staff cannot, an incomplete profile comes first. */
export function requestGate(asker: Requester): 'sign-in' | 'restricted' | 'profile' | null {
  if (!asker) return 'sign-in'
  if (asker.hasRole) return 'restricted'
  return asker.hasUserType ? null : 'profile'
}

/** What becomes of a request that the server refused: the sign-in, or a message. */
export function requestFailure(answer: {
  status?: number
  message: string
}): { kind: 'sign-in' } | { kind: 'refused'; message: string } {
  const { message, status } = answer
  if (status === 401 || /unauthorized/i.test(message)) return { kind: 'sign-in' }
  // What prevents a quote of the vehicle itself: it is reserved, sold or in an auction.
  if (status === 409 && message.startsWith('This vehicle is ')) return { kind: 'refused', message }
  if (status === 409 || /already exists|conflict/i.test(message))
    return { kind: 'refused', message: DUPLICATE_REQUEST }
  return { kind: 'refused', message: REQUEST_FAILED }
}

/** Whether a quote of this state prevents its customer from requesting the same vehicle again. */
export const blocksRequest = (status: QuoteStatus): boolean =>
  LIVE_QUOTE_STATUSES.some((live) => live === status)

/** The field of a profile that an address type means. */
export const ADDRESS_FIELDS = {
  DEFAULT_ADDRESS: 'address',
  DELIVERY_ADDRESS_1: 'deliveryAddress1',
  DELIVERY_ADDRESS_2: 'deliveryAddress2',
  DELIVERY_ADDRESS_3: 'deliveryAddress3',
} as const satisfies Record<AddressType, string>
export type AddressField = (typeof ADDRESS_FIELDS)[AddressType]

/** Display names. */
export const ADDRESS_LABELS: Record<AddressType, string> = {
  DEFAULT_ADDRESS: 'Your address',
  DELIVERY_ADDRESS_1: 'Delivery address 1',
  DELIVERY_ADDRESS_2: 'Delivery address 2',
  DELIVERY_ADDRESS_3: 'Delivery address 3',
}

/** The addresses to choose from: those that exist, and one that is free to be written; the customer's own comes first. */
export function addressChoices(addresses: Readonly<Record<AddressField, string | null>>): AddressType[] {
  const isKnown = (type: AddressType) => Boolean(addresses[ADDRESS_FIELDS[type]]?.trim())
  const free = ADDRESS_TYPES.find((type) => !isKnown(type))
  return ADDRESS_TYPES.filter((type) => isKnown(type) || type === free)
}
