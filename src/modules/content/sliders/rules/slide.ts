import { checkArea, checkNumber, checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { mediaUrl } from '@/kernel/picture-files'
import { isBlank } from '@/kernel/text/blank'
import type { BannerConfig } from './banner-config'
import { isSlideLink } from './is-slide-link'

/** A picture or video with a title, or a banner put together on a canvas. */
export const SLIDE_TYPES = ['DEFAULT', 'CUSTOM_CONFIG'] as const
export type SlideType = (typeof SLIDE_TYPES)[number]
export const MEDIA_TYPES = ['image', 'video'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]
/** Where a slide is shown: on the home page, or above a topic page. */
export const PLACEMENTS = ['homepage', 'topic-page'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** Lengths in characters; how long a slide is shown in seconds; its place among others; how many are shown in one place. */
export const SLIDE_LIMITS = {
  title: 120,
  subtitle: 300,
  altText: 200,
  duration: { min: 2, max: 60, initial: 6 },
  position: 999,
  enabledPerPlace: 10,
} as const

/** Every message about a slide. */
export const SLIDE_MESSAGES = {
  pictureFirst: 'Add a picture first',
  videoFirst: 'Add a video first',
  bannerFirst: 'Add something to the banner first',
  topicPageFirst: 'Choose the topic page that shows this slide',
  noTopicPage: 'A slide of the home page has no topic page',
  topicPageUnknown: 'This topic page does not exist',
  notOurPicture: 'Choose a picture of this site',
  posterOfPicture: 'Only a video has a still picture',
  notOurVideo: 'Choose a video of this site',
  link: 'Enter a link that begins with / or https://, an e-mail address with mailto:, or a phone number with tel:',
  severalPlaces: 'These slides are not all shown in the same place',
  tooManyEnabled: `At most ${SLIDE_LIMITS.enabledPerPlace} slides are shown in one place. Disable another one first.`,
} as const

/** A slide as staff see it. Timestamps are ISO in UTC. */
export type Slide = {
  id: number
  type: SlideType
  mediaUrl: string | null
  mediaType: MediaType
  /** The still picture of a video, which is all that a phone gets. */
  posterUrl: string | null
  config: BannerConfig | null
  title: string | null
  subtitle: string | null
  /** In seconds. */
  duration: number
  altText: string | null
  href: string | null
  enabled: boolean
  placement: Placement
  topicPageId: number | null
  topicPageTitle: string | null
  topicPageRoute: string | null
  position: number
  createdAt: string
  updatedAt: string
}

/** An enabled slide as readers get it, in its order; `mediaWidth` and `mediaHeight` are those of its picture, in pixels. */
export type PublicSlide = Omit<Slide, 'enabled' | 'position' | 'createdAt' | 'updatedAt'> & {
  mediaWidth: number | null
  mediaHeight: number | null
}

/** A slide as it would be saved. */
export type SlideDraft = {
  type?: unknown
  media?: unknown
  video?: unknown
  mediaType?: unknown
  config?: unknown
  title?: string | null
  subtitle?: string | null
  duration?: number | null
  altText?: string | null
  href?: string | null
  enabled?: unknown
  placement?: unknown
  topicPage?: unknown
  position?: number | null
}

/** What is missing before readers can see it; one that is disabled may be incomplete. */
export function missingInSlide({ config, media, mediaType, type, video }: SlideDraft): Issue[] {
  if (type === 'CUSTOM_CONFIG') return config == null ? [issue('config', SLIDE_MESSAGES.bannerFirst)] : []
  const isVideo = mediaType === 'video'
  return [
    ...(isVideo && video == null ? [issue('mediaUrl', SLIDE_MESSAGES.videoFirst)] : []),
    ...(media == null ? [issue(isVideo ? 'posterUrl' : 'mediaUrl', SLIDE_MESSAGES.pictureFirst)] : []),
  ]
}

function placeIssues({ placement, topicPage }: SlideDraft): Issue[] {
  if (placement === 'topic-page')
    return topicPage == null ? [issue('topicPageId', SLIDE_MESSAGES.topicPageFirst)] : []
  return topicPage == null ? [] : [issue('topicPageId', SLIDE_MESSAGES.noTopicPage)]
}

const linkIssues = ({ href }: SlideDraft): Issue[] =>
  isBlank(href) || isSlideLink(href) ? [] : [issue('href', SLIDE_MESSAGES.link)]

/** Everything wrong with a slide as it would be saved; its banner is checked by the schema of banners. */
export const validateSlide = (slide: SlideDraft): Issue[] => [
  ...checkText('title', 'Title', SLIDE_LIMITS.title, slide.title),
  ...checkArea('subtitle', 'Subtitle', SLIDE_LIMITS.subtitle, slide.subtitle),
  ...checkText('altText', 'Description of the picture', SLIDE_LIMITS.altText, slide.altText),
  ...linkIssues(slide),
  ...checkNumber('duration', 'Duration', slide.duration, { ...SLIDE_LIMITS.duration, whole: true }),
  ...checkNumber('position', 'Position', slide.position, { min: 0, max: SLIDE_LIMITS.position, whole: true }),
  ...placeIssues(slide),
  ...(slide.enabled === true ? missingInSlide(slide) : []),
]

/** The addresses of what a slide shows: the picture of a video is its still one. */
export function slideMedia(
  mediaType: MediaType,
  picture: { src: string } | undefined,
  video: string | null,
): Pick<Slide, 'mediaUrl' | 'posterUrl'> {
  const src = picture?.src ?? null
  return mediaType === 'video'
    ? { mediaUrl: video === null ? null : mediaUrl(video), posterUrl: src }
    : { mediaUrl: src, posterUrl: null }
}
