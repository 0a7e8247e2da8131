import { clockText, DAY_NAMES } from '@/modules/settings/places/rules/opening-hours'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { Card, Section } from '@/ui/page-parts'
import type { OpenDepartment } from '../queries/list-open-departments'
import { CREATE_TICKET } from '../rules/ticket-hrefs'
import { OpeningHoursHere } from './opening-hours-here'
import * as words from './words'

const next = encodeURIComponent(CREATE_TICKET)

/** What support offers, for those who are not signed in. */
export function SupportHome({ departments }: { departments: readonly OpenDepartment[] }) {
  return (
    <div className="grid gap-8">
      <Card className="p-5">
        <p className="text-16">{words.signInToSee}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <PlainLink href={`/auth/login?next=${next}`} className={buttonStyle('primary')}>
            {words.signInToAsk}
          </PlainLink>
          <PlainLink href={`/auth/sign-up?next=${next}`} className={buttonStyle()}>
            {words.createAnAccount}
          </PlainLink>
          <PlainLink href="/contact-us" className={buttonStyle('quiet')}>
            {words.orContactUs}
          </PlainLink>
        </p>
      </Card>
      <Section id="how" title={words.howItWorks}>
        <ol className="grid list-decimal gap-2 pl-5 text-16">
          {words.stepsOfSupport.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <OpeningHours departments={departments} />
    </div>
  )
}

/** When each team is there, in its own time. */
export function OpeningHours({ departments }: { departments: readonly OpenDepartment[] }) {
  if (departments.length === 0) return null
  return (
    <Section id="hours" title={words.openingHours}>
      <div className="grid gap-4 md:grid-cols-2">
        {departments.map((department) => (
          <Card key={department.id} className="p-4">
            <h3 className="text-16 font-semibold">{department.title}</h3>
            {department.description && <p className="text-14 text-soft">{department.description}</p>}
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 text-14">
              {DAY_NAMES.map((name, day) => (
                <div key={name} className="contents">
                  <dt className="text-faint">{name}</dt>
                  <dd className="tabular-nums">{hoursOf(department, day)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-2 text-13 text-faint">{words.timesOf(department.timeZone)}</p>
            <OpeningHoursHere timeZone={department.timeZone} week={department.week} />
          </Card>
        ))}
      </div>
    </Section>
  )
}

function hoursOf({ week }: OpenDepartment, day: number): string {
  const open = week[day] ?? []
  if (open.length === 0) return words.closedAllDay
  return open.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ')
}
