'use client'
import { BANNER_LIMITS, type BannerConfig, PHONE_CANVAS } from '../../rules/banner-config'
import type { BannerEdit } from '../../rules/banner-history'
import { SlidePictureField } from '../slide-picture-field'
import { SlideVideoField } from '../slide-video-field'
import css from './canvas.module.css'
import { ColorField } from './color-field'
import { NumberField } from './number-field'
import { TypedField } from './typed-field'
import type { Editing } from './use-banner-editing'
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
export function SizeAndBackgroundPanel({ editing }: { editing: Editing }) {
  const { backgroundAlt, backgroundColor, backgroundImage, backgroundVideo } = editing.banner
  return (
    <>
      <Sizes editing={editing} />
      <ColorField
        change={(color) => changeBanner({ backgroundColor: color })}
        editing={editing}
        label={words.backgroundColor}
        value={backgroundColor}
      />
      <SlidePictureField
        help={backgroundImage ? undefined : words.videoAfterPicture}
        label={words.backgroundImage}
        name="config.backgroundImage"
        onChange={(path) => editing.edit(changeBanner({ backgroundImage: path }))}
        src={backgroundImage}
      />
      {backgroundImage && (
        <TypedField
          change={(value) => changeBanner({ backgroundAlt: value })}
          editing={editing}
          label={words.backgroundAlt}
          name="config.backgroundAlt"
          max={BANNER_LIMITS.alt}
          value={backgroundAlt}
        />
      )}
      {(backgroundImage ?? backgroundVideo) && (
        <SlideVideoField
          label={words.backgroundVideo}
          name="config.backgroundVideo"
          onChange={(path) => editing.edit(changeBanner({ backgroundVideo: path }))}
          src={backgroundVideo}
        />
      )}
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
