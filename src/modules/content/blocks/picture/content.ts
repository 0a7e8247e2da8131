import { escapeMarkup } from '@/kernel/markup/escape'
import { plainText } from '../data/block-markup'

type Fields = { image?: unknown; caption?: unknown }

/** The picture with its caption as HTML; '' for one that is gone. */
export function pictureBlockHtml(
  { caption, image }: Fields,
  at: { picture: (id: unknown) => string },
): string {
  const picture = at.picture(image)
  const words = plainText(caption)
  return picture && `<figure>${picture}${words && `<figcaption>${escapeMarkup(words)}</figcaption>`}</figure>`
}
