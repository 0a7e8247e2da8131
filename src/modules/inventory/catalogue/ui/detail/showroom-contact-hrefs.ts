import { chatHref } from '@/kernel/markup/phone-links'
import { PHONES_TAKE_WHATSAPP } from '@/kernel/site'
import type { LandedTotalData } from '@/modules/inventory/cards/ui/landed-total-data'
import { landedTotalText } from '@/modules/inventory/cards/ui/landed-total-text'
import type { PublicShowroom } from '@/modules/settings/places/queries/read-public-places'

/** The place where a vehicle stands. */
export type ShowroomContact = PublicShowroom

type Pending = { name: string; sku: string; year: number }

const enc = encodeURIComponent

/** Identifies the vehicle for the showroom. */
export const subjectOf = ({ name, sku }: Pending): string => `${name}, stock number ${sku}`

/** What it costs at the sender's port, as they have read it; null for a sender who has chosen none. */
type AtDestination = Pick<LandedTotalData, 'label' | 'total'> | null

/** 'Total to Mombasa $9,840', or the question for it where a figure is missing. */
const totalLine = (destination: AtDestination): string[] =>
  destination ? [landedTotalText(destination) ?? `${destination.label}: please tell me.`] : []

const question = (vehicle: Pending, address: string, destination: AtDestination): string =>
  [`Hello,\n\nI am interested in ${subjectOf(vehicle)}.`, ...totalLine(destination), `${address}\n\n`].join(
    '\n',
  )

/** An e-mail to the showroom that names the vehicle. */
export const mailHref = (
  email: string,
  vehicle: Pending,
  address: string,
  destination: AtDestination,
): string =>
  `mailto:${enc(email).replaceAll('%40', '@')}?subject=${enc(subjectOf(vehicle))}&body=${enc(question(vehicle, address, destination))}`

/** The form for a question about a vehicle; guests sign in on the way. */
export const questionHref = (vehicleId: number): string => `/dashboard/inquiries/ask?vehicle=${vehicleId}`

/** A chat with a showroom at its own number. Null where it has none, and for all if their numbers are not on WhatsApp. */
export const showroomChatHref = (phone: string | null, message?: string): string | null =>
  PHONES_TAKE_WHATSAPP ? chatHref(phone, message) : null

/** The same about a vehicle. */
export const whatsappInquiryHref = (
  phone: string | null,
  vehicle: Pending,
  address: string,
  destination: AtDestination,
): string | null => showroomChatHref(phone, question(vehicle, address, destination).trim())

/**
 * Opens WhatsApp with a message about the vehicle; the sender chooses the recipient.
 *
 * @param cost 'Total to Mombasa $9,840', where that is known
 */
export const whatsappHref = (vehicle: Pending, address: string, cost?: string): string =>
  `https://wa.me/?text=${enc([subjectOf(vehicle), cost, address].filter(Boolean).join('\n'))}`

/** The full address in one line; a city already in the first part is not repeated. */
export const addressLine = ({ address, city, country }: ShowroomContact): string =>
  [address, address?.toLowerCase().includes(city.toLowerCase()) ? null : city, country]
    .filter(Boolean)
    .join(', ')

/** The place on a map. */
export const mapHref = (showroom: ShowroomContact): string =>
  `https://www.google.com/maps/search/?api=1&query=${enc(addressLine(showroom))}`
