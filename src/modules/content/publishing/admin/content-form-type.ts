import type { Issue } from '@/kernel/issue'
import type { ContentKind } from '../rules/content-kinds'

/** The values of the form, by field. */
export type FormValues = Readonly<Record<string, unknown>>

/** What the editors of posts and of pages differ in. */
export type ContentForm = {
  kind: ContentKind
  texts: {
    create: string
    edit: string
    draftSaved: string
    draftFailed: string
    published: string
    publishFailed: string
  }
  /** The address that a record will have, while it is written. */
  routePreview: (values: FormValues) => string
  /** What keeps a record from being published, by field of the form. */
  issuesOf: (values: FormValues) => Issue[]
}
