import { useEffect, useState } from 'react'
import { fetchPublic } from '@/ui/client/fetch-public'
import { useDebouncedValue } from '@/ui/use-debounced-value'
import { type Answering, answersAmong, wordsToFind } from '../../rules/suggest-answers'

const WAIT_MS = 500
const MOST = 4
/** Posts that are looked at for one word. */
const PER_WORD = 5

/** Posts whose title contains a word. */
async function postsWith(word: string, signal: AbortSignal): Promise<Answering[]> {
  const search = new URLSearchParams({ title: word, limit: String(PER_WORD) }).toString()
  const answer = await fetchPublic('/api/v1/blogs/posts', { search, signal })
  if (!answer.ok) return []
  return answer.body.data.map(({ id, metaDescription, route, title }) => ({
    title,
    href: `/blogs/${encodeURIComponent(route ?? String(id))}`,
    about: metaDescription,
  }))
}

const unique = (texts: readonly Answering[]): Answering[] => [
  ...new Map(texts.map((text) => [text.href, text])).values(),
]

/**
 * The pages and posts that may answer a question, while its subject is typed. Without a connection, those that are known
 * already.
 */
export function useAnswers(subject: string, pages: readonly Answering[]): Answering[] {
  const settled = useDebouncedValue(subject, WAIT_MS)
  const [posts, setPosts] = useState<Answering[]>([])
  const words = wordsToFind(settled)
  const key = words.join(' ')
  useEffect(() => {
    const stop = new AbortController()
    const wanted = key === '' ? [] : key.split(' ')
    Promise.all(wanted.map((word) => postsWith(word, stop.signal)))
      .then((found) => setPosts(found.flat()))
      .catch(() => undefined)
    return () => stop.abort()
  }, [key])
  return answersAmong(unique([...pages, ...posts]), words, MOST)
}
