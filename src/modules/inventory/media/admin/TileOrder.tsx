'use client'
import { type Announcements, DndContext, PointerSensor, pointerWithin, useSensor } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

/** What was moved is said by who moves it, also for the arrow keys. */
const UNSAID: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Props = { ids: readonly string[]; move: (from: number, to: number) => void; children: ReactNode }

/**
 * Tiles that are moved by a mouse or a finger: what is picked up lands where it is let go, and back where it was when
 * that is no tile or the gesture is broken off. The page scrolls along.
 */
export function TileOrder({ children, ids, move }: Props) {
  const sensors = [useSensor(PointerSensor)]
  return (
    <DndContext
      accessibility={{ announcements: UNSAID, screenReaderInstructions: { draggable: '' } }}
      collisionDetection={pointerWithin}
      id="image-order"
      onDragEnd={({ active, over }) =>
        over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
      }
      sensors={sensors}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
