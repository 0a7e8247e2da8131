import { Link } from '@/ui/link'
import { Card } from '@/ui/page-parts'
import type { NamedSubject } from '../rules/ticket-subject'
import * as words from './words'

/** What a question is about, with a link to its page. */
export function SubjectCard({ about }: { about: NamedSubject }) {
  return (
    <Card className="p-4">
      <p className="text-13 text-faint">{words.kindsOfSubject[about.kind]}</p>
      <p className="text-16 font-semibold wrap-anywhere">
        {about.href ? <Link href={about.href}>{about.title}</Link> : about.title}
      </p>
    </Card>
  )
}
