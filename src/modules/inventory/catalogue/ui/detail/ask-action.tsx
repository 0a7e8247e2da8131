import { buttonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import { isQuotable } from './availability'
import * as words from './browser-words'
import { askByWhatsappHref, mailHref, phoneHref, type ShowroomContact } from './showroom-contact'
import type { ThereDetail } from './there/there-detail'

type AskProps = {
  vehicle: VehicleDetail
  /** What it costs at the reader's port; null for a reader who has chosen none. */
  there: ThereDetail | null
  showroom: ShowroomContact | null
  address: string
}

/**
 * A letter to the showroom, or a call where it has no address for letters: the main action of a vehicle that cannot
 * be quoted. `brief` where the words have to share a line.
 */
export function AskAction({ vehicle, there, showroom, address, brief }: AskProps & { brief?: boolean }) {
  const style = buttonStyle(isQuotable(vehicle) ? 'secondary' : 'primary')
  if (showroom?.email)
    return (
      <a href={mailHref(showroom.email, vehicle, address, there)} className={style}>
        <Icon name="mail" size={18} />
        {brief ? <Brief word={words.email} rest={words.theShowroom} /> : words.emailTheShowroom}
      </a>
    )
  if (showroom?.phone)
    return (
      <a href={phoneHref(showroom.phone)} className={style}>
        <Icon name="phone" size={18} />
        {brief ? <Brief word={words.call} rest={words.theShowroom} /> : words.callTheShowroom}
      </a>
    )
  return null
}

/** One word on the screen; the others are read out. */
const Brief = ({ word, rest }: { word: string; rest: string }) => (
  <span>
    {word} <span className="sr-only">{rest}</span>
  </span>
)

/** Every way to ask the showroom about this vehicle, its stock number already named. */
export function AskActions({ vehicle, there, showroom, address }: AskProps) {
  if (!showroom?.email && !showroom?.phone)
    return <p className="text-14 text-soft">{words.thisShowroomHasNotPublished}</p>
  const whatsapp = askByWhatsappHref(showroom.phone, vehicle, address, there)
  return (
    <div className="flex flex-col gap-2">
      <div className="no-print flex flex-col gap-2">
        <AskAction vehicle={vehicle} there={there} showroom={showroom} address={address} />
        <div className="flex flex-wrap gap-2">
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
          {showroom.email && showroom.phone && (
            <a href={phoneHref(showroom.phone)} className={buttonStyle('secondary', 'flex-auto')}>
              <Icon name="phone" size={18} />
              {showroom.phone}
            </a>
          )}
        </div>
      </div>
      <p className="no-print text-13 text-faint">
        {showroom.showroomName} will reply. Quote the stock number{' '}
        <span className="whitespace-nowrap">{vehicle.sku}</span>. Only pay into the account on its invoice:{' '}
        <Link href="/terms-and-conditions#payment">{words.howToPaySafely}</Link>.
      </p>
    </div>
  )
}
