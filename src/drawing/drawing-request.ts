/**
 * Body kinds that have a drawing. `keitruck` and `kei` are separate: they have nothing in common but their
 * length.
 */
export const BODY_KINDS = [
  'kei',
  'hatchback',
  'sedan',
  'wagon',
  'coupe',
  'suv',
  'minivan',
  'van',
  'pickup',
  'truck',
  'bus',
  'keitruck',
] as const

/** Views of one vehicle. `left` shows the vehicle's own left side, so its nose points left. */
export const VIEWS = ['left', 'right', 'front', 'rear', 'interior', 'detail', 'panorama'] as const

export type BodyKind = (typeof BODY_KINDS)[number]
export type View = (typeof VIEWS)[number]
export type Steering = 'LHD' | 'RHD'

/** What to draw. `colour` is the paint as `#RRGGBB`. */
export interface DrawingRequest {
  body: BodyKind
  colour: string
  view: View
  steering: Steering
}
