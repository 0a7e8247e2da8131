import type { BlogPost } from '../queries/select-post'
import * as words from './words'

/** When a post was published, by whom and how long it takes to read, as far as the post shows it. */
export function PostFacts({
  post,
}: {
  post: Pick<BlogPost, 'publishedAt' | 'writerName' | 'readingMinutes'>
}) {
  const { publishedAt, readingMinutes, writerName } = post
  const facts = [
    publishedAt && (
      <time key="day" dateTime={publishedAt}>
        {words.dayOf(publishedAt)}
      </time>
    ),
    writerName && <span key="writer">{words.by(writerName)}</span>,
    readingMinutes > 0 && <span key="minutes">{words.minutesToRead(readingMinutes)}</span>,
  ].filter(Boolean)
  return facts.length > 0 && <p className="flex flex-wrap gap-x-4 text-13 text-faint">{facts}</p>
}
