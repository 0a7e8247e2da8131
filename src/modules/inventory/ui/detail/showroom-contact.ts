import type { PublicShowroom } from '@/modules/settings/queries/public-places'

/** The place where a vehicle stands. */
export type ShowroomContact = PublicShowroom

type Asked = { name: string; sku: string; year: number }

const enc = encodeURIComponent

/** The subject that lets a showroom find the vehicle at once. */
const subjectOf = ({ name, sku }: Asked): string => `${name}, stock number ${sku}`

/** A letter to the showroom with the vehicle named in it. */
export const mailHref = (email: string, vehicle: Asked, address: string): string =>
  `mailto:${enc(email).replaceAll('%40', '@')}?subject=${enc(subjectOf(vehicle))}&body=${enc(
    `Hello,\n\nI am interested in ${subjectOf(vehicle)}.\n${address}\n\n`,
  )}`

/** A telephone number as a link; spaces and brackets are for reading only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Opens WhatsApp with a message about the vehicle, for the sharer to choose who gets it. */
export const whatsappHref = (vehicle: Asked, address: string): string =>
  `https://wa.me/?text=${enc(`${subjectOf(vehicle)}\n${address}`)}`
