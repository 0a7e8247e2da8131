import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { manufacturers, models, vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { vehicleInquiries } from '@/modules/sales/tables.gen'
import { flag, nullable, type RowOf, text } from '@/server/rows/fields'

export const [i, v] = [alias(vehicleInquiries, 'i'), alias(vehicles, 'v')]

export const INQUIRY = {
  id: i.id,
  status: i.status,
  userId: i.customerId,
  customerName: text(personName('u')),
  customerEmail: alias(users, 'u').email,
  showroomOfficeId: i.showroomId,
  vehicleId: i.vehicleId,
  vehicleName: nullable(text(sql`coalesce(v.name, v.sku)`)),
  sku: nullable(v.sku),
  hasPage: flag(sql`coalesce(${hasPublicPage('v')}, false)`),
  manufacturerId: i.manufacturerId,
  manufacturerName: nullable(alias(manufacturers, 'k').name),
  customManufacturer: i.customManufacturer,
  modelId: i.modelId,
  modelName: nullable(alias(models, 'm').name),
  customModel: i.customModel,
  yearFrom: i.yearFrom,
  yearTo: i.yearTo,
  transmission: i.transmission,
  steering: i.steering,
  priceType: i.priceType,
  country: i.country,
  message: i.message,
  replyMessage: i.replyMessage,
  replyAt: i.replyAt,
  repliedBy: nullable(text(sql`CASE WHEN i.replied_by_id IS NOT NULL THEN ${personName('s')} END`)),
  createdAt: i.createdAt,
  updatedAt: i.updatedAt,
}

export const INQUIRY_SOURCE = sql`vehicle_inquiries i JOIN users u ON u.id = i.customer_id
  LEFT JOIN manufacturers k ON k.id = i.manufacturer_id LEFT JOIN models m ON m.id = i.model_id
  LEFT JOIN users s ON s.id = i.replied_by_id LEFT JOIN vehicles v ON v.id = i.vehicle_id`

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })

export const toInquiry = ({
  hasPage,
  manufacturerId,
  manufacturerName,
  modelId,
  modelName,
  sku,
  vehicleId,
  vehicleName,
  ...row
}: RowOf<typeof INQUIRY>) => ({
  ...row,
  manufacturer: named(manufacturerId, manufacturerName),
  model: named(modelId, modelName),
  vehicle:
    vehicleId === null || vehicleName === null || sku === null
      ? null
      : { id: vehicleId, name: vehicleName, sku, hasPage },
})
