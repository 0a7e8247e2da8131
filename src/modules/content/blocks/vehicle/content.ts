import { headingHtml, linkHtml, plainText } from '../data/block-markup'
import * as words from '../words'

type Fields = { title?: unknown; vehicle?: unknown }

/** Which vehicle is meant, by id or by stock number. */
export type MeantVehicle = { id: number } | { sku: string }

/** The vehicle meant by a stock number or by the address of its page; null for neither. */
export function vehicleIn(text: unknown): MeantVehicle | null {
  const given = plainText(text)
  const [, id] = /\/vehicles\/(\d{1,9})(?:[/?#]|$)/.exec(given) ?? []
  if (id) return { id: Number(id) }
  return given === '' || given.includes('/') ? null : { sku: given }
}

/** The way to the vehicle: what it costs changes. */
export function vehicleHtml({ title, vehicle }: Fields): string {
  const meant = vehicleIn(vehicle)
  if (!meant) return headingHtml(title)
  const link =
    'id' in meant
      ? linkHtml(`/vehicles/${meant.id}`, words.seeVehicle)
      : linkHtml(`/vehicles?q=${encodeURIComponent(meant.sku)}`, words.seeVehicleOf(meant.sku))
  return headingHtml(title) + link
}
