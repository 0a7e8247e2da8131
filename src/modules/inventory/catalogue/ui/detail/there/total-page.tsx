import { vehicleTitle } from '@/modules/inventory/cards/ui/words'
import { Link } from '@/ui/link'
import * as words from './browser-words'
import { TotalFigures, type TotalProps } from './total-figures'

/** The parts of the total on a page of their own. */
export function TotalPage(props: TotalProps) {
  const { there, vehicle } = props
  return (
    <>
      <p className="text-14 text-soft">
        {vehicleTitle(vehicle)} ·{' '}
        <Link href={`/vehicles/${vehicle.id}`} className="inline-block py-2">
          {words.toTheVehicle}
        </Link>
      </p>
      <h1 className="mt-2 mb-4 text-25">{there.breakdown.title}</h1>
      <TotalFigures {...props} />
    </>
  )
}
