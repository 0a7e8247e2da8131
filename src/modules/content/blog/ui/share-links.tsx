import { CopyButton } from '@/ui/copy-button'
import { linkStyle } from '@/ui/link'
import * as words from './words'

const SITES: readonly (readonly [name: string, href: (url: string, title: string) => string])[] = [
  ['WhatsApp', (url, title) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
  ['Facebook', (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`],
  [
    'X',
    (url, title) =>
      `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  ],
]

/** Ways to pass a post on: plain links, which fetch nothing from other sites. `url` is the whole URL of the post. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
      <span className="text-faint">{words.share}</span>
      {SITES.map(([name, href]) => (
        <a
          key={name}
          href={href(url, title)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.shareOn(name)}
          className={`${linkStyle} inline-flex min-h-11 items-center`}
        >
          {name}
        </a>
      ))}
      <CopyButton text={url} label={words.copyLink} done={words.linkCopied} failed={words.copyFailed} />
    </div>
  )
}
