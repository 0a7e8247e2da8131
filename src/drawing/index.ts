import type { DrawingRequest } from './drawing-request'
import { drawEndPlate, drawSidePlate } from './paint/exterior'
import { drawDetail } from './paint/front-corner-close-up'
import { drawInterior } from './paint/interior'
import { drawPanorama } from './paint/panorama'
import { paintOf } from './paint-colours'
import { Sheet } from './svg-sheet'

export { bodyKindFor } from './body-kind-for'
export {
  BODY_KINDS,
  type BodyKind,
  type DrawingRequest,
  type Steering,
  VIEWS,
  type View,
} from './drawing-request'
export { drawBodyIcon } from './paint/body-icon'
export { drawHero } from './paint/hero-scene'
export { colourHex } from './paint-colours'

const HEX = /^#[0-9a-f]{6}$/i

/**
 * Draws one view of a vehicle as a complete SVG document, 1280 × 960 (the panorama 2048 × 1024, equirectangular).
 * The same request gives the same markup, to the byte. Throws a RangeError when the colour is not `#RRGGBB`.
 */
export function drawVehicle(request: DrawingRequest): string {
  const { body, colour, view, steering } = request
  if (!HEX.test(colour)) throw new RangeError(`Not a colour in the form #RRGGBB: ${colour}`)
  const sheet = new Sheet(`${body} ${view} ${steering} ${colour}`)
  const paint = paintOf(colour)
  switch (view) {
    case 'left':
    case 'right':
      return drawSidePlate(sheet, request, paint, view)
    case 'front':
    case 'rear':
      return drawEndPlate(sheet, request, paint, view)
    case 'interior':
      return drawInterior(sheet, request, paint)
    case 'detail':
      return drawDetail(sheet, request, paint)
    case 'panorama':
      return drawPanorama(sheet, request, paint)
  }
}
