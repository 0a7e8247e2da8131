import type { BannerConfig } from '../../rules/banner-config'
import { BACKGROUND_PICTURE, gradientStyle } from '../../rules/banner-styles'
import css from './canvas.module.css'

/** What is behind the elements of a banner; a video is not played here. */
export function BannerBackground({ banner }: { banner: BannerConfig }) {
  const gradient = gradientStyle(banner.gradientOverlay)
  return (
    <div aria-hidden="true" className={css.background}>
      {banner.backgroundImage && (
        <img alt="" decoding="async" src={banner.backgroundImage} style={BACKGROUND_PICTURE} />
      )}
      {gradient && <div style={gradient} />}
    </div>
  )
}
