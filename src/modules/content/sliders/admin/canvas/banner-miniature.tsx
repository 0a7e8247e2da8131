import { type BannerConfig, elementsOf } from '../../rules/banner-config'
import { canvasSize, frameLook, placeStyle } from '../../rules/banner-styles'
import { BannerBackground } from './banner-background'
import css from './canvas.module.css'
import { ElementLook } from './element-look'

/** A banner as the desktop shows it, so many pixels wide. */
export function BannerMiniature({ banner, width }: { banner: BannerConfig; width: number }) {
  const size = canvasSize(banner, 'desktop')
  return (
    <div
      aria-hidden="true"
      className={css.stage}
      style={{ ...frameLook(banner), ...size, transform: `scale(${width / size.width})` }}
    >
      <BannerBackground banner={banner} />
      {elementsOf(banner).map(({ element }) => (
        <div key={element.id} style={placeStyle(element, 'desktop')}>
          <ElementLook banner={banner} device="desktop" element={element} />
        </div>
      ))}
    </div>
  )
}
