'use client'
import { Rnd, type RndDragCallback, type RndResizeCallback } from 'react-rnd'
import type { BannerElement } from '../../rules/banner-config'
import { canvasSize } from '../../rules/banner-styles'
import { bannerNumber } from '../../rules/canonical-banner'
import { boxOn, changePlaced, type Device } from '../../rules/edit-banner'
import css from './canvas.module.css'
import { ElementLook } from './element-look'
import { elementName } from './element-name'
import type { Editing } from './use-banner-editing'

type Props = {
  editing: Editing
  device: Device
  element: BannerElement
  isSelected: boolean
  onSelect: (id: string) => void
  /** How much smaller the canvas is shown than it is. */
  scale: number
}

const HANDLES = {
  bottom: css.edge,
  bottomLeft: css.corner,
  bottomRight: css.corner,
  left: css.edge,
  right: css.edge,
  top: css.edge,
  topLeft: css.corner,
  topRight: css.corner,
}

/** The gestures of a mouse or a finger on one element. */
function gesturesOn({ device, editing, element: { id }, onSelect }: Props) {
  const canvas = canvasSize(editing.banner, device)
  const percent = (length: number, of: number) => bannerNumber((length / of) * 100)
  const placeAt = ({ x, y }: { x: number; y: number }) => ({
    x: percent(x, canvas.width),
    y: percent(y, canvas.height),
  })
  const onDrag: RndDragCallback = (_, { x, y }) => editing.drag(changePlaced(id, device, placeAt({ x, y })))
  const onResize: RndResizeCallback = (_, direction, { offsetHeight, offsetWidth }, __, position) => {
    const name = direction.toLowerCase()
    const { x, y } = placeAt(position)
    editing.drag(
      changePlaced(id, device, {
        ...(name.includes('left') && { x }),
        ...(name.startsWith('top') && { y }),
        ...(/left|right/.test(name) && { width: percent(offsetWidth, canvas.width) }),
        ...(/top|bottom/.test(name) && { height: percent(offsetHeight, canvas.height) }),
      }),
    )
  }
  return {
    onDragStart: () => {
      // A finger does not focus what it drags.
      onSelect(id)
      editing.beginDrag()
    },
    onDrag,
    onDragStop: editing.end,
    onResizeStart: editing.beginDrag,
    onResize,
    onResizeStop: editing.end,
  }
}

/** One element on the canvas, reached by Tab. */
export function CanvasElement(props: Props) {
  const { device, editing, element, isSelected, onSelect, scale } = props
  const box = boxOn(device, element)
  const canvas = canvasSize(editing.banner, device)
  return (
    <Rnd
      {...gesturesOn(props)}
      aria-label={elementName(element, editing.banner)}
      aria-pressed={isSelected}
      className={css.element}
      data-element={element.id}
      data-selected={isSelected}
      enableResizing={isSelected}
      onFocus={() => onSelect(element.id)}
      position={{ x: (box.x * canvas.width) / 100, y: (box.y * canvas.height) / 100 }}
      resizeHandleClasses={HANDLES}
      role="button"
      scale={scale}
      size={{ width: (box.width * canvas.width) / 100, height: (box.height * canvas.height) / 100 }}
      tabIndex={0}
    >
      <ElementLook banner={editing.banner} device={device} element={element} />
    </Rnd>
  )
}
