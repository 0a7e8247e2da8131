import type { ReactNode } from 'react'
import { addedInWords } from '@/kernel/dates'
import { Badge } from '@/ui/badge'
import { useDataSaver } from '@/ui/data-saver'
import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import type { VehicleCard as Vehicle } from '../../queries/types'
import { transmissionText } from '../../rules/display'
import { mileageText, nameWithoutYear, placeText, priceTerm, priceText, ribbonOf } from '../words'

type Column = { title: string; right?: boolean; cell: (vehicle: Vehicle, now: Date) => ReactNode }

const COLUMNS: Column[] = [
  { title: 'Year', right: true, cell: (vehicle) => vehicle.year },
  { title: 'Price', right: true, cell: (vehicle) => <TablePrice vehicle={vehicle} /> },
  { title: 'Mileage', right: true, cell: (vehicle) => mileageText(vehicle.mileage) },
  { title: 'Fuel', cell: (vehicle) => vehicle.fuel?.name },
  { title: 'Transmission', cell: (vehicle) => transmissionText(vehicle.transmission?.name) },
  { title: 'Drive', cell: (vehicle) => vehicle.driveTrain?.name },
  { title: 'Engine', right: true, cell: (vehicle) => vehicle.engineSize },
  { title: 'Steering', cell: (vehicle) => vehicle.steering?.name },
  { title: 'Stands in', cell: (vehicle, now) => <Place vehicle={vehicle} now={now} /> },
]

/** The list view: one row for each vehicle, one column for each fact, so that figures can be run down and compared. */
export function VehicleTable({ vehicles, now }: { vehicles: Vehicle[]; now: Date }) {
  return (
    <section className="overflow-x-auto rounded-card border border-line bg-surface" aria-label="Vehicles">
      <table className="w-full border-collapse text-13 tabular-nums">
        <thead>
          <tr className="border-b border-line text-left text-faint">
            <th
              scope="col"
              className="sticky left-0 z-10 bg-surface px-2 py-2 first:pl-3 last:pr-3 font-medium"
            >
              Vehicle
            </th>
            {COLUMNS.map(({ title, right }) => (
              <th
                key={title}
                scope="col"
                className={`px-2 py-2 first:pl-3 last:pr-3 font-medium ${right ? 'text-right' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <Row key={vehicle.id} vehicle={vehicle} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ vehicle, now }: { vehicle: Vehicle; now: Date }) {
  const ribbon = ribbonOf(vehicle)
  const saving = useDataSaver()
  return (
    <tr className="border-b border-line last:border-0 hover:bg-link-wash">
      <th
        scope="row"
        className="sticky left-0 z-10 bg-surface px-2 py-2 first:pl-3 last:pr-3 text-left font-normal"
      >
        <PlainLink href={`/vehicles/${vehicle.id}`} className="group flex w-44 items-center gap-3 sm:w-58">
          <span className="aspect-4/3 w-14 shrink-0 overflow-hidden rounded-control bg-plate sm:w-18">
            {!saving && (
              <Picture
                src={vehicle.picture.thumb}
                alt=""
                width={72}
                height={54}
                className="size-full object-contain"
              />
            )}
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 text-14 leading-snug font-semibold group-hover:text-link">
              {nameWithoutYear(vehicle)}
            </span>
            <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-12 text-faint">
              {vehicle.sku}
              {ribbon && <Badge tone={ribbon.tone}>{ribbon.text}</Badge>}
            </span>
          </span>
        </PlainLink>
      </th>
      {COLUMNS.map(({ title, right, cell }) => (
        <td
          key={title}
          className={`px-2 py-2 first:pl-3 last:pr-3 ${right ? 'text-right whitespace-nowrap' : ''}`}
        >
          {cell(vehicle, now) || <span className="text-faint">not stated</span>}
        </td>
      ))}
    </tr>
  )
}

function TablePrice({ vehicle }: { vehicle: Vehicle }) {
  const amount = priceText(vehicle)
  if (!amount) return 'On request'
  return (
    <>
      <span className="text-14 font-bold">{amount}</span>
      <span className="block text-12 text-faint">{priceTerm(vehicle)}</span>
    </>
  )
}

function Place({ vehicle, now }: { vehicle: Vehicle; now: Date }) {
  return (
    <span className="block min-w-28">
      {placeText(vehicle)}
      <span className="block text-12 text-faint">{addedInWords(new Date(vehicle.listedAt), now)}</span>
    </span>
  )
}
