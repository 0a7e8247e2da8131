import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { Link } from '@/ui/link'
import { TotalFigures, type TotalProps } from './total-figures'
import * as words from './total-words'

/** The parts of the total on a page of their own. */
export function TotalPage(props: TotalProps) {
  const { landed, vehicle } = props
  return (
    <>
      <Link href={`/vehicles/${vehicle.id}`} className="inline-block py-2 text-14">
        {words.backTo(`${nameWithoutYear(vehicle)} ${vehicle.year}`)}
      </Link>
      <h1 className="mt-2 mb-4 text-25">{landed.breakdown.title}</h1>
      <TotalFigures {...props} />
    </>
  )
}
