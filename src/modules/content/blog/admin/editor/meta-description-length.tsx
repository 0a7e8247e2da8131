'use client'
import { useField } from '@payloadcms/ui'
import { textLength } from '@/kernel/text/text'
import { POST_META_DESCRIPTION_MAX } from '../../rules/blog-limits'
import editor from './post-form.module.css'
import * as words from './words'

/** How much of the meta description's limit is used, as it is typed. */
export function MetaDescriptionLength({ path }: { path: string }) {
  const { value } = useField<string | null>({ path })
  const used = textLength(value ?? '')
  return (
    <p className={used > POST_META_DESCRIPTION_MAX ? editor.fault : editor.hint}>
      {words.characters(used, POST_META_DESCRIPTION_MAX)}
    </p>
  )
}
