import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import { COUNTRIES } from '@/modules/accounts/people/rules/countries'
import { readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import {
  type ReferenceKind,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { ownQuoteHref, QUOTE_LISTS } from '@/modules/sales/quotes/rules/quote-hrefs'
import { PROFILE_TITLE, RESTRICTED_TEXT, RESTRICTED_TITLE } from '@/modules/sales/quotes/rules/quote-messages'
import { requestGate } from '@/modules/sales/quotes/rules/request/may-request-quote'
import { OnDemandForm } from '@/modules/sales/quotes/ui/on-demand/on-demand-form'
import type { Offered, WishStart } from '@/modules/sales/quotes/ui/on-demand/on-demand-values'
import { routeOf } from '@/modules/sales/quotes/ui/route-of-quote'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { PageHeading } from '@/ui/page-parts'
import { pageUnit } from '../../page-unit'
import * as words from '../../words'
import { needPerson } from '../need-person'
import type { SignedInPerson } from '../signed-in-person'
import { ownQuoteAt, type QuoteRoute } from './own-quote-at'

/** What the lists offer at present. */
async function offeredBy(payload: Payload): Promise<Offered> {
  const lists = await readReferences(payload)
  const active = (kind: ReferenceKind) => [...lists[kind].values()].filter((one) => one.active)
  const names = (kind: ReferenceKind) => active(kind).map(({ name }) => name)
  return {
    makes: active('make')
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    countries: COUNTRIES.map(({ code, name }) => ({ code, name })),
    colors: names('color'),
    fuelTypes: names('fuel'),
    transmissions: names('transmission'),
    driveTrains: names('driveTrain'),
    grades: names('conditionGrade'),
    ports: (await readPublicPlaces(payload)).ports,
  }
}

/** What the account has already: where it goes, and how its owner counts. */
async function startOf({ account, req }: SignedInPerson): Promise<WishStart> {
  const own = await readDeliverTo(req.payload, account.id, undefined)
  return { portId: own?.port.id ?? null, mileageUnit: await pageUnit() }
}

/** A request for a vehicle that is not in stock. */
export async function NewRequestPage() {
  const { account, req } = await needPerson(`${QUOTE_LISTS['on-demand'].href}/new`)
  const gate = gateOf(account)
  if (gate) return gate
  const [offered, start] = await Promise.all([offeredBy(req.payload), startOf({ account, req })])
  return (
    <>
      <PageHeading title={words.requestVehicle}>{words.notInOurStock}</PageHeading>
      <OnDemandForm offered={offered} quote={null} start={start} userId={account.id} />
    </>
  )
}

/** The same request, changed after it could not be met. */
export async function RequestPage(route: QuoteRoute) {
  const quotePage = await ownQuoteAt(route, 'modify')
  if (!quotePage) return <NotFoundPage />
  const { person, quote } = quotePage
  if (!quote.steps.includes('modify')) redirect(ownQuoteHref(routeOf(quote)))
  const [offered, own] = await Promise.all([offeredBy(person.req.payload), startOf(person)])
  const start = { ...own, portId: quote.port?.id ?? null }
  return (
    <>
      <PageHeading title={words.modifyRequest}>{words.weLookAgain}</PageHeading>
      <OnDemandForm offered={offered} quote={quote} start={start} userId={quote.userId} />
    </>
  )
}

/** Why somebody cannot request a vehicle; null if they can. */
function gateOf({ roleId, userType }: SignedInPerson['account']) {
  const gate = requestGate({ hasRole: roleId !== null, hasUserType: Boolean(userType) })
  if (gate === 'restricted')
    return (
      <EmptyState icon="triangle-alert" title={RESTRICTED_TITLE} heading="h1">
        <p>{RESTRICTED_TEXT}</p>
      </EmptyState>
    )
  if (gate !== 'profile') return null
  return (
    <EmptyState
      title={PROFILE_TITLE}
      heading="h1"
      actions={
        <PlainLink href="/dashboard/profile" className={buttonStyle('primary')}>
          {words.goToProfile}
        </PlainLink>
      }
    >
      <p>{words.completeProfileFirst}</p>
    </EmptyState>
  )
}
