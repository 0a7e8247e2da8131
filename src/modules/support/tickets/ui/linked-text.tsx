import { splitTextAtLinks } from '../rules/split-text-at-links'

/** A plain text with its line breaks, in which addresses of the web are links. */
export function LinkedText({ children }: { children: string }) {
  return (
    <p className="text-14 whitespace-pre-line wrap-anywhere">
      {splitTextAtLinks(children).map(({ at, href, text }) =>
        href === null ? (
          <span key={at}>{text}</span>
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="text-link underline underline-offset-3"
          >
            {text}
          </a>
        ),
      )}
    </p>
  )
}
