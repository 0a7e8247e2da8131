import { formatMoney, fromMoney } from '@/kernel/money'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { marginOf } from '@/modules/inventory/vehicles/rules/stock/margin'
import type { RoundRow } from '../queries/list-negotiation-rounds'
import type { QuoteRow } from '../queries/select-quote'
import {
  CONTACT_METHOD_LABELS,
  CONTACT_TIMES,
  DECISION_TIMES,
  RESPONSE_TIMES,
} from '../rules/contact-and-decision-times'
import { choiceLabel } from '../rules/customization-options'
import { requestedBudget } from '../rules/offer/customer-budget'
import { optionTitle } from '../rules/option-title'
import { budgetText, mileageText } from '../rules/vehicle/wanted-mileage-and-budget'
import * as words from './words'

/** What was requested; with the URL of a picture, the text describes it, and with another it links there. */
export type RequestLine = { label: string; text: string; picture?: string; href?: string }
type Line = RequestLine

const line = (label: string, text: string | null | undefined): Line[] => (text ? [{ label, text }] : [])

const years = (from: number | null, to: number | null): string => [from, to].filter(Boolean).join(' – ')

/** The vehicle that is wanted on demand, in lines. */
const wanted = (row: QuoteRow): Line[] => [
  ...line(words.make, row.wantedManufacturer ?? row.customManufacturer),
  ...line(words.model, row.wantedModel ?? row.customModel),
  ...line(words.years, years(row.yearFrom, row.yearTo)),
  ...line(words.country, countryOf(row.wantedCountry)?.name ?? row.wantedCountry),
  ...line(words.color, row.wantedColor),
  ...line(words.engine, row.engineCapacity),
  ...line(words.fuel, row.wantedFuelType),
  ...line(words.transmission, row.wantedTransmission),
  ...line(words.driveTrain, row.wantedDriveTrain),
  ...line(words.chassisCode, row.wantedChassisCode),
  ...line(words.auctionGrade, row.wantedAuctionGrade),
  ...line(words.maxMileage, mileageText(row.wantedMileage, row.wantedMileageUnit)),
  ...line(words.budgetDetails, budgetText(requestedBudget(row))),
  ...line(words.portOfDestination, row.port),
  ...line(words.specialRequirements, row.specialRequirements),
  ...(row.imageUrl
    ? [{ label: words.picture, text: words.pictureOf(row.vehicleName), picture: row.imageUrl }]
    : []),
]

function ofRound({ counterOffer: amount, currency, ...round }: RoundRow): Line[] {
  return [
    ...line(
      words.requestedInRound(round.negotiatingRound),
      round.customizationOptions.map(optionTitle).join(', '),
    ),
    ...line(words.requirements, round.detailedRequirements),
    ...line(words.budgetDetails, round.budgetDetails),
    ...line(
      words.counterOfferOf,
      amount === null ? null : formatMoney(fromMoney({ amount, currency }), currency),
    ),
    ...line(
      words.howToReach,
      [
        choiceLabel(CONTACT_METHOD_LABELS, round.contactMethod),
        choiceLabel(CONTACT_TIMES, round.contactTime),
      ].join(', '),
    ),
    ...line(words.answerWanted, choiceLabel(RESPONSE_TIMES, round.responseTimeframe)),
    ...line(words.decides, choiceLabel(DECISION_TIMES, round.decisionTimeframe)),
  ]
}

/** What the viewer may see of the vehicle: its screen, the port that its price names, its cost in its own currency. */
export type Sees = { vehicle: boolean; namedPort: string | null; cost: number | null }

/** The vehicle with its own price, and with what that leaves for those who may see it. */
function vehicle(row: QuoteRow, { cost, namedPort, vehicle: mayOpen }: Sees): Line[] {
  const { vehicleCurrency: currency, vehicleId, vehiclePrice: price } = row
  if (vehicleId === null) return []
  const text = [row.vehicleName, row.sku].filter(Boolean).join(' · ')
  const named = { label: words.vehicle, text }
  const opened = mayOpen ? [{ ...named, href: `/admin/inventory/vehicles/edit/${vehicleId}` }] : [named]
  if (currency === null || price === null) return opened
  const term = [row.vehiclePriceType, namedPort].filter(Boolean).join(' ')
  const margin = marginOf(price, cost)
  return [
    ...opened,
    ...line(words.askingPrice, price > 0 ? formatMoney(price, currency, { term }) : null),
    ...line(words.cost, cost === null ? null : formatMoney(cost, currency)),
    ...line(words.margin, margin && words.marginOf(formatMoney(margin.amount, currency), margin.percent)),
  ]
}

/** What the customer wants to pay, where their latest round does not name it. */
function wish({ currency, customerRequestedPrice: amount }: QuoteRow, latest?: RoundRow): Line[] {
  if (amount === null || (latest && latest.counterOffer !== null)) return []
  return line(words.customerRequestedPrice, formatMoney(fromMoney({ amount, currency }), currency))
}

/** Who requests what, and the content of the latest round. */
export function requestSummaryLines(row: QuoteRow, rounds: readonly RoundRow[], sees: Sees): Line[] {
  const latest = rounds.at(-1)
  return [
    ...line(words.customer, [row.name, row.email, row.phone].filter(Boolean).join(' · ')),
    ...line(words.consignee, row.shipmentAddress),
    ...(row.isOrderOnDemand ? wanted(row) : []),
    ...vehicle(row, sees),
    ...line(words.portOfDestination, row.port),
    ...wish(row, latest),
    ...(latest ? ofRound(latest) : []),
    ...line(words.reason, row.reason),
  ]
}
