import type { ReactNode } from 'react'
import { Price } from '@/modules/inventory/cards/ui/price'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { buttonStyle, iconButtonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon-shapes'
import { PlainLink } from '@/ui/link'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'
import { InquiryAction } from './inquiry-action'
import type { LandedCostDetail } from './landed-cost/landed-cost-detail'
import { QuoteAction } from './quote-action'
import { questionHref, type ShowroomContact, whatsappInquiryHref } from './showroom-contact-hrefs'
import { availabilityOf, isQuotable } from './vehicle-availability'

type InquireProps = {
  vehicle: VehicleDetail
  landed: LandedCostDetail | null
  showroom: ShowroomContact | null
  address: string
}

type BarProps = InquireProps & {
  /** The subscription to its availability; null where not offered. */
  notice: ReactNode
}

/** Keeps price, main action and WhatsApp in reach on a phone; the page leaves room for it. */
export function PhoneActionBar({ vehicle, landed, showroom, address, notice }: BarProps) {
  const { canInquire, word } = availabilityOf(vehicle)
  const { make, model } = vehicle
  return (
    <div
      data-phone-bar=""
      className="no-print fixed inset-x-0 bottom-0 z-20 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2 lg:hidden"
    >
      {canInquire ? (
        <>
          {/* Beside each other, as long as the letters are of the usual size. */}
          <div className="grow basis-16">
            <Price vehicle={vehicle} landed={landed ?? undefined} brief />
          </div>
          <span className="flex max-w-full gap-2">
            <WhatsappAction vehicle={vehicle} landed={landed} showroom={showroom} address={address} />
            {isQuotable(vehicle) ? (
              (notice ?? (
                <>
                  <QuestionAction vehicle={vehicle} />
                  <QuoteAction vehicle={vehicle} landed={landed} place="bar" />
                </>
              ))
            ) : (
              <InquiryAction brief vehicle={vehicle} />
            )}
          </span>
        </>
      ) : (
        <>
          <span className="text-16 font-semibold">{word}</span>
          <PlainLink
            href={listingOf({ make: [make.id], model: [model.id] })}
            className={buttonStyle('primary')}
          >
            {words.seeOthers}
          </PlainLink>
        </>
      )}
    </div>
  )
}

/** A question about the vehicle, in the room of an icon. */
const QuestionAction = ({ vehicle }: Pick<InquireProps, 'vehicle'>) => (
  <IconLink
    icon="mail"
    label={words.inquireAboutThisVehicle}
    href={questionHref(vehicle.id)}
    rel="nofollow"
  />
)

/** A chat with the showroom that names the vehicle; nothing for a showroom that is not on WhatsApp. */
function WhatsappAction({ vehicle, landed, showroom, address }: InquireProps) {
  const href = whatsappInquiryHref(showroom?.phone ?? null, vehicle, address, landed)
  if (!href) return null
  return (
    <IconLink
      icon="message-circle"
      label={words.inquireByWhatsApp}
      href={href}
      target="_blank"
      rel="noreferrer"
    />
  )
}

type IconLinkProps = { icon: IconName; label: string; href: string; rel: string; target?: '_blank' }

/** A link as an icon with an edge, named for those who do not see it. */
const IconLink = ({ icon, label, ...link }: IconLinkProps) => (
  <PlainLink
    {...link}
    aria-label={label}
    title={label}
    className={cx(iconButtonStyle, 'border border-control bg-surface')}
  >
    <Icon name={icon} />
  </PlainLink>
)
