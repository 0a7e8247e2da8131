import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { dayInWords } from '@/kernel/time/day-in-words'
import { questionsOf } from '@/modules/content/blocks/questions/content'
import { sectionsOf, type TopicSection } from '@/modules/content/blocks/section/content'
import { ContentText } from '@/modules/content/blocks/ui/content-text'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { contentPictures } from '@/modules/content/rich-text/rules/content-pictures'
import { servedDescription } from '@/modules/content/seo/rules/served-title-and-description'
import type { PublicSlide } from '@/modules/content/sliders/rules/slide'
import { Slider } from '@/modules/content/sliders/ui/slider'
import type { PublishedTopic } from '@/modules/content/topics/rules/topic-links'
import { topicShareUrl } from '@/modules/content/topics/rules/topic-urls'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import type { TopicPage } from '@/payload-types'
import { env } from '@/server/env'
import { Breadcrumbs, type Crumb } from '@/ui/breadcrumbs'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import { JsonLd } from '@/ui/page/json-ld-script'
import type { PageFacts } from '@/ui/page/page-facts-type'
import { Container } from '@/ui/page-parts'
import { OnThisPage } from './on-this-page'
import * as words from './words'

/** What search engines and shared links show of a page. Without a description the site's remains. */
export function topicFacts(page: TopicPage): PageFacts {
  const { content, excerpt, metaDescription, metaTitle, route, title, updatedAt } = page
  const name = title || words.untitled
  return {
    title: metaTitle || name,
    description: servedDescription({ metaDescription: metaDescription ?? null, excerpt }),
    path: topicUrl(route ?? ''),
    ...(contentPictures(storedContent(content), knownBlocks()).length > 0 && {
      picture: { url: topicShareUrl(route ?? '', updatedAt), alt: name },
    }),
  }
}

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

/** From how many sections on a page lists them. */
const MANY_SECTIONS = 3

/** For pages that people agree to. */
const LastUpdated = ({ on }: { on: string }) => (
  <p className="mt-3 text-13 text-faint">
    {words.lastUpdatedOn} <time dateTime={on}>{dayInWords(on.slice(0, 10))}</time>
  </p>
)

type BodyProps = { sections: readonly TopicSection[]; children: ReactNode }

/** The text; a long one with its sections at the side. */
function TopicBody({ children, sections }: BodyProps) {
  if (sections.length < MANY_SECTIONS) return children
  return (
    <div className="gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
      <OnThisPage sections={sections} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Where a page lies: below home, and below another page where there is one. */
const crumbsOf = (title: string, above: PublishedTopic | null): Crumb[] => [
  { label: words.home, href: '/' },
  ...(above ? [{ label: above.title, href: topicUrl(above.route) }] : []),
  { label: title },
]

type Props = {
  page: TopicPage
  /** The published page that it is below. */
  above: PublishedTopic | null
  /** What it shows first. */
  slides?: readonly PublicSlide[]
  /** What its parts read vehicles and showrooms from. */
  payload: Payload
  /** What the reader counts distances in. */
  unit: DistanceUnit
  /** Above a page in a preview; public pages do not load what it needs. */
  note?: ReactNode
  /** What the text is written in. */
  language?: Locale
}

/** A topic page: what it is about, and its text. */
export function TopicPageView({
  page,
  above,
  slides = [],
  payload,
  unit,
  note,
  language = DEFAULT_LOCALE,
}: Props) {
  const title = page.title || words.untitled
  const questions = faqJsonLd(page.content)
  const sections = sectionsOf(page.content)
  const crumbs = crumbsOf(title, above)
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, env().SERVER_URL)} />
      {questions && <JsonLd data={questions} />}
      <Slider slides={slides} />
      <Container className="py-4">
        {note}
        <Breadcrumbs crumbs={crumbs} />
        <div lang={language === DEFAULT_LOCALE ? undefined : language}>
          <header className="mt-4 mb-8 max-w-text">
            <h1 className="text-31 [overflow-wrap:anywhere] md:text-39">{title}</h1>
            {page.excerpt && (
              <p className="mt-3 text-16 text-soft md:text-20 md:leading-normal">{page.excerpt}</p>
            )}
            {page.footerColumn === 'rules' && <LastUpdated on={page.updatedAt} />}
          </header>
          {page.content && (
            <TopicBody sections={sections}>
              <ContentText payload={payload} unit={unit} content={page.content} />
            </TopicBody>
          )}
        </div>
      </Container>
    </>
  )
}
