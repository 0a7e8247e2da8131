import { headingHtml, linkHtml, plainText } from '../data/block-markup'
import * as words from '../words'

type Fields = { title?: unknown; search?: unknown }

/** The query in an address of the list of vehicles; '' for the whole list. */
export function searchQuery(address: unknown): string {
  const [beforeHash = ''] = plainText(address).split('#')
  const query = beforeHash.slice(beforeHash.indexOf('?') + 1)
  return query.includes('=') ? query : ''
}

/** The way to the vehicles: which they are changes every day. */
export function vehiclesHtml({ search, title }: Fields): string {
  const query = new URLSearchParams(searchQuery(search)).toString()
  return headingHtml(title) + linkHtml(`/vehicles${query && `?${query}`}`, words.allVehicles)
}
