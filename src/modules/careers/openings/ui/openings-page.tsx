import type { ReactNode } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Field, Input, Select } from '@/ui/field'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { Container, PageHeading } from '@/ui/page-parts'
import { Pagination } from '@/ui/pagination'
import type { Opening } from '../queries/list-openings'
import {
  OPENING_MODE_LABELS,
  OPENING_MODES,
  OPENING_TYPE_LABELS,
  OPENING_TYPES,
} from '../rules/opening-lists'
import { JOBS, type JobChoice, jobsHref } from '../rules/opening-urls'
import { JOBS_PAGE_SIZE } from '../schemas/jobs-page-query'
import { OpeningCard } from './opening-card'
import * as words from './words'

type Place = { id: number; name: string; city: string; country: string }

type Props = {
  choice: JobChoice & { page: number }
  /** Each with its description as plain text, and its button to apply. */
  jobs: readonly { opening: Opening; text: string; apply: ReactNode }[]
  total: number
  places: readonly Place[]
}

const isFiltered = ({ locationId, mode, title, type }: JobChoice): boolean =>
  [locationId, mode, title, type].some(Boolean)

/** The jobs that the company offers. */
export function OpeningsPage({ choice, jobs, places, total }: Props) {
  const isAnything = total > 0 || isFiltered(choice)
  return (
    <Container className="py-6 md:py-10">
      <PageHeading title={words.careers}>{words.joinUs}</PageHeading>
      {isAnything && <Filters choice={choice} places={places} />}
      {jobs.length === 0 ? (
        <NoJobs isFiltered={isFiltered(choice)} />
      ) : (
        <>
          <p className="mt-6 mb-4 text-14 text-soft">{words.jobs(total)}</p>
          <ul className="grid gap-4">
            {jobs.map(({ apply, opening, text }) => (
              <li key={opening.id}>
                <OpeningCard apply={apply} opening={opening} text={text} />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination
              page={choice.page}
              pages={Math.ceil(total / JOBS_PAGE_SIZE)}
              hrefOf={(page) => jobsHref({ ...choice, page })}
            />
          </div>
        </>
      )}
    </Container>
  )
}

type FiltersProps = Pick<Props, 'choice' | 'places'>

/** A plain form: it needs no script. */
function Filters({ choice: { locationId, mode, title, type }, places }: FiltersProps) {
  return (
    <search>
      <form
        action={JOBS}
        method="get"
        aria-label={words.filterJobs}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end"
      >
        <Field label={words.titleContains} htmlFor="job-title">
          <Input
            id="job-title"
            name="title"
            type="search"
            defaultValue={title}
            maxLength={150}
            autoComplete="off"
          />
        </Field>
        <Choice name="type" label={words.type} none={words.anyType} value={type}>
          {OPENING_TYPES.map((one) => [one, OPENING_TYPE_LABELS[one]])}
        </Choice>
        <Choice name="mode" label={words.mode} none={words.anyMode} value={mode}>
          {OPENING_MODES.map((one) => [one, OPENING_MODE_LABELS[one]])}
        </Choice>
        <Choice
          name="locationId"
          label={words.location}
          none={words.anyLocation}
          value={locationId === undefined ? undefined : String(locationId)}
        >
          {places.map(({ city, country, id, name }) => [
            String(id),
            [city || name, country].filter(Boolean).join(', '),
          ])}
        </Choice>
        <FilterButtons isFiltered={isFiltered({ locationId, mode, title, type })} />
      </form>
    </search>
  )
}

const FilterButtons = ({ isFiltered: isChosen }: { isFiltered: boolean }) => (
  <div className="flex gap-2 sm:col-span-2 lg:col-span-1">
    <Button type="submit" variant="secondary">
      <Icon name="search" size={18} />
      {words.showJobs}
    </Button>
    {isChosen && (
      <PlainLink href={JOBS} className={buttonStyle('quiet')}>
        {words.showAllJobs}
      </PlainLink>
    )}
  </div>
)

type ChoiceProps = {
  name: string
  label: string
  none: string
  value: string | undefined
  children: readonly (readonly [value: string, label: string])[]
}

const Choice = ({ children, label, name, none, value }: ChoiceProps) => (
  <Field label={label} htmlFor={`job-${name}`}>
    <Select id={`job-${name}`} name={name} defaultValue={value ?? ''}>
      <option value="">{none}</option>
      {children.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)

const NoJobs = ({ isFiltered: isChosen }: { isFiltered: boolean }) => (
  <div className="mt-6">
    {isChosen ? (
      <EmptyState
        title={words.nothingMatches}
        actions={
          <PlainLink href={JOBS} className={buttonStyle('secondary')}>
            {words.showAllJobs}
          </PlainLink>
        }
      >
        <p>{words.fewerFilters}</p>
      </EmptyState>
    ) : (
      <EmptyState icon="file-text" title={words.noJobs}>
        <p>{words.lookAgain}</p>
      </EmptyState>
    )}
  </div>
)
