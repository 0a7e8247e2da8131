'use client'

import { useEffect, useRef, useState } from 'react'
import { plainPhone } from '@/modules/accounts/people/rules/check-person'
import { COUNTRIES } from '@/modules/accounts/people/rules/countries'
import { EMAIL_MAX, PHONE_MAX } from '@/modules/accounts/people/rules/person-limits'
import { phoneExampleFor } from '@/modules/accounts/people/rules/phone-example'
import { Button, buttonStyle } from '@/ui/button'
import { ModalDialog } from '@/ui/dialog'
import { Field, Input, Select } from '@/ui/field'
import { Notice } from '@/ui/form/notice'
import { PersistedForm } from '@/ui/form/persisted-form'
import { SendButton } from '@/ui/form/send-button'
import { tidiedInput } from '@/ui/form/tidied-input'
import { PlainLink } from '@/ui/link'
import { OWN_APPLICATIONS } from '../rules/application-hrefs'
import { APPLICATION_LIMITS } from '../rules/application-limits'
import { ApplicationFileField } from './application-file-field'
import type { AppliedJob, KnownApplicant } from './applied-job'
import { applyFor } from './browser-words'
import * as words from './dialog-words'
import { QuestionField } from './question-field'
import { useApplication } from './use-application'

type Props = { job: AppliedJob; applicant: KnownApplicant; onClose: () => void }

/** The application for a job, and then what came of it. */
export function ApplyDialog({ applicant, job, onClose }: Props) {
  const [isSent, setSent] = useState(false)
  return (
    <ModalDialog title={isSent ? words.submitted : applyFor(job.title)} onClose={onClose}>
      {(close) =>
        isSent ? (
          <Sent onClose={close} />
        ) : (
          <ApplyForm applicant={applicant} job={job} onSent={() => setSent(true)} />
        )
      }
    </ModalDialog>
  )
}

type FormProps = { job: AppliedJob; applicant: KnownApplicant; onSent: () => void }

function ApplyForm({ applicant, job, onSent }: FormProps) {
  const { coverLetter, errors, isBusy, problem, resume, submit, draftName } = useApplication(job, onSent)
  return (
    <form method="post" noValidate onSubmit={submit}>
      <PersistedForm isSaving name={draftName} />
      <Person applicant={applicant} errors={errors} />
      {job.questions.length > 0 && (
        <section aria-labelledby="job-questions">
          <h3 id="job-questions" className="mt-6 text-16 font-semibold">
            {words.questions}
          </h3>
          {job.questions.map((asked) => (
            <QuestionField key={asked.id} asked={asked} error={errors[`question_${asked.id}`]} />
          ))}
        </section>
      )}
      <ApplicationFileField file="resume" label={words.resume} chosen={resume} error={errors.resumeUrl} />
      <ApplicationFileField
        file="coverLetter"
        label={`${words.coverLetter} ${words.optional}`}
        chosen={coverLetter}
        error={errors.coverLetterUrl}
      />
      {problem && (
        <div className="mt-5">
          <Notice tone="red" isAlert>
            {problem}
          </Notice>
        </div>
      )}
      <SendButton type="submit" variant="primary" isBusy={isBusy} className="mt-6">
        {isBusy ? words.submitting : words.submit}
      </SendButton>
    </form>
  )
}

const CountryOptions = () => (
  <>
    <option value="">{words.chooseCountry}</option>
    {COUNTRIES.map(({ code, name }) => (
      <option key={code} value={name}>
        {name}
      </option>
    ))}
  </>
)

/** As in the form to sign up: the limit counts no spaces, hyphens or brackets. */
const PHONE = {
  type: 'tel',
  autoComplete: 'tel',
  maxLength: PHONE_MAX,
  ...tidiedInput(plainPhone),
} as const

type PersonProps = { applicant: KnownApplicant; errors: Readonly<Record<string, string | undefined>> }

/** What a control has, besides its value. */
const controlOf = (errors: PersonProps['errors'], name: string) => ({
  id: name,
  name,
  'aria-invalid': errors[name] ? true : undefined,
  'aria-describedby': errors[name] ? `${name}-error` : undefined,
})

const Person = ({ applicant, errors }: PersonProps) => (
  <>
    <Field label={words.name} htmlFor="name" error={errors.name}>
      <Input
        {...controlOf(errors, 'name')}
        autoComplete="name"
        defaultValue={applicant.name}
        maxLength={APPLICATION_LIMITS.name}
      />
    </Field>
    <Field label={words.email} htmlFor="email" error={errors.email} className="mt-4">
      <Input
        {...controlOf(errors, 'email')}
        type="email"
        autoComplete="email"
        defaultValue={applicant.email}
        maxLength={EMAIL_MAX}
      />
    </Field>
    <PhoneAndCountries applicant={applicant} errors={errors} />
  </>
)

function PhoneAndCountries({ applicant, errors }: PersonProps) {
  const [country, setCountry] = useState(applicant.country)
  const help = words.phoneHelp(phoneExampleFor(country))
  return (
    <>
      <Field label={words.phone} htmlFor="phone" help={help} error={errors.phone} className="mt-4">
        <Input
          {...controlOf(errors, 'phone')}
          {...PHONE}
          aria-describedby={errors.phone ? 'phone-error phone-help' : 'phone-help'}
          defaultValue={applicant.phone}
        />
      </Field>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label={words.country} htmlFor="country" error={errors.country}>
          <Select
            {...controlOf(errors, 'country')}
            autoComplete="country-name"
            defaultValue={applicant.country}
            // A draft that is restored makes an input event alone.
            onInput={({ currentTarget }) => setCountry(currentTarget.value)}
          >
            <CountryOptions />
          </Select>
        </Field>
        <Field label={words.citizen} htmlFor="citizen" error={errors.citizen}>
          <Select {...controlOf(errors, 'citizen')} defaultValue="">
            <CountryOptions />
          </Select>
        </Field>
      </div>
    </>
  )
}

function Sent({ onClose }: { onClose: () => void }) {
  const news = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => news.current?.focus(), [])
  return (
    <>
      <p ref={news} tabIndex={-1} className="text-14 focus:outline-none">
        {words.confirmationComes}
      </p>
      <p className="mt-5 flex flex-wrap gap-2">
        <PlainLink href={OWN_APPLICATIONS} rel="nofollow" className={buttonStyle()}>
          {words.myApplications}
        </PlainLink>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </>
  )
}
