import { cutAsShown, SHOWN } from '@/kernel/search-engines/search-snippet'
import type { PreviewedPage } from './search-preview'
import css from './search-preview.module.css'
import * as words from './words'

/** A link to a page as messengers and social networks show it. `picture` is a URL. */
export function SharePreview({ description, origin, picture, title }: PreviewedPage & { picture: string }) {
  return (
    <figure className={css.preview}>
      <figcaption>{words.sharePreview}</figcaption>
      <div className={css.card}>
        <img alt="" height={210} loading="lazy" src={picture} width={400} />
        <span className={css.address}>{new URL(origin).host}</span>
        <strong>{cutAsShown(title, SHOWN.title)}</strong>
        <span className={css.description}>{cutAsShown(description, SHOWN.description)}</span>
      </div>
    </figure>
  )
}
