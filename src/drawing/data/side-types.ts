/** Wheel as seen from the side; lengths in mm. */
export interface WheelSpec {
  x: number
  tyre: number
  rim: number
  style: WheelStyle
  /** Radius of the opening in the body; none for wheels under a chassis. */
  arch?: number
}

export type WheelStyle =
  | 'twin'
  | 'five'
  | 'multi'
  | 'blade'
  | 'six'
  | 'steel'
  | 'cover'
  | 'heavyFront'
  | 'heavyRear'

/** What a part is made of. */
export type Material =
  | 'body'
  | 'plastic'
  | 'chrome'
  | 'dark'
  | 'metal'
  | 'red'
  | 'amber'
  | 'clear'
  | 'white'
  | 'glass'

export interface Part {
  d: string
  of: Material
  /** Only on this side of the vehicle. */
  side?: 'left' | 'right'
  /** True: only where passengers board (left for RHD, right for LHD); false: only on the driver's side. */
  kerb?: boolean
}

/** A line pressed into or cut between panels. */
export interface Seam {
  d: string
  side?: 'left' | 'right'
  kerb?: boolean
}

/** Side elevation, nose at x = 0, y up from the ground, all in mm; curves in the notation of path.ts. */
export interface SideData {
  length: number
  height: number
  /** Drawn length in px on the 1280 plate. */
  span: number
  wheels: WheelSpec[]
  /** Closed silhouette of everything painted. */
  outline: string
  /** Lower edge of the body between the wheels. */
  sill: number
  /** Heights where the light changes: roof edge, window line, widest line, lower turn-in. */
  light: { belt: number; turn: number }
  /** The crease that catches the lamp, front to rear. */
  shoulder: string
  /** A second, softer crease low on the doors. */
  crease?: string
  /** Glass areas, pillars included. */
  glass: string[]
  /** Glass seen edge-on: windscreen and backlight slivers. */
  slivers: string[]
  /** Pillars and dividers painted black over the glass. */
  pillars: string[]
  /** Privacy glass from this x backwards. */
  privacyFrom?: number
  /** Bright line along the window frame. */
  chromeLine?: string
  seams: Seam[]
  handles: readonly (readonly [number, number])[]
  mirror: readonly [number, number]
  mirrorSize?: number
  headlamp: string
  /** Bright lens elements inside the headlamp: centre and radius. */
  projectors: readonly (readonly [number, number, number])[]
  tail?: string
  parts: Part[]
  /** Chassis, bed and steps that stand outside the painted outline, drawn behind it. */
  behind?: Part[]
  /** Rails, racks and wipers in front of it. */
  over?: Part[]
  /** Width of unpainted cladding around the wheel openings. */
  archTrim?: number
  fuel: { side: 'left' | 'right'; x: number; y: number; size: number }
  /** Heads of the seats: x, y of the headrest centre. */
  seats: readonly (readonly [number, number])[]
  wheelAt: readonly [number, number]
}
