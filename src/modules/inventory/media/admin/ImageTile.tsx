import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties, KeyboardEvent } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/ProgressBar'
import { IMAGE_TYPE_LABELS, IMAGE_TYPES, type ImageType, isTypeOffered } from '../rules/arrange-images'
import * as words from '../words'
import css from './media.module.css'
import type { FormImage } from './types'
import type { ImageActions } from './use-images'

type Props = {
  image: FormImage
  /** All of them, and where this one stands among them. */
  images: readonly FormImage[]
  index: number
  actions: ImageActions
  disabled: boolean
}

/** How long the others take to make room. */
const MOTION = { duration: 150, easing: 'ease' }

/** Where an arrow key moves a picture to. */
const targetOf = (key: string, index: number, last: number): number | null =>
  ({
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: last,
  })[key] ?? null

/** One picture: what it shows, where it stands, how far it is on its way. */
export function ImageTile(props: Props) {
  const { actions, disabled, image, index } = props
  const { isPrimary, name, preview, uid } = image
  const tile = useSortable({ id: uid, disabled, transition: MOTION })
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
      <div className={css.picture}>
        <img alt={name} decoding="async" draggable={false} loading="lazy" src={preview} />
        <span className={css.place}>{isPrimary ? words.placePrimary(index + 1) : index + 1}</span>
      </div>
      <p className={css.name} title={name}>
        {name}
      </p>
      <Progress actions={actions} disabled={disabled} image={image} />
      <TypeChoice {...props} />
      <div className={css.row}>
        <MoveHandle {...props} tile={tile} />
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

/** By what a picture is dragged, or moved with the arrow keys. */
function MoveHandle(props: Props & { tile: ReturnType<typeof useSortable> }) {
  const { actions, disabled, image, images, index, tile } = props
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = targetOf(event.key, index, images.length - 1)
    if (to === null) return
    event.preventDefault()
    actions.move(index, to)
  }
  return (
    <button
      aria-describedby="image-order-help"
      aria-label={words.moveImage(image.name, index + 1, images.length)}
      className={`${styles.button} ${css.handle}`}
      disabled={disabled || images.length < 2}
      onKeyDown={onKeyDown}
      ref={tile.setActivatorNodeRef}
      title={words.dragOrUseArrow}
      type="button"
      {...tile.listeners}
    >
      {words.move}
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
