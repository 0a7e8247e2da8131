'use client'
import styles from '@/ui/back-office/admin.module.css'
import { BANNER_LIMITS, type BannerConfig, PHONE_CANVAS } from '../../rules/banner-config'
import type { BannerEdit } from '../../rules/banner-history'
import { PictureField } from '../picture-field'
import css from './canvas.module.css'
import { ColorField } from './color-field'
import { NumberField } from './number-field'
import { TypedField } from './typed-field'
import type { Editing } from './use-banner'
import * as words from './words'

const changeBanner =
  (change: Partial<BannerConfig>): BannerEdit =>
  (banner) => {
    Object.assign(banner, change)
  }

/** On phones the usual height is not stored. */
const changePhoneHeight =
  (height: number): BannerEdit =>
  (banner) => {
    if (height === PHONE_CANVAS.height.initial) delete banner.phone
    else banner.phone = { height }
  }

/** How large a banner is, and what is behind its elements. */
export function BackgroundPanel({ editing }: { editing: Editing }) {
  const { backgroundAlt, backgroundColor, backgroundImage } = editing.banner
  return (
    <>
      <Sizes editing={editing} />
      <ColorField
        change={(color) => changeBanner({ backgroundColor: color })}
        editing={editing}
        label={words.backgroundColor}
        value={backgroundColor}
      />
      <PictureField
        label={words.backgroundImage}
        onChange={(path) => editing.edit(changeBanner({ backgroundImage: path }))}
        src={backgroundImage}
      />
      {backgroundImage && (
        <TypedField
          change={(value) => changeBanner({ backgroundAlt: value })}
          editing={editing}
          label={words.backgroundAlt}
          max={BANNER_LIMITS.alt}
          value={backgroundAlt}
        />
      )}
      <Video editing={editing} />
    </>
  )
}

function Sizes({ editing }: { editing: Editing }) {
  const { height, phone, width } = editing.banner
  return (
    <div className={css.pairs}>
      <NumberField
        bounds={BANNER_LIMITS.width}
        label={words.bannerWidth}
        onCommit={(value) => editing.edit(changeBanner({ width: value }))}
        value={width}
      />
      <NumberField
        bounds={BANNER_LIMITS.height}
        label={words.bannerHeight}
        onCommit={(value) => editing.edit(changeBanner({ height: value }))}
        value={height}
      />
      <NumberField
        bounds={PHONE_CANVAS.height}
        label={words.phoneHeight}
        onCommit={(value) => editing.edit(changePhoneHeight(value))}
        value={phone?.height ?? PHONE_CANVAS.height.initial}
      />
    </div>
  )
}

function Video({ editing }: { editing: Editing }) {
  if (editing.banner.backgroundVideo === null) return null
  return (
    <div className={css.line}>
      <span>{words.video}</span>
      <button
        className={styles.button}
        onClick={() => editing.edit(changeBanner({ backgroundVideo: null }))}
        type="button"
      >
        {words.removeVideo}
      </button>
    </div>
  )
}
