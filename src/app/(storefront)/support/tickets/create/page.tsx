import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { questionHref } from '@/modules/inventory/vehicles/rules/support-question-href'
import { readOwnSubject } from '@/modules/support/tickets/operations/read-own-subject'
import { listOpenDepartments } from '@/modules/support/tickets/queries/list-open-departments'
import { readSupportContacts } from '@/modules/support/tickets/queries/read-support-contacts'
import { subjectInUrl } from '@/modules/support/tickets/rules/subject-in-url'
import { CREATE_TICKET } from '@/modules/support/tickets/rules/ticket-hrefs'
import { TicketForm } from '@/modules/support/tickets/ui/create/ticket-form'
import { StaffUseBackOfficeNote } from '@/modules/support/tickets/ui/staff-use-back-office-note'
import { SubjectCard } from '@/modules/support/tickets/ui/subject-card'
import * as words from '@/modules/support/tickets/ui/words'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { Notice } from '@/ui/form/notice'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../../../dashboard/need-person'
import { storefrontPages } from '../../../frame-places-and-pages'

export const generateMetadata = () =>
  pageMetadata({
    title: words.newQuestion,
    description: words.whatHappensNext,
    path: CREATE_TICKET,
    isIndexed: false,
  })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** A new question, about what its address names if that is the customer's. */
export default async function NewTicketAddress({ searchParams }: Props) {
  const wanted = subjectInUrl(await searchParams)
  const { account, req } = await needPerson(wanted ? questionHref(wanted.kind, wanted.id) : CREATE_TICKET)
  const heading = <PageHeading title={words.newQuestion}>{words.whatHappensNext}</PageHeading>
  if ((await actorOf(req)).kind === 'staff')
    return (
      <>
        {heading}
        <StaffUseBackOfficeNote />
      </>
    )
  const db = await dbOf(req)
  const [about, departments, topics, contacts] = await Promise.all([
    wanted && readOwnSubject(db, wanted, account.id),
    listOpenDepartments(db),
    storefrontPages(),
    readSupportContacts(req.payload),
  ])
  return (
    <>
      {heading}
      {about && <SubjectCard about={about} />}
      {wanted && !about && <Notice tone="amber">{words.notFoundSubjects[wanted.kind]}</Notice>}
      <TicketForm
        key={about ? `${about.kind} ${about.id}` : ''}
        about={about}
        contacts={contacts}
        departments={departments.map(({ slug, title }) => ({ slug, title }))}
        pages={topics.map(({ excerpt, route, title }) => ({
          title,
          href: topicUrl(route),
          about: excerpt ?? '',
        }))}
      />
    </>
  )
}
