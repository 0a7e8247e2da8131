import { Price } from '@/modules/inventory/cards/ui/price'
import { listingOf } from '@/modules/inventory/search/ui/listing/listing-address'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import { AskAction } from './ask-action'
import { availabilityOf } from './availability'
import * as words from './browser-words'
import type { ShowroomContact } from './showroom-contact'

type BarProps = { vehicle: VehicleDetail; showroom: ShowroomContact | null; address: string }

/** Keeps price and main action in reach on a phone; the page leaves room for it. */
export function PhoneBar({ vehicle, showroom, address }: BarProps) {
  const { canAsk, word } = availabilityOf(vehicle)
  const { make, model } = vehicle
  return (
    <div className="phone-bar no-print fixed inset-x-0 bottom-0 z-20 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2 lg:hidden">
      {canAsk ? (
        <>
          {/* Beside each other, as long as the letters are of the usual size. */}
          <div className="grow basis-16">
            <Price vehicle={vehicle} brief />
          </div>
          <span className="flex max-w-full">
            <AskAction vehicle={vehicle} showroom={showroom} address={address} />
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
