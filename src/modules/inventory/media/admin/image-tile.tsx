import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type CSSProperties, useEffect, useRef } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/progress-bar'
import { isTypeOffered } from '../rules/arrange-images'
import { IMAGE_TYPE_LABELS, IMAGE_TYPES, type ImageType } from '../rules/image-types'
import * as words from '../words'
import css from './media.module.css'
import type { FormImage } from './media-form-types'
import type { ImageActions } from './use-form-images'

type Props = {
  image: FormImage
  /** All of them, and where this one stands among them. */
  images: readonly FormImage[]
  index: number
  actions: ImageActions
  disabled: boolean
}

type Tile = ReturnType<typeof useSortable>

/** How long the others take to make room. */
const MOTION = { duration: 150, easing: 'ease' }

/** One picture: what it shows, where it stands, how far it is on its way. */
export function ImageTile(props: Props) {
  const { actions, disabled, image, images, index } = props
  const { isPrimary, name, uid } = image
  const tile = useSortable({
    id: uid,
    disabled: disabled || images.length < 2,
    transition: MOTION,
    attributes: { roleDescription: words.movable },
  })
  const style: CSSProperties & Record<'--motion', string | undefined> = {
    transform: CSS.Translate.toString(tile.transform),
    '--motion': tile.transition,
  }
  return (
    <li
      className={css.tile}
      data-dragged={tile.isDragging}
      data-place={index}
      data-primary={isPrimary}
      data-state={image.state}
      ref={tile.setNodeRef}
      style={style}
    >
      <Picture {...props} tile={tile} />
      <p className={css.name} title={name}>
        {name}
      </p>
      <Progress actions={actions} disabled={disabled} image={image} />
      <TypeChoice {...props} />
      <div className={css.row}>
        <TileButtons {...props} />
      </div>
    </li>
  )
}

/** What the picture shows; some of it only one picture can. */
function TypeChoice({ actions, disabled, image, images, index }: Props) {
  return (
    <select
      aria-label={words.whatShows(image.name)}
      className={styles.input}
      disabled={disabled}
      onChange={(event) => actions.chooseType(index, event.target.value as ImageType)}
      value={image.imageType}
    >
      {IMAGE_TYPES.map((type) => (
        <option disabled={!isTypeOffered(images, index, type)} key={type} value={type}>
          {IMAGE_TYPE_LABELS[type]}
        </option>
      ))}
    </select>
  )
}

/** The picture itself, which is dragged, or picked up with Space and moved with the arrow keys. */
function Picture({ actions: { back }, disabled, image, images, index, tile }: Props & { tile: Tile }) {
  const { isPrimary, name, preview, uid } = image
  const picture = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (back === uid) picture.current?.focus()
  }, [back, uid])
  const { attributes, listeners, setActivatorNodeRef } = tile
  const isFixed = disabled || images.length < 2
  return (
    <button
      {...attributes}
      {...listeners}
      aria-label={words.moveImage(name, index + 1, images.length)}
      className={css.picture}
      data-fixed={isFixed}
      ref={(element) => {
        picture.current = element
        setActivatorNodeRef(element)
      }}
      title={isFixed ? undefined : words.dragToMove}
      type="button"
    >
      <img alt="" decoding="async" draggable={false} loading="lazy" src={preview} />
      <span className={css.place}>{isPrimary ? words.placePrimary(index + 1) : index + 1}</span>
    </button>
  )
}

function TileButtons({ actions, disabled, image: { isPrimary, name }, index }: Props) {
  return (
    <>
      <button
        aria-label={words.makePrimaryImage(name)}
        aria-pressed={isPrimary}
        className={styles.button}
        disabled={disabled || isPrimary}
        onClick={() => actions.choosePrimary(index)}
        type="button"
      >
        {words.primary}
      </button>
      <button
        aria-label={words.removeName(name)}
        className={styles.button}
        disabled={disabled}
        onClick={() => actions.remove(index)}
        type="button"
      >
        {words.remove}
      </button>
    </>
  )
}

function Progress({ actions, disabled, image }: Pick<Props, 'actions' | 'disabled'> & { image: FormImage }) {
  if (image.state === 'stored') return null
  if (image.state === 'failed')
    return (
      <>
        <p className={css.failed} role="alert">
          {image.error}
        </p>
        <button
          aria-label={words.retryName(image.name)}
          className={styles.button}
          disabled={disabled}
          onClick={() => void actions.retry(image)}
          type="button"
        >
          {words.retry}
        </button>
      </>
    )
  return (
    <ProgressBar
      label={image.state === 'sending' ? words.sendingName(image.name) : words.nameIsWaiting(image.name)}
      share={image.progress}
    />
  )
}
