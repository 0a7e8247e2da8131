'use client'
import { FieldError } from '@payloadcms/ui'
import editor from './editor.module.css'
import { usePublishFault } from './publish-faults'

/** The message of a field: what keeps the record from being published, else Payload's own. */
export function PublishFaultOfField({ path }: { path: string }) {
  const fault = usePublishFault(path)
  if (fault === null) return <FieldError path={path} />
  return (
    <p className={editor.fault} role="alert">
      {fault}
    </p>
  )
}
