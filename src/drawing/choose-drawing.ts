import { type BodyKind, bodyKindFor, colourHex, type DrawingRequest, type View } from '.'

/** What a vehicle's drawing depends on, by the names that staff chose. */
export type DrawnFacts = {
  bodyType: string | null
  /** Distinguishes kei trucks and vans from full-size ones. */
  subBodyType: string | null
  colourName: string | null
  /** The colour's swatch, if the list has one. */
  colourHex: string | null
  /** LHD or RHD. */
  steering: string | null
}

/** Small trucks and vans have drawings of their own; other sub body types hardly differ from outside. */
function bodyOf({ bodyType, subBodyType }: DrawnFacts): BodyKind {
  const body = bodyKindFor(bodyType ?? '')
  return body === 'truck' || body === 'van' ? bodyKindFor(`${subBodyType ?? ''} ${bodyType ?? ''}`) : body
}

/**
 * The drawing of a vehicle from one side, shared by vehicles with the same body type, colour and steering
 * side.
 */
export const drawingOf = (facts: DrawnFacts, view: View): DrawingRequest => ({
  body: bodyOf(facts),
  colour: (facts.colourHex ?? colourHex(facts.colourName ?? '')).toUpperCase(),
  steering: facts.steering === 'LHD' ? 'LHD' : 'RHD',
  view,
})

/** One key per drawing, safe as a file name: 'sedan-8a8d8f-rhd-left'. */
export const drawingKey = ({ body, colour, steering, view }: DrawingRequest): string =>
  [body, colour.slice(1), steering, view].join('-').toLowerCase()
