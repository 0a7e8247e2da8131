import { compareTextLines } from '@/kernel/compare-text-lines'
import type { MailText } from '@/server/mail/define-mail'
import * as words from '../words'
import mail from './mail.module.css'

type Props = { before: MailText; after: MailText }

/** What another text changes of the one that was in use: subject and text, line by line. */
export const MailTextDifference = ({ after, before }: Props) => (
  <dl className={mail.difference}>
    <dt>{words.subject}</dt>
    <dd>
      <Lines after={after.subject} before={before.subject} />
    </dd>
    <dt>{words.text}</dt>
    <dd>
      <Lines after={after.body} before={before.body} />
    </dd>
  </dl>
)

const Lines = ({ after, before }: { before: string; after: string }) =>
  compareTextLines(before, after).map(({ kind, line, place }) => {
    if (kind === 'removed')
      return (
        <del key={place}>
          <span className={mail.heard}>{words.removedLine}</span>
          {line}
        </del>
      )
    if (kind === 'added')
      return (
        <ins key={place}>
          <span className={mail.heard}>{words.addedLine}</span>
          {line}
        </ins>
      )
    return <span key={place}>{line}</span>
  })
