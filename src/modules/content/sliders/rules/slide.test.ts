import { expect, test } from 'vitest'
import { type SlideDraft, validateSlide } from './slide'

const paths = (slide: SlideDraft): string[] =>
  validateSlide({ type: 'DEFAULT', mediaType: 'image', placement: 'homepage', ...slide }).map(
    ({ path }) => path,
  )

test.each<[string, SlideDraft, string[]]>([
  ['a disabled slide may be incomplete', {}, []],
  ['an enabled one has a picture', { enabled: true }, ['mediaUrl']],
  ['which is enough', { enabled: true, media: 1 }, []],
  ['or a video, where it is one', { enabled: true, media: 1, mediaType: 'video' }, ['mediaUrl']],
  ['with a still picture', { enabled: true, video: 'a.mp4', mediaType: 'video' }, ['posterUrl']],
  ['which is enough, too', { enabled: true, media: 1, video: 'a.mp4', mediaType: 'video' }, []],
  ['a banner needs no picture', { enabled: true, type: 'CUSTOM_CONFIG', config: {} }, []],
  ['but to be put together', { enabled: true, type: 'CUSTOM_CONFIG', media: 1 }, ['config']],
  ['a slide of a topic page names it', { placement: 'topic-page' }, ['topicPageId']],
  ['one of the home page does not', { topicPage: 3 }, ['topicPageId']],
  ['it is shown for whole seconds', { duration: 2.5 }, ['duration']],
  ['not for ever', { duration: 61 }, ['duration']],
  ['it leads to no script', { href: 'javascript:alert(1)' }, ['href']],
  ['nor to a name that could be a host', { href: 'www.example.com' }, ['href']],
  ['a title is one line', { title: 'a\nb' }, ['title']],
  ['a subtitle may be several', { subtitle: 'a\nb' }, []],
])('%s', (_, slide, wrong) => expect(paths(slide)).toEqual(wrong))
