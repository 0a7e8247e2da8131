import type { BodyKind } from '../drawing-request'
import { coupe, hatchback, kei, sedan, wagon } from './front-and-rear-of-cars'
import { bus, keitruck, minivan, pickup, suv, truck, van } from './front-and-rear-of-suvs-vans-and-trucks'
import type { EndData } from './front-and-rear-types'

/** Front and rear elevation of every body. */
export const FRONTS_AND_REARS: Record<BodyKind, EndData> = {
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
