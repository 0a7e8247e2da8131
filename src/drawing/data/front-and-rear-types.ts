import type { Material } from './side-types'

/** A part given by its right half, mirrored to the left; `whole` shapes touch x = 0 and are joined there. */
export interface EndPart {
  d: string
  of: Material
  whole?: boolean
}

/** What front and rear have in common; x = 0 is the middle, listed for the half x ≥ 0, in mm. */
export interface EndSide {
  /** Glass, joined at the middle. */
  screen: string
  /** Upper surface that faces the sky (bonnet or boot lid), joined at the middle. */
  deck?: string
  /** Height at which the face below turns from lit to shaded. */
  turn: number
  /** Lines of one half, and lines across drawn as given. */
  seams: string[]
  across?: string[]
  lamp: string
  projectors: readonly (readonly [number, number, number])[]
  parts: EndPart[]
  plate: number
  plateX?: number
}

export interface FrontSide extends EndSide {
  grille?: string
  bars: number
  fog?: readonly [number, number, number]
  emblem?: number
}

export interface RearSide extends EndSide {
  wiper?: boolean
  exhaust?: readonly [number, number]
  /** Extra lamps low in the bumper: x, y, width, height. */
  reflector?: readonly [number, number, number, number]
}

export interface EndData {
  width: number
  height: number
  /** Painted silhouette, joined at the middle. */
  outline: string
  belt: number
  /** Tyre seen end-on: inner and outer x, and its height. */
  tyre: readonly [number, number, number]
  /** Mirror: inner x, y centre, width, height. */
  mirror: readonly [number, number, number, number]
  mirrorOf?: Material
  rearMirror?: boolean
  /** Steering wheel: x of its centre, y, radius. */
  wheel: readonly [number, number, number]
  /** Headrest centres: ±x, y. */
  heads: readonly [number, number]
  front: FrontSide
  rear: RearSide
  /** Drawn behind everything: chassis, bed. */
  behindRear?: EndPart[]
  /** Rear of the cab hidden by a bed drawn in front of it. */
  overRear?: EndPart[]
  overFront?: EndPart[]
}
