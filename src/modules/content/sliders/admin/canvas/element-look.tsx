import type { BannerConfig, BannerElement } from '../../rules/banner-config'
import { imageLook, linkLook, textLook } from '../../rules/banner-styles'
import type { Device } from '../../rules/edit-banner'

type Props = { banner: BannerConfig; device: Device; element: BannerElement }

/** An element as a page shows it; its link goes nowhere. */
export function ElementLook({ banner, device, element }: Props) {
  if ('src' in element)
    return <img alt="" draggable={false} src={element.src} style={imageLook(element, banner)} />
  if ('label' in element)
    return <span style={{ ...linkLook(element, banner, device), height: '100%' }}>{element.label}</span>
  return <div style={textLook(element, banner, device)}>{element.text}</div>
}
