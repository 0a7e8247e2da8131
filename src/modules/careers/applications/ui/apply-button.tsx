'use client'

import { useState } from 'react'
import { jobHref } from '@/modules/careers/openings/rules/opening-urls'
import { Button } from '@/ui/button'
import { ModalDialog } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { toast } from '@/ui/toast'
import { useLazyComponent } from '@/ui/use-lazy-component'
import type { AppliedJob, KnownApplicant } from './applied-job'
import * as words from './browser-words'

type Props = {
  job: AppliedJob
  /** What is known of whoever is signed in; null for a guest. */
  applicant: KnownApplicant | null
}

const fetchDialog = () => import('./apply-dialog').then((file) => file.ApplyDialog)

/** Opens the application for a job; guests are asked to sign up first. The form is fetched with the first press. */
export function ApplyButton({ applicant, job }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Dialog = useLazyComponent(isOpen && applicant !== null, fetchDialog, () => {
    close()
    toast(words.lost, 'warning')
  })
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {words.applyNow}
        <span className="sr-only">: {job.title}</span>
      </Button>
      {isOpen && applicant === null && (
        <AccessRestricted next={encodeURIComponent(jobHref(job.id))} onClose={close} />
      )}
      {isOpen && applicant && Dialog && <Dialog applicant={applicant} job={job} onClose={close} />}
    </>
  )
}

const AccessRestricted = ({ next, onClose }: { next: string; onClose: () => void }) => (
  <ModalDialog title={words.accessRestricted} onClose={onClose}>
    {(close) => (
      <>
        <p className="text-14">{words.signUpFirst}</p>
        <p className="mt-5 flex flex-wrap items-center gap-4">
          <Button variant="primary" onClick={close}>
            {words.ok}
          </Button>
          <Link href={`/auth/sign-up?next=${next}`}>{words.signUp}</Link>
          <Link href={`/auth/login?next=${next}`}>{words.signIn}</Link>
        </p>
      </>
    )}
  </ModalDialog>
)
