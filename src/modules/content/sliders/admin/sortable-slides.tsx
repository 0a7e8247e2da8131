'use client'
import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { Slide } from '../rules/slide'
import { slideName } from './slide-row'
import css from './slides.module.css'
import * as words from './words'

/** A click does not drag, and a finger that goes on at once scrolls the page. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

function announcementsOf(slides: readonly Slide[]): Announcements {
  const at = (id: string | number) => slides.findIndex((slide) => slide.id === id)
  const nameOf = (id: string | number) => {
    const slide = slides[at(id)]
    return slide ? slideName(slide) : ''
  }
  return {
    onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
    onDragOver: ({ over }) => (over ? words.atPlace(at(over.id) + 1, slides.length) : undefined),
    onDragEnd: ({ over }) => (over ? words.atPlace(at(over.id) + 1, slides.length) : undefined),
    onDragCancel: ({ active }) => words.notMoved(nameOf(active.id)),
  }
}

const saveOrder = (slides: readonly Slide[]) =>
  callApi('patch', '/api/v1/homepage-slider/order', { body: { ids: slides.map(({ id }) => id) } })

type Props = {
  slides: readonly Slide[]
  fixed: boolean
  run: (call: Promise<Answer<unknown>>) => Promise<Answer<unknown>>
  children: (slide: Slide, index: number, count: number) => ReactNode
}

/** The slides of one place, moved by a mouse, a finger or keys; the order is saved when one is put down. */
export function SortableSlides({ children, fixed, run, slides }: Props) {
  const [moved, setMoved] = useState<readonly Slide[] | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  )
  const shown = moved ?? slides
  const move = async (from: number, to: number) => {
    if (from === to) return
    const next = arrayMove([...shown], from, to)
    setMoved(next)
    await run(saveOrder(next))
    setMoved(null)
  }
  const indexOf = (id: string | number) => shown.findIndex((slide) => slide.id === id)
  return (
    <DndContext
      accessibility={{
        announcements: announcementsOf(shown),
        screenReaderInstructions: { draggable: words.howToMove },
      }}
      collisionDetection={closestCenter}
      id={`slide-order-${slides[0]?.topicPageId ?? 'home'}`}
      onDragEnd={({ active, over }) => over && void move(indexOf(active.id), indexOf(over.id))}
      sensors={sensors}
    >
      <SortableContext
        disabled={fixed}
        items={shown.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
      >
        <ol className={css.list}>{shown.map((slide, index) => children(slide, index, shown.length))}</ol>
      </SortableContext>
    </DndContext>
  )
}
