import type { BodyKind } from '../drawing-request'
import type { EndData } from './end'
import { coupe, hatchback, kei, sedan, wagon } from './front-and-rear-of-cars'
import { bus, keitruck, minivan, pickup, suv, truck, van } from './front-and-rear-of-large'

/** Front and rear elevation of every body. */
export const ENDS: Record<BodyKind, EndData> = {
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
