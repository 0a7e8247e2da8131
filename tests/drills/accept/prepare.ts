import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { requestQuote } from '@/modules/sales/quotes/operations/request-quote'
import { sendOffer } from '@/modules/sales/quotes/operations/send-offer'
import { addCatalogue, type Catalogue } from '../shared/catalogue'

/** What the drill works with: lists, staff who quote, and customers with addresses. */
export type World = { payload: Payload; catalogue: Catalogue; staff: TypedUser; customers: TypedUser[] }

/** A quote on offer, with its customer and vehicle. */
export type Offered = { id: number; vehicle: number; customer: TypedUser }

/** Accounts without a password: hashing a hundred would take longer than the drill. */
export async function prepareWorld(payload: Payload, customers: number): Promise<World> {
  const catalogue = await addCatalogue(payload)
  await payload.db.drizzle.execute(sql`
    INSERT INTO users (email, first_name, last_name, user_type, status, address)
    SELECT 'buyer-' || n || '@drill.example', 'Buyer', n::text, 'CUSTOMER', 'ACTIVE', n || ' Moi Avenue, Mombasa'
    FROM generate_series(1, ${customers}::int) n`)
  const [staff] = await usersOf(payload, sql`email = 'drill@kaido.example'`)
  if (!staff) throw new Error('The drill has no staff')
  return { payload, catalogue, staff, customers: await usersOf(payload, sql`email LIKE 'buyer-%'`) }
}

/** People as a request carries them. */
export async function usersOf(payload: Payload, where: ReturnType<typeof sql>): Promise<TypedUser[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id, email, role_id AS role, status, all_showrooms AS "allShowrooms" FROM users
      WHERE ${where} ORDER BY id`,
  )
  return rows.map((row) => ({ ...row, collection: 'users' }) as unknown as TypedUser)
}

let count = 0

export async function addVehicle({ catalogue, payload }: World): Promise<number> {
  count += 1
  const { colour: color, ...all } = catalogue
  const { conditionGrade, drivetrain, fuelType, manufacturer, model, modelCode } = all
  const lists = { conditionGrade, drivetrain, fuelType, manufacturer, model, modelCode }
  const { showroom, transmission, vehicleType } = all
  const facts = { year: 2020, seats: 5, engineSizeCc: 1496, price: 8_450, mileage: 40_000 }
  const made = await payload.create({
    collection: 'vehicles',
    data: {
      ...lists,
      showroom,
      transmission,
      vehicleType,
      color,
      ...facts,
      officeFileNo: `ACC-${count}`,
      chassis: `DR1-${String(count).padStart(7, '0')}`,
      status: 'PUBLISHED',
    },
    overrideAccess: true,
    depth: 0,
  })
  return Number(made.id)
}

const OFFER = {
  quoteType: 'INITIAL_QUOTE',
  priceType: 'CIF',
  quotedPrice: 8_450,
  downPaymentPercentage: 30,
  deliveryCharges: 350,
  currency: 'USD',
  reservedVehicle: true,
} as const

/** Requests a quote and sends the offer, as people do. */
export async function addQuote(world: World, vehicle: number, customer: TypedUser): Promise<Offered> {
  const { catalogue, payload, staff } = world
  const request = await createLocalReq({ user: customer }, payload)
  const wish = { vehicleId: vehicle, shipmentAddressType: 'DEFAULT_ADDRESS' as const }
  const id = await requestQuote(request, wish, Number(customer.id))
  const validUntil = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const offer = { ...OFFER, showroomOfficeId: catalogue.showroom, validUntil }
  await sendOffer(await createLocalReq({ user: staff }, payload), id, offer)
  return { id, vehicle, customer }
}
