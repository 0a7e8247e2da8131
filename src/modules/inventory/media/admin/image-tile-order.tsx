'use client'
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import * as words from '../words'
import type { FormImage } from './media-form-types'

/** A click does not drag, and a finger that goes on at once scrolls the page. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

/** The tile under the mouse or the finger, or the one that the arrow keys have reached. */
const underneath: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : closestCenter(drag)

/** What is announced while a picture is moved. Where it landed is announced by the caller that moves it. */
function useAnnouncements(images: readonly FormImage[]): Announcements {
  const reported = useRef(-1)
  const at = (id: string | number) => images.findIndex(({ uid }) => uid === id)
  const nameOf = (id: string | number) => images[at(id)]?.name ?? ''
  return {
    onDragStart: ({ active: { id } }) => {
      reported.current = at(id)
      return words.pickedUp(nameOf(id), at(id) + 1, images.length)
    },
    onDragOver: ({ over }) => {
      const place = over ? at(over.id) : -1
      // Where it was picked up it is over itself, which is announced already.
      if (place === reported.current || place < 0) return undefined
      reported.current = place
      return words.atPlace(place + 1, images.length)
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active: { id } }) => words.notMoved(nameOf(id)),
  }
}

type Props = { images: readonly FormImage[]; move: (from: number, to: number) => void; children: ReactNode }

/**
 * Tiles that are moved by a mouse, by a finger that rests on them for a moment, or by keyboard: what is picked up lands
 * where it is let go, and back where it was when that is no tile or the gesture is broken off. The page scrolls along.
 */
export function ImageTileOrder({ children, images, move }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  )
  const announcements = useAnnouncements(images)
  const ids = images.map(({ uid }) => uid)
  return (
    <DndContext
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: words.howToMove },
      }}
      collisionDetection={underneath}
      id="image-order"
      onDragEnd={({ active, over }) =>
        over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
      }
      sensors={sensors}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
