import { z } from 'zod'
import { idField, optionalArea, optionalId } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { ADDRESS_MAX } from '@/modules/accounts/people/rules/person-limits'
import { ADDRESS_TYPES } from '../rules/quote-choices'
import { REASON_MAX } from '../rules/quote-limits'
import { ADDRESS_FIELDS } from '../rules/request/address-choices'

const addressType = z.enum(ADDRESS_TYPES, { error: 'Unknown address type' })

/** A request for a quote for a vehicle; the address itself is in the customer's profile. */
export const quoteRequest = z.strictObject({
  vehicleId: idField('Vehicle'),
  shipmentAddressType: addressType.default('DEFAULT_ADDRESS'),
  // The port of destination; without it the one that the customer has chosen.
  portId: optionalId('Port of destination'),
})
export type QuoteRequest = z.output<typeof quoteRequest>

export const CONFIRM_ADDRESS = 'Please confirm the address'
export const ADDRESS_REQUIRED = 'Please enter the address'

/** The address dialog: which address is meant, all of them as they are to be, and that it is right. */
export const requestAddress = z
  .strictObject({
    shipmentAddressType: addressType,
    address: optionalArea('Address', ADDRESS_MAX),
    deliveryAddress1: optionalArea('Delivery address 1', ADDRESS_MAX),
    deliveryAddress2: optionalArea('Delivery address 2', ADDRESS_MAX),
    deliveryAddress3: optionalArea('Delivery address 3', ADDRESS_MAX),
    isConfirmed: z.boolean().optional(),
  })
  .superRefine((given, context) => {
    const field = ADDRESS_FIELDS[given.shipmentAddressType]
    if (isBlank(given[field])) addIssues([issue(field, ADDRESS_REQUIRED)], context)
    if (!given.isConfirmed) addIssues([issue('isConfirmed', CONFIRM_ADDRESS)], context)
  })
export type RequestAddress = z.input<typeof requestAddress>

/** Why a quote is cancelled; customers need not give a reason. */
export const quoteReason = z.strictObject({ reason: optionalArea('Reason', REASON_MAX) })
