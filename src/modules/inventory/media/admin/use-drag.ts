import { type PointerEvent, useState } from 'react'

type Drag = { from: number; over: number }

const placeUnder = ({ clientX, clientY }: PointerEvent): number | null => {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  return tile ? Number(tile.dataset.place) : null
}

/**
 * Moves tiles by pointer, with a mouse as well as with a finger: what is picked up lands where it is let go, and
 * back where it was when that is no tile or the gesture is broken off.
 */
export function useDrag(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, over: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, over: placeUnder(event) ?? drag.from })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return
      setDrag(null)
      move(drag.from, placeUnder(event) ?? drag.from)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}
