import type { VideoBlock as Fields } from '@/payload-types'
import { Icon } from '@/ui/icon'
import type { BlockProps } from '../ui/block-props'
import * as words from '../words'
import { videoSite } from './content'

/** The way to a video, which opens where it is: nothing of another site is loaded here. */
export function VideoBlock({ fields: { address, title } }: BlockProps<Fields>) {
  const site = videoSite(address)
  if (site === null || !address) return null
  return (
    <a
      href={address.trim()}
      {...(site === '' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      className="my-8 flex max-w-text items-center gap-4 rounded-card border border-line bg-surface p-5 hover:border-ink"
    >
      <Icon name="play" className="shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{title || words.watchVideo}</span>
        {site && <span className="block text-13 text-faint">{words.opensOn(site)}</span>}
      </span>
    </a>
  )
}
