import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { toMoney } from '@/kernel/money'
import { blankToNull, isBlank } from '@/kernel/text/blank'
import { PERSON_MESSAGES } from '@/modules/accounts/people/rules/check-person'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { isDestination } from '@/modules/inventory/destination-choice/queries/get-port-of-buyer'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { resolveMakeAndModelWanted } from '@/modules/sales/inquiries/operations/resolve-make-and-model-wanted'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { QUOTE_CURRENCIES } from '../rules/quote-choices'
import type { OnDemandRequest } from '../schemas/on-demand-request'
import * as words from '../words'
import { checkWantedPicture } from './check-wanted-picture'
import { createQuote } from './create-quote'
import { getRequestAddressOrThrow, type QuoteAddress } from './get-request-address-or-throw'
import { quoteBy } from './read-quote-actor'
import { takeQuoteStep } from './take-quote-step'
import type { QuoteData } from './write-quote'

/**
 * Requests a vehicle that is not in stock. Customers may look for as many as they like.
 *
 * @returns the quote's id; with an Idempotency-Key that was used before, that of the first request
 * @throws AppError 403 for staff accounts and incomplete profiles, 422 for an unknown make, model or picture
 */
export const requestOnDemand = (req: PayloadRequest, given: OnDemandRequest): Promise<number> =>
  createOnce(req, 'quotes/order-on-demand', given, async (inner, db) => {
    const customer = Number(req.user?.id)
    const address = await getRequestAddressOrThrow(
      db,
      customer,
      given.shipmentAddressType ?? 'DEFAULT_ADDRESS',
    )
    const wanted = await wantedFields(db, given, customer)
    return createQuote(inner, db, { customer, ...address, ...wanted }, await quoteBy(req))
  })

/**
 * Changes a request that staff could not meet; they look again.
 *
 * @throws AppError 404 if there is none of the caller's, 409 in any other state, 422 for an unknown make, model or
 * picture
 */
export const changeOnDemandRequest = (
  req: PayloadRequest,
  id: number,
  given: OnDemandRequest,
  seen?: string,
): Promise<void> =>
  takeQuoteStep(req, id, 'modify', {
    seen,
    data: async ({ db, quote }) => {
      const { shipmentAddressType: type } = given
      const address: Partial<QuoteAddress> = type
        ? await getRequestAddressOrThrow(db, quote.customerId, type)
        : {}
      return { ...address, ...(await wantedFields(db, given, quote.customerId)), vehicle: null }
    },
  })

async function wantedFields(
  db: Db,
  given: OnDemandRequest,
  customerId: number,
): Promise<Omit<QuoteData, 'customer' | 'vehicle'>> {
  const { manufacturer, model, ...typed } = await resolveMakeAndModelWanted(db, given)
  return {
    wantedManufacturer: manufacturer,
    wantedModel: model,
    ...typed,
    wantedCountry: countryCode(given.country),
    yearFrom: given.yearFrom ?? null,
    yearTo: given.yearTo ?? null,
    wantedColor: blankToNull(given.color),
    engineCapacity: blankToNull(given.engineCapacity),
    wantedFuelType: blankToNull(given.fuelType),
    wantedTransmission: blankToNull(given.transmission),
    wantedDriveTrain: blankToNull(given.driveTrain),
    wantedChassisCode: blankToNull(given.chassisCode),
    wantedAuctionGrade: blankToNull(given.auctionGrade),
    ...limitsOf(given),
    ...(await portOf(db, given.portId)),
    imageUrl: await checkWantedPicture(db, given.imageUrl, customerId),
    specialRequirements: blankToNull(given.specialRequirements),
  }
}

/** How far it may have been driven and what it may cost, each with its unit; in miles and dollars by default. */
function limitsOf({ budget, budgetCurrency, maxMileage, mileageUnit }: OnDemandRequest) {
  const currency = budgetCurrency ?? QUOTE_CURRENCIES[0]
  return {
    wantedMileage: maxMileage ?? null,
    wantedMileageUnit: maxMileage == null ? null : (mileageUnit ?? DISTANCE_UNITS[0]),
    wantedBudget: budget == null ? null : toMoney(budget, currency).amount,
    wantedBudgetCurrency: budget == null ? null : currency,
  } satisfies Partial<QuoteData>
}

/** The port of destination; without one the customer's own, and on a change the one before, stays. */
async function portOf(db: Db, port: number | null | undefined): Promise<Pick<QuoteData, 'port'>> {
  if (port === undefined) return {}
  if (port !== null && !(await isDestination(db, port)))
    throw validationFailed([{ path: 'portId', message: words.portOfDestinationNeeded }])
  return { port }
}

/** The code of a country given by code or name. */
function countryCode(given: string | null | undefined): string | null {
  if (isBlank(given)) return null
  const country = countryOf(given)
  if (!country) throw validationFailed([{ path: 'country', message: PERSON_MESSAGES.countryUnknown }])
  return country.code
}
