import { addressAsShown, cutAsShown, SHOWN } from '@/kernel/search-engines/search-snippet'
import { textLength } from '@/kernel/text/text'
import css from './search-preview.module.css'
import * as words from './words'

/** What is shown of a page elsewhere. */
export type PreviewedPage = {
  /** Of the site, without a path. */
  origin: string
  /** Begins with '/'. */
  path: string
  title: string
  description: string
}

/** A page as a search engine lists it, and how much of its texts fits. */
export function SearchPreview({ description, origin, path, title }: PreviewedPage) {
  return (
    <figure className={css.preview}>
      <figcaption>{words.searchPreview}</figcaption>
      <div className={css.result}>
        <span className={css.address}>{addressAsShown(origin, path)}</span>
        <span className={css.title}>{cutAsShown(title, SHOWN.title)}</span>
        <span className={css.description}>
          {cutAsShown(description, SHOWN.description) || words.noDescription}
        </span>
      </div>
      <ul className={css.lengths}>
        <Length max={SHOWN.title} name={words.title} text={title} />
        <Length max={SHOWN.description} name={words.description} text={description} />
      </ul>
    </figure>
  )
}

function Length({ max, name, text }: { max: number; name: string; text: string }) {
  const length = textLength(text.trim())
  return <li data-long={length > max}>{words.asShown(name, length, max)}</li>
}
