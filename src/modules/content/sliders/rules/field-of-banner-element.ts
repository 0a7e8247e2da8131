import type { BannerConfig } from './banner-config'

const ELEMENT = /^config\.(imageElements|textElements|linkElements)\.(\d+)\.(.+)$/

/** The field that an issue of a slide is about: of an element by its id, which remains while the order changes. */
export function fieldOfBannerElement(banner: BannerConfig, path: string): string {
  const [, list, index, field] = ELEMENT.exec(path) ?? []
  const element = list && banner[list as 'textElements'][Number(index)]
  return element ? `${element.id}.${field}` : path
}
