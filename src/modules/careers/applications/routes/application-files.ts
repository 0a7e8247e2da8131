import { z } from 'zod'
import { idParams } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { forbidden, notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { documentDisposition } from '@/modules/sales/orders/rules/document-href'
import { dbOf } from '@/server/db-of'
import { signedGet } from '@/server/storage/signed-urls'
import { type Application, getApplication } from '../queries/list-applications'
import { reachOf } from '../queries/match-applications-in-reach'
import type { ApplicationFile } from '../rules/application-files'
import * as words from './words'

/** How long the storage's own address of a file is valid, in seconds: one click. */
const READ_SECONDS = 60

/** The application, if the caller may read its files. @throws AppError 403 for staff without the permission, 404 */
async function requireReadable({ actor, req }: RouteContext, id: number): Promise<Application> {
  if (actor.kind === 'staff' && !can(actor, 'careers', 'read')) throw forbidden()
  const application = await getApplication(await dbOf(req), id, reachOf(actor))
  if (!application) throw notFound(words.applicationNotFound)
  return application
}

function fileOf(application: Application, file: ApplicationFile) {
  const { coverLetterName, coverLetterPath, coverLetterType, resumeName, resumePath, resumeType } =
    application
  const [path, name, type] =
    file === 'resume'
      ? [resumePath, resumeName, resumeType]
      : [coverLetterPath, coverLetterName, coverLetterType]
  if (!path || !name || !type) throw notFound(words.applicationNotFound)
  return { path, name, type }
}

const opening = (file: ApplicationFile, path: string, what: string) =>
  defineRoute({
    method: 'get',
    path: `/jobs/applications/{id}/${path}`,
    access: { kind: 'signed-in' },
    tag: 'Careers',
    summary: `Open the ${what} of an application: redirects to an address of the file that is valid for a minute`,
    params: idParams,
    status: 302,
    response: z.never(),
    handler: async ({ params: { id } }, context) => {
      const found = fileOf(await requireReadable(context, id), file)
      const location = await signedGet(found.path, {
        type: found.type,
        disposition: documentDisposition(found.name),
        expires: new Date(Date.now() + READ_SECONDS * 1000),
      })
      return new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
      })
    },
  })

/** Files of applications: private, for the applicant and for staff who read careers at the place of the job. */
export const applicationFileRoutes = [
  opening('resume', 'resume', 'resume'),
  opening('coverLetter', 'cover-letter', 'cover letter'),
]
