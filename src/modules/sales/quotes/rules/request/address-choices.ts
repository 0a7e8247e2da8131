import { ADDRESS_TYPES, type AddressType } from '../quote-choices'

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
