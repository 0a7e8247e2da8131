import { splitTextAtLinks } from '../../rules/split-text-at-links'
import css from './ticket.module.css'

/** A text as somebody wrote it: its lines are kept, and links can be followed. */
export const PlainText = ({ children }: { children: string }) => (
  <p className={css.text}>
    {splitTextAtLinks(children).map(({ at, href, text }) =>
      href === null ? (
        text
      ) : (
        <a href={href} key={at} rel="noreferrer noopener nofollow" target="_blank">
          {text}
        </a>
      ),
    )}
  </p>
)
