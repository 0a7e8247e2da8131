import { fileIdOf } from '@/modules/inventory/media/rules/file-id-of'
import quote from './quote.module.css'

/** The picture of a request, which opens in full; of one elsewhere only the link, so that nothing is fetched from there. */
export function RequestedPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <a className={quote.picture} href={url} rel="noreferrer nofollow" target="_blank">
      {fileIdOf(url) ? <img alt={alt} src={url} /> : url}
    </a>
  )
}
