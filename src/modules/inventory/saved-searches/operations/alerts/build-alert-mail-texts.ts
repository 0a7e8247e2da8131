import { formatMoney } from '@/kernel/money'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { milesToKm } from '@/modules/inventory/vehicles/rules/distances/miles-to-km'
import { termWithPlace } from '@/modules/inventory/vehicles/rules/ends-at-port'
import { env } from '@/server/env'
import type { MailItem } from '@/server/mail/define-mail'
import { ALERT_VEHICLES_MAX } from '../../rules/saved-search-alerts'
import { savedHref } from '../../schemas/saved-href'
import { type NewsTotal, totalDropText, totalText } from './read-alert-totals'

/** A piece of news about a vehicle. `search` is the saved search that it matches. */
export type News = {
  vehicle: VehicleCard
  kind: 'match' | 'price-drop' | 'back-in-stock'
  priceBefore: number | null
  search: { id: number; name: string; query: string } | null
  /** What it costs at the reader's port; null where that is not known. */
  total: NewsTotal | null
}

const number = new Intl.NumberFormat('en-US')

/** The address of a page of this installation. */
export const alertPageUrl = (path: string): string => new URL(path, env().SERVER_URL).href

/** 'Total to Mombasa $14,840 · $12,900 FOB Yokohama · 61,000 mi · Yokohama, Japan'. */
function factsLine({ vehicle, total }: News, unit: DistanceUnit): string {
  const { price, currency, priceType, mileage, namedPort, showroom } = vehicle
  const term = termWithPlace(priceType, showroom?.city, namedPort?.name)
  return [
    total && totalText(total),
    price === null ? 'Price on request' : formatMoney(price, currency, { term }),
    mileage > 0 && `${number.format(unit === 'km' ? milesToKm(mileage) : mileage)} ${unit}`,
    showroom && [showroom.city, showroom.country].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
}

const wordsOf = ({ kind, priceBefore, total, vehicle: { price, currency } }: News): string | null => {
  if (kind === 'back-in-stock') return 'Available again'
  if (kind === 'match' || price === null || priceBefore === null) return null
  const byTotal = total && totalDropText(total)
  return byTotal ?? `Now ${formatMoney(price, currency)}, was ${formatMoney(priceBefore, currency)}`
}

/**
 * News as an e-mail's list: each vehicle once, with all its news, and how many more there are.
 *
 * @param unit what its reader counts distances in
 */
export function newsItems(news: readonly News[], searchesPath: string, unit: DistanceUnit): MailItem[] {
  const searches = new Set(news.map(({ search }) => search?.id))
  const byVehicle = Map.groupBy(news, ({ vehicle }) => vehicle.id)
  const items = [...byVehicle.values()].flatMap((same): MailItem[] => {
    const [first] = same
    if (!first) return []
    const { vehicle } = first
    const fits =
      searches.size > 1 ? same.flatMap(({ search }) => (search ? [`Matches “${search.name}”`] : [])) : []
    const texts = same.flatMap((one) => wordsOf(one) ?? [])
    const href = alertPageUrl(`/vehicles/${vehicle.id}`)
    return [{ title: vehicle.name, href, details: [...texts, factsLine(first, unit), ...fits] }]
  })
  const rest = items.length - ALERT_VEHICLES_MAX
  if (rest <= 0) return items
  const only = searches.size === 1 ? news[0]?.search : null
  const href = alertPageUrl(only ? savedHref(only.query) : searchesPath)
  return [...items.slice(0, ALERT_VEHICLES_MAX), { title: `And ${rest} more`, href, details: [] }]
}

const vehicles = (count: number): string => `${count} new ${count === 1 ? 'vehicle' : 'vehicles'}`

/** '3 new vehicles for “Toyota, Hilux”'. */
export function searchHeadline(news: readonly News[]): string {
  const names = new Map(news.flatMap(({ search }) => (search ? [[search.id, search.name]] : [])))
  const count = new Set(news.map(({ vehicle }) => vehicle.id)).size
  const [name] = names.values()
  return `${vehicles(count)} for ${names.size === 1 ? `“${name}”` : 'your saved searches'}`
}

/** 'Toyota Hilux 2016 has dropped in price', or the number of vehicles with news. */
export function wishlistHeadline(news: readonly News[]): string {
  const [first] = news
  const count = new Set(news.map(({ vehicle }) => vehicle.id)).size
  if (!first || count > 1) return `News about ${count} vehicles on your wishlist`
  const isCheaper = news.some(({ kind }) => kind === 'price-drop')
  return `${first.vehicle.name} ${isCheaper ? 'has dropped in price' : 'is available again'}`
}
