'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import styles from '@/ui/admin/admin.module.css'
import { callApi } from '@/ui/admin/call'
import dialog from '@/ui/admin/dialog.module.css'
import type { Picture } from '@/ui/admin/list/draft'
import { ImageField } from '@/ui/admin/list/ImageField'
import list from '@/ui/admin/list/list.module.css'
import { sayOnList } from '@/ui/admin/list/said'
import type { ListRow } from '@/ui/admin/list/types'
import { uploadImage } from '@/ui/admin/upload-image'
import { DEFAULT_TAG_COLOR, TAG_COLOR_MAX, TAG_NAME_MAX } from '../../rules/limits'
import {
  canSaveTag,
  checkTagImage,
  TAG_MESSAGES,
  tagRoute,
  tagSaveFailure,
  validateTag,
} from '../../rules/tag'
import { useNameCheck } from './use-name-check'

type Draft = { name: string; color: string; showOnHomepage: boolean; image: Picture }

const beginWith = (row: ListRow | null): Draft => ({
  name: String(row?.values.name ?? ''),
  color: String(row?.values.color ?? DEFAULT_TAG_COLOR),
  showOnHomepage: row?.values.showOnHomepage === true,
  image: {
    id: typeof row?.values.featuredImage === 'number' ? row.values.featuredImage : null,
    url: row?.values.featuredImageUrl ? String(row.values.featuredImageUrl) : null,
  },
})

/** A tag as its rules read it; a file that was chosen counts as its picture. */
const tagOf = ({ color, image, name, showOnHomepage }: Draft) => ({
  name,
  color,
  showOnHomepage,
  route: tagRoute(name),
  featuredImageUrl: image.file ? '/chosen' : image.url,
})

/** What a save sends of the picture: a new one by its id, none at all when it was taken away, else nothing. */
async function imageOf({ image }: Draft, row: ListRow | null) {
  if (image.file) {
    const sent = await uploadImage(image.file)
    return sent.ok ? { featuredImage: sent.id, featuredImageUrl: null } : { failed: sent.message }
  }
  const taken = row?.values.featuredImageUrl && !image.url
  return taken ? { featuredImage: null, featuredImageUrl: null } : {}
}

type Props = { address: string; maySave: boolean; operator: string; row: ListRow | null }

