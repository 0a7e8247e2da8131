import { Link } from '@/ui/link'
import type { Answering } from '../../rules/suggest-answers'
import * as words from '../browser-words'
import { useAnswers } from './use-answers'

/** A few pages and posts that may answer a question before it is sent. */
export function AnswersFirst({ pages, subject }: { pages: readonly Answering[]; subject: string }) {
  const answers = useAnswers(subject, pages)
  return (
    <div aria-live="polite">
      {answers.length > 0 && (
        <div className="mt-3 rounded-control bg-link-wash px-4 py-3 text-14">
          <p className="font-semibold">{words.mayAnswerIt}</p>
          <ul>
            {answers.map(({ href, title }) => (
              <li key={href}>
                <Link href={href} target="_blank" className="inline-flex min-h-11 items-center">
                  {title}
                  <span className="sr-only">, {words.opensNewTab}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
