import { type BodyKind, bodyKindFor, colourHex, type DrawingRequest, type View } from '.'

/** What a vehicle's drawing depends on, by the names that staff gave. */
export type DrawnFacts = {
  bodyType: string | null
  /** Tells a kei truck or kei van from its big brothers. */
  subBodyType: string | null
  colourName: string | null
  /** Swatch of the colour, when the list has one. */
  colourHex: string | null
  /** LHD or RHD. */
  steering: string | null
}

/** Small trucks and vans are bodies of their own; any other sub body type changes little from outside. */
function bodyOf({ bodyType, subBodyType }: DrawnFacts): BodyKind {
  const body = bodyKindFor(bodyType ?? '')
  return body === 'truck' || body === 'van' ? bodyKindFor(`${subBodyType ?? ''} ${bodyType ?? ''}`) : body
}

/** The drawing of a vehicle from one side: vehicles of one body type, colour and steering side share it. */
export const drawingOf = (facts: DrawnFacts, view: View): DrawingRequest => ({
  body: bodyOf(facts),
  colour: (facts.colourHex ?? colourHex(facts.colourName ?? '')).toUpperCase(),
  steering: facts.steering === 'LHD' ? 'LHD' : 'RHD',
  view,
})

/** One key per drawing, safe as a file name: 'sedan-8a8d8f-rhd-left'. */
export const drawingKey = ({ body, colour, steering, view }: DrawingRequest): string =>
  [body, colour.slice(1), steering, view].join('-').toLowerCase()
