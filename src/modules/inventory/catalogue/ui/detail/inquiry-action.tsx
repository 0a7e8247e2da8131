import { phoneHref } from '@/kernel/markup/phone-links'
import { buttonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Link, PlainLink } from '@/ui/link'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'
import type { LandedCostDetail } from './landed-cost/landed-cost-detail'
import { mailHref, questionHref, type ShowroomContact, whatsappInquiryHref } from './showroom-contact-hrefs'
import { isQuotable } from './vehicle-availability'

/** A question about a vehicle, answered in the buyer's own area and by e-mail. `brief` where the words share a line. */
export function InquiryAction({ vehicle, brief }: { vehicle: VehicleDetail; brief?: boolean }) {
  return (
    <PlainLink
      href={questionHref(vehicle.id)}
      rel="nofollow"
      className={buttonStyle(isQuotable(vehicle) ? 'secondary' : 'primary')}
    >
      <Icon name="message-circle" size={18} />
      {brief ? (
        <span>
          {words.inquire} <span className="sr-only">{words.aboutThisVehicle}</span>
        </span>
      ) : (
        words.inquireAboutThisVehicle
      )}
    </PlainLink>
  )
}

type InquireProps = {
  vehicle: VehicleDetail
  /** What it costs at the reader's port; null for a reader who has chosen none. */
  landed: LandedCostDetail | null
  showroom: ShowroomContact | null
  address: string
}

/** Every way to contact the showroom about this vehicle, its stock number already named. */
export function InquiryActions({ vehicle, landed, showroom, address }: InquireProps) {
  const whatsapp = whatsappInquiryHref(showroom?.phone ?? null, vehicle, address, landed)
  return (
    <div className="flex flex-col gap-2">
      <div className="no-print flex flex-col gap-2">
        <InquiryAction vehicle={vehicle} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {whatsapp && (
            <a
              href={whatsapp}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('secondary', 'flex-auto')}
            >
              <Icon name="message-circle" size={18} />
              {words.whatsApp}
            </a>
          )}
          {showroom?.email && (
            <a
              href={mailHref(showroom.email, vehicle, address, landed)}
              aria-label={words.emailTheShowroom}
              className={buttonStyle('secondary', 'flex-auto')}
            >
              <Icon name="mail" size={18} />
              {words.email}
            </a>
          )}
          {showroom?.phone && (
            <a href={phoneHref(showroom.phone)} className={buttonStyle('secondary', 'flex-auto')}>
              <Icon name="phone" size={18} />
              {showroom.phone}
            </a>
          )}
        </div>
      </div>
      <p className="no-print text-13 text-faint">
        {showroom && `${showroom.showroomName} will reply. `}
        Quote the stock number <span className="whitespace-nowrap">{vehicle.sku}</span>. Only pay into the
        account on its invoice: <Link href="/terms-and-conditions#payment">{words.howToPaySafely}</Link>.
      </p>
    </div>
  )
}
