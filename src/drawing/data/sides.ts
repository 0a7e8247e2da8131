import type { BodyKind } from '../drawing-request'
import { coupe, hatchback, kei, sedan, wagon } from './side-of-cars'
import { minivan, pickup, suv, van } from './side-of-suvs-and-vans'
import { bus, keitruck, truck } from './side-of-trucks-and-buses'
import type { SideData } from './side-types'

/** Side elevation of every body. */
export const SIDES: Record<BodyKind, SideData> = {
  kei,
  hatchback,
  sedan,
  wagon,
  coupe,
  suv,
  minivan,
  van,
  pickup,
  truck,
  bus,
  keitruck,
}
