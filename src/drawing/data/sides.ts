import type { BodyKind } from '../drawing-request'
import type { SideData } from './side'
import { coupe, hatchback, kei, sedan, wagon } from './side-cars'
import { bus, keitruck, truck } from './side-heavy'
import { minivan, pickup, suv, van } from './side-large'

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
