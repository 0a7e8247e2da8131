import { formatMoney, fromMoney } from '@/kernel/money'
import { countryOf } from '@/modules/accounts/people/rules/countries'
import type { RoundRow } from '../queries/customizations'
import type { QuoteRow } from '../queries/quote-shape'
import {
  CONTACT_METHOD_LABELS,
  CONTACT_TIMES,
  choiceLabel,
  DECISION_TIMES,
  optionTitle,
  RESPONSE_TIMES,
} from '../rules/customization-options'
import { askedBudget } from '../rules/offer/customer-budget'
import { budgetText, mileageText } from '../rules/vehicle/wish-texts'
import * as words from './words'

/** What was asked for; with the address of a picture, the text describes it. */
export type AskedLine = { label: string; text: string; picture?: string }
type Line = AskedLine

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
  ...line(words.budgetDetails, budgetText(askedBudget(row))),
  ...line(words.portOfDestination, row.port),
  ...line(words.specialRequirements, row.specialRequirements),
  ...(row.imageUrl
    ? [{ label: words.picture, text: words.pictureOf(row.vehicleName), picture: row.imageUrl }]
    : []),
]

function ofRound({ counterOffer: amount, currency, ...round }: RoundRow): Line[] {
  return [
    ...line(
      words.askedInRound(round.negotiatingRound),
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

/** Who asks, for what, and what was said in the latest round. */
export function askedFor(row: QuoteRow, rounds: readonly RoundRow[]): Line[] {
  const latest = rounds.at(-1)
  return [
    ...line(words.customer, [row.name, row.email, row.phone].filter(Boolean).join(' · ')),
    ...line(words.shipTo, [row.shipmentAddress, row.city, row.country].filter(Boolean).join(', ')),
    ...(row.isOrderOnDemand ? wanted(row) : []),
    ...line(
      words.vehicle,
      row.vehicleId === null ? null : [row.vehicleName, row.sku].filter(Boolean).join(' · '),
    ),
    ...(latest ? ofRound(latest) : []),
    ...line(words.reason, row.reason),
  ]
}
