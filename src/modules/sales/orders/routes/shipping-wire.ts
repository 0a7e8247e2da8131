import type { z } from 'zod'
import { blankToNull } from '@/kernel/text/blank'
import type { ShippingInput } from '../operations/save-shipment'
import type { Party } from '../rules/shipping/consignee-and-notify-party'
import type { shippingInput } from '../schemas/orders'

type Body = z.output<typeof shippingInput>

const party = ({ address, email, name, phone }: NonNullable<Body['consignee']>): Party => ({
  name: blankToNull(name),
  address: blankToNull(address),
  phone: blankToNull(phone),
  email: blankToNull(email),
})

/** Parts that were not sent stay as they are; empty texts become nothing. */
export function toShipping(body: Body): ShippingInput {
  const { confirmed, consignee, notifyParty, portOfDischargeId, portOfLoadingId, shipment, updatedAt } = body
  return {
    ...(consignee && { consignee: party(consignee) }),
    ...(notifyParty && { notifyParty: party(notifyParty) }),
    ...(portOfLoadingId !== undefined && { portOfLoading: portOfLoadingId }),
    ...(portOfDischargeId !== undefined && { portOfDischarge: portOfDischargeId }),
    ...(shipment && {
      shipment: {
        vessel: blankToNull(shipment.vessel),
        voyage: blankToNull(shipment.voyage),
        etd: blankToNull(shipment.etd),
        eta: blankToNull(shipment.eta),
        milestone: shipment.milestone ?? null,
      },
    }),
    confirmedPorts: {
      portOfDischarge: confirmed?.portOfDischarge === true,
      portOfLoading: confirmed?.portOfLoading === true,
    },
    isUnpaidConfirmed: confirmed?.unpaidDeparture === true,
    updatedAt,
  }
}
