'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties } from 'react'
import { ContentRowActions } from '@/modules/content/publishing/admin/content-row-actions'
import styles from '@/ui/back-office/admin.module.css'
import { StatusSwitch } from '@/ui/back-office/list/status-switch'
import { slideEditorUrl } from '../rules/admin-urls'
import type { Slide } from '../rules/slide'
import { BannerMiniature } from './canvas/banner-miniature'
import css from './slides.module.css'
import * as words from './words'

/** As the style sheet has it, in pixels. */
const PICTURE_WIDTH = 128

const pictureOf = ({ mediaType, mediaUrl, posterUrl }: Slide): string | null =>
  mediaType === 'video' ? posterUrl : mediaUrl

const kindOf = ({ mediaType, type }: Slide): string => {
  if (type === 'CUSTOM_CONFIG') return words.banner
  return mediaType === 'video' ? words.video : words.picture
}

/** What a slide is called: its title, or the first text of its banner. */
export const slideName = (slide: Slide): string =>
  slide.title || slide.config?.textElements[0]?.text || words.untitled(kindOf(slide))

type Props = {
  slide: Slide
  index: number
  count: number
  may: { update: boolean; delete: boolean }
  busy: boolean
  onToggle: () => Promise<void>
  onDelete: () => void
}

type Named = Props & { name: string }

/** One slide: moved by its handle, enabled by its switch. */
export function SlideRow(props: Props) {
  const { count, may, onToggle, slide } = props
  const row = useSortable({ id: slide.id, disabled: !may.update || count < 2 })
  const style: CSSProperties & Record<'--motion', string | undefined> = {
    transform: CSS.Translate.toString(row.transform),
    '--motion': row.transition,
  }
  const name = slideName(slide)
  return (
    <li className={css.row} data-dragged={row.isDragging} ref={row.setNodeRef} style={style}>
      <Handle {...props} name={name} row={row} />
      <Shown name={name} slide={slide} />
      <StatusSwitch
        disabled={!may.update}
        isOn={slide.enabled}
        name={name}
        onToggle={onToggle}
        words={words.enabledSwitch}
      />
      <ContentRowActions
        busy={props.busy}
        className={css.buttons}
        editHref={slideEditorUrl(slide.type, slide.id)}
        may={may}
        name={name}
        onDelete={props.onDelete}
      />
    </li>
  )
}

function Handle({ count, index, may, name, row }: Named & { row: ReturnType<typeof useSortable> }) {
  return (
    <button
      {...row.attributes}
      {...row.listeners}
      aria-label={words.moveNamed(name, index + 1, count)}
      className={css.handle}
      disabled={!may.update || count < 2}
      ref={row.setActivatorNodeRef}
      type="button"
    >
      {index + 1}
    </button>
  )
}

function Shown({ name, slide }: Pick<Named, 'name' | 'slide'>) {
  const isBanner = slide.type === 'CUSTOM_CONFIG'
  const banner = isBanner ? slide.config : null
  const picture = isBanner ? null : pictureOf(slide)
  return (
    <>
      <div className={css.picture}>
        {banner && <BannerMiniature banner={banner} width={PICTURE_WIDTH} />}
        {picture && <img alt="" decoding="async" draggable={false} loading="lazy" src={picture} />}
      </div>
      <span className={css.name}>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          {kindOf(slide)} · {words.seconds(slide.duration)}
        </span>
      </span>
    </>
  )
}
