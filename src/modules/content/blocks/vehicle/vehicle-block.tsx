import type { Payload } from 'payload'
import { readVisibleCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { VehicleGrid } from '@/modules/inventory/catalogue/ui/grid/vehicle-grid'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { findVehicleBySku } from '@/modules/inventory/vehicles/queries/find-vehicle-by-sku'
import type { VehicleBlock as Fields } from '@/payload-types'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link } from '@/ui/link'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'
import * as words from '../words'
import { vehicleIn } from './content'

/** The card of the vehicle that a text means; null for one that readers may not see. */
async function cardOf(payload: Payload, text: unknown) {
  const meant = vehicleIn(text)
  if (!meant) return null
  const id = 'id' in meant ? meant.id : await findVehicleBySku(payload.db.drizzle, meant.sku, 'all')
  return id === null ? null : ((await readVisibleCards(payload, [id]))[0] ?? null)
}

/** A vehicle with its picture, its price and whether it is for sale, as they are now. */
export async function VehicleBlock({ fields, payload, unit }: BlockProps<Fields>) {
  const card = await cardOf(payload, fields.vehicle)
  return (
    <BlockSection title={fields.title}>
      {card ? (
        <VehicleGrid vehicles={[card]} landed={null} unit={unit} now={new Date()} columns="three" />
      ) : (
        <EmptyState title={words.vehicleGone} actions={<Link href={LISTING}>{words.allVehicles}</Link>}>
          <p>{words.vehicleMayBeSold}</p>
        </EmptyState>
      )}
    </BlockSection>
  )
}
