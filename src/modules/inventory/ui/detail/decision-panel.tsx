import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Icon } from '@/ui/icon'
import { Card } from '@/ui/layout'
import { Link } from '@/ui/link'
import type { VehicleDetail } from '../../queries/types'
import { PRICE_TERMS, priceTypeLabel } from '../../rules/price-type'
import { Price } from '../card/price'
import { listingOf } from '../listing/listing-address'
import { AskAction } from './ask-action'
import { availabilityOf } from './availability'
import { phoneHref, type ShowroomContact, whatsappHref } from './showroom-contact'

type PanelProps = { vehicle: VehicleDetail; showroom: ShowroomContact | null; address: string }

/** What a buyer decides by: price and its term, whether it is free, the number to name, whom to ask. */
export function DecisionPanel({ vehicle, showroom, address }: PanelProps) {
  const { word, tone, sentence, canAsk } = availabilityOf(vehicle)
  return (
    <Card className="flex flex-col gap-5 p-5">
      <div className="flex items-center justify-between gap-3">
        <Badge tone={tone}>{word}</Badge>
        <span className="text-13 text-faint">
          Stock number <span className="font-semibold text-ink tabular-nums select-all">{vehicle.sku}</span>
        </span>
      </div>
      <div>
        <Price vehicle={vehicle} large />
        <p className="mt-2 text-13 text-soft">
          {vehicle.price === null ? 'The showroom names the price when you ask. ' : null}
          <span className="font-medium text-ink">{priceTypeLabel(vehicle.priceType)}.</span>{' '}
          {PRICE_TERMS[vehicle.priceType]}
        </p>
      </div>
      <p className="text-14">{sentence}</p>
      {canAsk ? (
        <Actions vehicle={vehicle} showroom={showroom} address={address} />
      ) : (
        <Link href={listingOf({ make: [vehicle.make.id], model: [vehicle.model.id] })} className="py-2">
          See every {vehicle.make.name} {vehicle.model.name} for sale
        </Link>
      )}
      <Share vehicle={vehicle} address={address} />
    </Card>
  )
}

function Actions({ vehicle, showroom, address }: PanelProps) {
  if (!showroom?.email && !showroom?.phone)
    return <p className="text-14 text-soft">The showroom has not left a way to reach it yet.</p>
  return (
    <div className="flex flex-col gap-2">
      <AskAction vehicle={vehicle} showroom={showroom} address={address} />
      {showroom.email && showroom.phone && (
        <a href={phoneHref(showroom.phone)} className={buttonStyle('secondary')}>
          <Icon name="phone" size={18} />
          Call {showroom.phone}
        </a>
      )}
      <p className="text-13 text-faint">
        {showroom.showroomName} answers. Name the stock number{' '}
        <span className="whitespace-nowrap">{vehicle.sku}</span>.
      </p>
    </div>
  )
}

function Share({ vehicle, address }: Pick<PanelProps, 'vehicle' | 'address'>) {
  return (
    <div className="-mb-2 border-t border-line pt-2">
      <div className="-mx-3 flex flex-wrap">
        <a
          href={whatsappHref(vehicle, address)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('quiet', 'px-3')}
        >
          <Icon name="message-circle" size={18} />
          Share by WhatsApp
        </a>
        <CopyButton text={address} label="Copy link" done="Link copied" className="px-3" />
      </div>
    </div>
  )
}