/** Creates or changes a tag: the route follows the name, the name is checked while it is typed. */
export function TagForm({ address, maySave, operator, row }: Props) {
  const id = useId()
  const router = useRouter()
  const [draft, setDraft] = useState(() => beginWith(row))
  const [issues, setIssues] = useState<Issue[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const availability = useNameCheck(draft.name, row?.id)
  // Until the page has come to life a press of Save would reload it.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const set = (change: Partial<Draft>, ...paths: string[]) => {
    setDraft((before) => ({ ...before, ...change }))
    setIssues((before) => before.filter(({ path }) => !paths.includes(path)))
  }
  const said = (path: string) => issues.find((issue) => issue.path === path)?.message
  const touch = (path: string) => {
    const found = validateTag(tagOf(draft)).filter((issue) => issue.path === path)
    setIssues((before) => [...before.filter((issue) => issue.path !== path), ...found])
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    const found = validateTag(tagOf(draft))
    setIssues(found)
    if (found.length > 0) return
    setBusy(true)
    const { color, name, showOnHomepage } = draft
    const { failed, ...image } = { failed: undefined, ...(await imageOf(draft, row)) }
    if (failed) {
      setIssues([{ path: 'featuredImageUrl', message: failed }])
      return setBusy(false)
    }
    const body = { name, color, route: tagRoute(name), showOnHomepage, ...image }
    const called = row
      ? await callApi('PATCH', `/tags/${row.id}`, { ...body, updatedAt: row.updatedAt })
      : await callApi('POST', '/tags', body)
    setBusy(false)
    if (called.ok) {
      sayOnList(called)
      return router.push(address)
    }
    setIssues(called.issues)
    setFailure(tagSaveFailure(called.message))
  }
  const choose = (image: Picture) => {
    const refused = image.file ? checkTagImage(image.file) : null
    if (refused) return setIssues([...issues, { path: 'featuredImageUrl', message: refused }])
    set({ image }, 'featuredImageUrl')
  }
  const isTaken = availability === 'taken'
  const nameError = said('name') ?? (isTaken ? TAG_MESSAGES.nameTaken : undefined)
  const canSave = isAlive && maySave && canSaveTag(tagOf(draft)) && !isTaken && !busy
  return (
    <form className={list.panel} noValidate onSubmit={submit}>
      {failure && (
        <p className={styles.alert} data-tone="red" role="alert">
          {failure}
        </p>
      )}
      <div className={list.form}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-name`}>
            Tag name *
          </label>
          <input
            aria-describedby={`${id}-name-said`}
            aria-invalid={nameError !== undefined}
            autoComplete="off"
            className={styles.input}
            id={`${id}-name`}
            maxLength={TAG_NAME_MAX}
            onBlur={() => touch('name')}
            onChange={(event) => set({ name: event.target.value }, 'name')}
            value={draft.name}
          />
          <span aria-live="polite" className={nameError ? list.error : list.good} id={`${id}-name-said`}>
            {nameError ?? (availability === 'free' ? TAG_MESSAGES.nameAvailable : '')}
          </span>
        </div>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-route`}>
            Route, from the name
          </label>
          <input className={styles.input} id={`${id}-route`} readOnly value={tagRoute(draft.name)} />
        </div>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-color`}>
            Color *
          </label>
          <span className={list.colorField}>
            <input
              aria-invalid={said('color') !== undefined}
              autoComplete="off"
              className={styles.input}
              id={`${id}-color`}
              maxLength={TAG_COLOR_MAX}
              onBlur={() => touch('color')}
              onChange={(event) => set({ color: event.target.value }, 'color')}
              value={draft.color}
            />
            <input
              aria-label="Choose color"
              className={styles.input}
              onChange={(event) => set({ color: event.target.value.toUpperCase() }, 'color')}
              type="color"
              value={/^#[0-9a-f]{6}$/i.test(draft.color) ? draft.color : DEFAULT_TAG_COLOR}
            />
          </span>
          {said('color') && (
            <span className={list.error} role="alert">
              {said('color')}
            </span>
          )}
        </div>
        <div className={styles.field}>
          <span className={styles.label}>Operator</span>
          <output className={list.check}>{operator}</output>
        </div>
        <label className={`${list.check} ${list.full}`}>
          <input
            checked={draft.showOnHomepage}
            onChange={(event) => set({ showOnHomepage: event.target.checked }, 'featuredImageUrl')}
            type="checkbox"
          />
          Show on homepage
        </label>
        <div className={`${styles.field} ${list.full}`}>
          <label className={styles.label} htmlFor={`${id}-image`}>
            Featured image{draft.showOnHomepage && ' *'}
          </label>
          <ImageField id={`${id}-image`} onChange={choose} picture={draft.image} />
          <ImageSaid draft={draft} said={said('featuredImageUrl')} />
        </div>
      </div>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={() => router.push(address)} type="button">
          Cancel
        </button>
        <button className={styles.primary} disabled={!canSave} type="submit">
          {busy ? 'Saving...' : 'Save'}
        </button>
      </div>
    </form>
  )
}

/** What is wrong with the picture, or that one is needed. */
function ImageSaid({ draft, said }: { draft: Draft; said: string | undefined }) {
  const missing = validateTag(tagOf(draft)).find(({ path }) => path === 'featuredImageUrl')?.message
  const message = said ?? missing
  return message ? (
    <span className={list.error} role="alert">
      {message}
    </span>
  ) : (
    <span className={list.help}>An image file of at most 5 MB</span>
  )
}
