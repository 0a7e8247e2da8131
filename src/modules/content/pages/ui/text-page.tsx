import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { Container } from '@/ui/layout'
import type { TextPage, TextSection } from '../texts/types'
import * as words from '../words'

/** Looks of running text, said once for whatever stands in it. */
const PROSE =
  'max-w-text [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-faint [&_h3]:mt-6 [&_dl]:mt-3 [&_dl]:border-l-2 [&_dl]:border-line [&_dl]:pl-4 [&_dt]:text-13 [&_dt]:text-faint [&_dd]:mb-2 [&_table]:mt-4 [&_table]:w-full [&_table]:text-14 [&_th]:border-b [&_th]:border-line [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:align-top [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top'

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

type Props = {
  page: TextPage
  /** Stands between the introduction and the first section. */
  lead?: ReactNode
  /** Sections that do not come from the text. */
  more?: readonly TextSection[]
}

/** A plain page: what it is about, what is in it, and its text at a width that can be read. */
export function TextPageView({ page, lead, more = [] }: Props) {
  const sections = [...page.sections, ...more]
  return (
    <Container className="py-4">
      <Breadcrumbs crumbs={[{ label: words.home, href: '/' }, { label: page.title }]} />
      <header className="mt-4 max-w-text">
        <h1 className="text-31 md:text-39">{page.title}</h1>
        <div className="mt-3 text-16 text-soft md:text-20 md:leading-normal">{page.intro}</div>
        {page.changed && (
          <p className="mt-3 text-13 text-faint">
            {words.lastUpdatedOn} <time dateTime={page.changed}>{dayText(page.changed)}</time>
          </p>
        )}
      </header>
      {lead}
      <div className="mt-8 gap-16 lg:mt-12 lg:grid lg:grid-cols-[minmax(0,46rem)_16rem]">
        <OnThisPage sections={sections} />
        <div className="flex flex-col gap-10">
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-6 text-20 md:text-25">
                {title}
              </h2>
              <div className={PROSE}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </Container>
  )
}

function OnThisPage({ sections }: Pick<TextPage, 'sections'>) {
  return (
    <nav
      aria-label={words.onThisPage}
      className="mb-8 text-14 lg:sticky lg:top-6 lg:order-2 lg:mb-0 lg:self-start"
    >
      <h2 className="text-13 font-semibold text-faint">{words.onThisPage}</h2>
      <ol className="mt-1 border-l border-line pl-4">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center hover:text-link hover:underline lg:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
