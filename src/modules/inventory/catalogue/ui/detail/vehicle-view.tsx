'use client'

import type { ReactNode } from 'react'
import { factsOf, nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import type { PublicReview } from '@/modules/inventory/reviews/queries/list-reviews'
import { ReviewsSection } from '@/modules/inventory/reviews/ui/reviews-section'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Section } from '@/ui/page-parts'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { RecentlyViewed } from '../recent/recently-viewed'
import { LazySimilar } from '../similar/lazy-similar'
import { AboutVehicle } from './about-vehicle'
import * as words from './browser-words'
import { DecisionPanel } from './decision-panel'
import { Gallery } from './gallery'
import type { LandedCostDetail } from './landed-cost/landed-cost-detail'
import { TotalSheetOpener } from './landed-cost/total-sheet-opener'
import { PhoneActionBar } from './phone-action-bar'
import type { ShowroomContact } from './showroom-contact-hrefs'
import { everyOf, vehicleBreadcrumbs } from './vehicle-breadcrumbs'

/** What is known of the vehicle, of where it stands, and reviews of it. */
export type VehicleFacts = {
  vehicle: VehicleDetail
  showroom: ShowroomContact | null
  reviews: PublicReview[]
  /** What it costs at the reader's port; null for a reader who has chosen none. */
  landed: LandedCostDetail | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
}

type ViewProps = {
  facts: Packed<VehicleFacts>
  /** Cards of vehicles like one that is sold; null where there are none, and where they are fetched later. */
  similar: ReactNode
  /** The subscription to its availability, in the panel and in the phone bar; null where not offered. */
  notice: { panel: ReactNode; bar: ReactNode } | null
  /** The reader's port; null for none. */
  port: number | null
  address: string
  /** The name of the site, for paper. */
  site: string
  now: Date
  saving: boolean
}

/**
 * The page of a vehicle. Rendered from data, once: as server components the page would carry all of this a second
 * time as a tree of elements.
 */
export function VehicleView({ facts, similar, notice, port, address, site, now, saving }: ViewProps) {
  const { vehicle, showroom, reviews, landed, unit } = usePacked(facts)
  const inquiryProps = { vehicle, landed, showroom, address }
  const sold = vehicle.status === 'SOLD'
  // A sold one may have left its showroom.
  const about = <AboutVehicle vehicle={vehicle} unit={unit} showroom={sold ? null : showroom} />
  const reviewsSection = (
    <ReviewsSection stats={vehicle.reviews} newest={reviews} vehicleId={vehicle.id} now={now} />
  )
  // Reviews of this vehicle come before others; the note that it has none does not.
  const isReviewed = !sold && vehicle.reviews.count > 0
  return (
    <>
      <Breadcrumbs crumbs={vehicleBreadcrumbs(vehicle)} />
      <Heading vehicle={vehicle} unit={unit} site={site} address={address} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:gap-8 print:mt-3 print:grid-cols-[2fr_3fr] print:gap-4">
        <Gallery vehicle={vehicle} saving={saving} />
        <div
          className={`lg:sticky lg:top-6 lg:self-start print:static ${sold ? '' : 'lg:row-span-2 print:row-auto'}`}
        >
          <DecisionPanel
            {...inquiryProps}
            hasSimilar={similar !== null}
            notice={notice?.panel ?? null}
            now={now}
          />
        </div>
        {!sold && about}
      </div>
      {isReviewed && reviewsSection}
      {!sold && <LazySimilar id={vehicle.id} all={everyOf(vehicle)} to={port} unit={unit} saving={saving} />}
      {similar && (
        <Section id="similar" title={words.similarVehicles} className="no-print mt-12">
          {similar}
        </Section>
      )}
      {sold && <div className="mt-12">{about}</div>}
      <RecentlyViewed current={vehicle.id} to={port} unit={unit} saving={saving} className="mt-12" />
      {!isReviewed && reviewsSection}
      {landed && <TotalSheetOpener {...inquiryProps} landed={landed} />}
      <PhoneActionBar {...inquiryProps} notice={notice?.bar ?? null} />
    </>
  )
}

type HeadingProps = Pick<ViewProps, 'site' | 'address'> & Pick<VehicleFacts, 'vehicle' | 'unit'>

/** What the vehicle is called; on paper also where that was read. */
function Heading({ vehicle, unit, site, address }: HeadingProps) {
  return (
    <>
      <p className="hidden text-12 text-soft print:mb-2 print:block">
        {site} · {address}
      </p>
      <h1 className="mt-2 text-25 md:text-31 print:mt-0 print:text-25">
        {nameWithoutYear(vehicle)} <span className="font-medium text-soft tabular-nums">{vehicle.year}</span>
      </h1>
      <p className="mt-1 text-14 text-soft tabular-nums">{factsOf(vehicle, unit).join(' · ')}</p>
    </>
  )
}
