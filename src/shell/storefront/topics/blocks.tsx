import type { ReactNode } from 'react'
import { mediaUrl } from '@/kernel/picture-files'
import { questionsIn } from '@/modules/content/topics/rules/topic-questions'
import { sectionOf } from '@/modules/content/topics/rules/topic-sections'
import type { Media } from '@/payload-types'
import { siteIdentity } from '@/server/site-identity'
import { Disclosure } from '@/ui/disclosure'
import { Link } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Card } from '@/ui/page-parts'
import { HeldPicture, Picture } from '@/ui/picture'
import { SubscribeForm } from './inquiry-form'
import type { TopicParts } from './parts'
import * as words from './words'

/** A part of a page that is more than text, at the width of the page. */
export function Part({ title, children }: { title?: string | null; children: ReactNode }) {
  return (
    <section className="my-10">
      {title && <h2 className="mb-4 text-20 md:text-25">{title}</h2>}
      {children}
    </section>
  )
}

/** The heading of a section, where links to its anchor end. */
export function SectionHeading(fields: TopicParts['section']) {
  const section = sectionOf(fields)
  return (
    section && (
      <h2 id={section.anchor} className="scroll-mt-6">
        {section.title}
      </h2>
    )
  )
}

/** The file of a picture in the size for the width of a page. */
function fileOf({ filename, height, sizes, width }: Media) {
  const detail = sizes?.detail
  return detail?.filename
    ? { filename: detail.filename, width: detail.width, height: detail.height }
    : { filename, width, height }
}

export function PictureBlock({ caption, image }: TopicParts['picture']) {
  const saving = useDataSaver()
  // A picture that has been deleted is no more than its number.
  if (!image || typeof image === 'number') return null
  const { filename, height, width } = fileOf(image)
  if (!filename || !width || !height) return null
  const alt = image.alt ?? caption ?? ''
  const picture = (
    <Picture
      src={mediaUrl(filename)}
      alt={alt}
      width={width}
      height={height}
      className="h-auto max-w-full rounded-card border border-line"
    />
  )
  return (
    <figure className="my-8 max-w-text">
      {saving ? <HeldPicture alt={alt}>{picture}</HeldPicture> : picture}
      {caption && <figcaption className="mt-2 text-13 text-faint">{caption}</figcaption>}
    </figure>
  )
}

export function Questions({ items, title }: TopicParts['questions']) {
  const questions = questionsIn(items)
  if (questions.length === 0) return null
  return (
    <Part title={title}>
      <div className="max-w-text">
        {questions.map(({ answer, question }) => (
          <Disclosure key={question} title={question}>
            <p className="pb-4 whitespace-pre-line text-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Part>
  )
}

/** How to reach the company, as in its settings. */
export function Contact({ text, title }: TopicParts['contact']) {
  const { email, phones } = siteIdentity()
  return (
    <Part title={title}>
      <Card className="flex max-w-text flex-col gap-3 p-5">
        {text && <p className="whitespace-pre-line text-soft">{text}</p>}
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-link underline">
            {phone}
          </a>
        ))}
        {email && (
          <a href={`mailto:${email}`} className="text-link underline">
            {email}
          </a>
        )}
        <SubscribeForm />
        <p>
          <Link href="/contact-us">{words.showroomsAndHours}</Link>
        </p>
      </Card>
    </Part>
  )
}
