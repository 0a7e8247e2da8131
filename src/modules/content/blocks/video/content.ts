import { isOwnPath, isWebLink } from '@/kernel/markup/safe-links'
import { linkHtml, plainText } from '../data/block-markup'

export const VIDEO_MESSAGE = 'The address of a video on YouTube, on Vimeo or on this site'

/** Where a video is; '' for this site. */
export type VideoSite = 'YouTube' | 'Vimeo' | ''

const SITES: Readonly<Record<string, VideoSite>> = {
  'youtube.com': 'YouTube',
  'm.youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
}

/** The site of a video's address; null for any other address. */
export function videoSite(address: unknown): VideoSite | null {
  const link = plainText(address)
  if (isOwnPath(link)) return ''
  if (!isWebLink(link)) return null
  const host = new URL(link).hostname.replace(/^www\./, '')
  return Object.hasOwn(SITES, host) ? (SITES[host] ?? null) : null
}

/** The way to the video. */
export const videoHtml = ({ address, title }: { address?: unknown; title?: unknown }): string =>
  linkHtml(videoSite(address) === null ? null : address, title)
