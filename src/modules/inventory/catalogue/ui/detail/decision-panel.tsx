import type { ReactNode } from 'react'
import { addedInWords, agoInWords } from '@/kernel/time/ago-in-words'
import { EligibilityMark } from '@/modules/inventory/cards/ui/eligibility-mark'
import { failedMark } from '@/modules/inventory/cards/ui/failed-mark'
import { Price } from '@/modules/inventory/cards/ui/price'
import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { PanelReservation, StandingNow } from '@/modules/inventory/reservations/ui/panel-reservation'
import { useIsOwn } from '@/modules/inventory/reservations/ui/use-is-own'
import { PRICE_TERMS, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { Badge } from '@/ui/badge'
import { CopyButton } from '@/ui/copy-button'
import { Link } from '@/ui/link'
import { Card } from '@/ui/page-parts'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { CompareButton } from '../compare/compare-button'
import * as words from './browser-words'
import { InquiryActions } from './inquiry-action'
import type { LandedCostDetail } from './landed-cost/landed-cost-detail'
import { LandedCostPanel } from './landed-cost/landed-cost-panel'
import { QuoteAction } from './quote-action'
import { ShareActions } from './share-actions'
import type { ShowroomContact } from './showroom-contact-hrefs'
import { availabilityOf, isHeld, isQuotable } from './vehicle-availability'
import { everyOf } from './vehicle-breadcrumbs'

type PanelProps = {
  vehicle: VehicleDetail
  /** What it costs at the reader's port; null for a reader who has chosen none. */
  landed: LandedCostDetail | null
  showroom: ShowroomContact | null
  address: string
  hasSimilar: boolean
  /** The subscription to its availability; null where not offered. */
  notice: ReactNode
  now: Date
}

/** What a buyer decides by: price and its term, whether it is free, the number to name, whom to contact. */
export function DecisionPanel({ vehicle, landed, showroom, address, hasSimilar, notice, now }: PanelProps) {
  const { sentence, canInquire } = availabilityOf(vehicle)
  const isOwn = useIsOwn(vehicle.id)
  return (
    <Card className="flex flex-col gap-5 p-5 print:gap-3 print:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <State vehicle={vehicle} isOwn={isOwn} />
        <span className="-my-3 -mr-3 flex items-center text-13 text-faint print:m-0">
          <span>
            {words.stockNumber}{' '}
            <span className="font-semibold whitespace-nowrap text-ink tabular-nums select-all">
              {vehicle.sku}
            </span>
          </span>
          <CopyButton
            compact
            text={vehicle.sku}
            label={words.copyStockNumber}
            done={words.skuCopied(vehicle.sku)}
          />
        </span>
      </div>
      {vehicle.status === 'SOLD' ? <SoldNotice vehicle={vehicle} hasSimilar={hasSimilar} /> : null}
      {canInquire && (
        <>
          <PriceAndTerm vehicle={vehicle} landed={landed} />
          <EligibilityMark mark={failedMark(vehicle)} />
          <LandedCostPanel landed={landed} vehicleId={vehicle.id} />
          <StandingNow id={vehicle.id} sentence={sentence} />
          {notice}
          {isQuotable(vehicle) && (isOwn || !isHeld(vehicle)) && (
            <div className="no-print -mb-3 empty:hidden">
              <QuoteAction vehicle={vehicle} landed={landed} place="page" />
            </div>
          )}
          <InquiryActions vehicle={vehicle} landed={landed} showroom={showroom} address={address} />
          <HoldAction vehicle={vehicle} />
        </>
      )}
      <SaveActions vehicle={vehicle} />
      <p className="no-print text-13 text-faint">{freshness(vehicle, now)}</p>
      <ShareActions vehicle={vehicle} landed={landed} address={address} />
    </Card>
  )
}

/** Ways to come back to the vehicle. */
function SaveActions({ vehicle }: { vehicle: VehicleDetail }) {
  const name = `${nameWithoutYear(vehicle)} ${vehicle.year}`
  return (
    <div className="no-print -mt-3 flex flex-wrap gap-2">
      <HeartButton id={vehicle.id} name={name} place="page" />
      <CompareButton id={vehicle.id} name={name} place="page" />
    </div>
  )
}

/** How it stands. Of one that is held for another buyer the word can be pressed, and explains what that means. */
function State({ vehicle, isOwn }: { vehicle: VehicleDetail; isOwn: boolean }) {
  if (isQuotable(vehicle) && isHeld(vehicle) && !isOwn)
    return (
      <span>
        <QuoteAction vehicle={vehicle} landed={null} place="state" />
      </span>
    )
  const { word, tone } = availabilityOf(vehicle)
  return <Badge tone={tone}>{word}</Badge>
}

/** The request to hold the vehicle; one in an auction cannot be held. */
function HoldAction({ vehicle }: { vehicle: VehicleDetail }) {
  if (vehicle.status === 'IN_AUCTION') return null
  return (
    <PanelReservation
      id={vehicle.id}
      name={`${nameWithoutYear(vehicle)} ${vehicle.year}`}
      isReserved={isHeld(vehicle)}
    />
  )
}

function PriceAndTerm({ vehicle, landed }: Pick<PanelProps, 'vehicle' | 'landed'>) {
  return (
    <div>
      <Price vehicle={vehicle} landed={landed ?? undefined} large />
      <p className="mt-2 text-13 text-soft">
        {vehicle.price === null ? words.contactShowroomForPrice : null}
        <span className="font-medium text-ink">{priceTypeLabel(vehicle.priceType)}.</span>{' '}
        {PRICE_TERMS[vehicle.priceType]}{' '}
        <Link href="/terms-and-conditions#price-terms" className="no-print">
          {words.whatPriceCovers}
        </Link>
      </p>
    </div>
  )
}

function SoldNotice({ vehicle, hasSimilar }: { vehicle: VehicleDetail; hasSimilar: boolean }) {
  const all = everyOf(vehicle)
  return (
    <div>
      <p className="text-25 font-bold">{words.sold}</p>
      <p className="mt-2 text-14 text-soft">
        {hasSimilar ? words.thisVehicleHasBeenSoldSee : words.thisVehicleHasBeenSold}
      </p>
      <Link href={all.href} className="no-print mt-1 inline-block py-2.5 text-14">
        {all.label}
      </Link>
    </div>
  )
}

/** 'Added 2 weeks ago, updated yesterday'; a change of the same day is no news. */
function freshness({ listedAt, updatedAt }: VehicleDetail, now: Date): string {
  const added = addedInWords(new Date(listedAt), now)
  const [first, last] = [agoInWords(new Date(listedAt), now), agoInWords(new Date(updatedAt), now)]
  const words = first === last ? added : `${added}, updated ${last}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
