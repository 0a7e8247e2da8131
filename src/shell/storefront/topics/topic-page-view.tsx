import type { Payload } from 'payload'
import { topicAddress } from '@/modules/content/topics/rules/reserved-routes'
import { questionsOf } from '@/modules/content/topics/rules/topic-questions'
import { pageTrail } from '@/modules/inventory/catalogue/ui/found/page-trail'
import type { TopicPage } from '@/payload-types'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { Container } from '@/ui/layout'
import type { PageFacts } from '@/ui/page/facts'
import { FollowEditor } from '@/ui/page/follow-editor'
import { JsonLd } from '@/ui/page/json-ld'
import { TopicText } from './topic-text'
import * as words from './words'

/** What search engines and shared links say about a page. */
export const topicFacts = ({ excerpt, metaDescription, metaTitle, route, title }: TopicPage): PageFacts => ({
  title: metaTitle || title || words.untitled,
  description: metaDescription || excerpt || title || words.untitled,
  path: topicAddress(route ?? ''),
})

const faqJsonLd = (content: unknown): object | null => {
  const questions = questionsOf(content)
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ answer, question }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type Props = {
  page: TopicPage
  /** What its parts read vehicles and showrooms from. */
  payload: Payload
  isPreview?: boolean
}

/** A topic page: what it is about, and its text. */
export function TopicPageView({ page, payload, isPreview = false }: Props) {
  const title = page.title || words.untitled
  const questions = faqJsonLd(page.content)
  return (
    <>
      <JsonLd data={pageTrail(title)} />
      {questions && <JsonLd data={questions} />}
      <Container className="py-4">
        {isPreview && (
          <p role="status" className="mb-4 rounded-card border border-line bg-surface p-3 text-14">
            {words.preview}
            <FollowEditor />
          </p>
        )}
        <Breadcrumbs crumbs={[{ label: words.home, href: '/' }, { label: title }]} />
        <header className="mt-4 mb-8 max-w-text">
          <h1 className="text-31 [overflow-wrap:anywhere] md:text-39">{title}</h1>
          {page.excerpt && (
            <p className="mt-3 text-16 text-soft md:text-20 md:leading-normal">{page.excerpt}</p>
          )}
        </header>
        {page.content && <TopicText payload={payload} text={page.content} />}
      </Container>
    </>
  )
}
