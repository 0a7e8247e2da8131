'use client'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { ImageField } from '@/ui/back-office/record/image-field'
import { DEFAULT_TAG_COLOR, TAG_COLOR_MAX, TAG_NAME_MAX } from '../rules/list-limits'
import { TAG_MESSAGES, tagRoute } from '../rules/tag'
import * as words from '../words'
import { TAG_FOLDER } from './tag-draft'
import type { useTagForm } from './use-tag-form'

type Props = { form: ReturnType<typeof useTagForm> }

/** The name, and whether it is free. */
export function NameField({ form }: Props) {
  const id = useId()
  const { draft, isFree, nameError } = form
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.tagNameRequired}
      </label>
      <input
        aria-describedby={`${id}-said`}
        aria-invalid={nameError !== undefined}
        autoComplete="off"
        className={styles.input}
        id={id}
        maxLength={TAG_NAME_MAX}
        onBlur={() => form.touch('name')}
        onChange={(event) => form.set({ name: event.target.value }, 'name')}
        value={draft.name}
      />
      <span aria-live="polite" className={nameError ? list.error : list.good} id={`${id}-said`}>
        {nameError ?? (isFree ? TAG_MESSAGES.nameAvailable : '')}
      </span>
    </div>
  )
}

/** The address part that the name makes. */
export function RouteField({ name }: { name: string }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.routeFromName}
      </label>
      <input className={styles.input} id={id} readOnly value={tagRoute(name)} />
    </div>
  )
}

/** The colour, typed or picked. */
export function ColorField({ form }: Props) {
  const id = useId()
  const { colorError, draft } = form
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.colorRequired}
      </label>
      <span className={list.colorField}>
        <input
          aria-describedby={`${id}-said`}
          aria-invalid={colorError !== undefined}
          autoComplete="off"
          className={styles.input}
          id={id}
          maxLength={TAG_COLOR_MAX}
          onBlur={() => form.touch('color')}
          onChange={(event) => form.set({ color: event.target.value }, 'color')}
          value={draft.color}
        />
        <input
          aria-label={words.chooseColor}
          className={styles.input}
          onChange={(event) => form.set({ color: event.target.value.toUpperCase() }, 'color')}
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(draft.color) ? draft.color : DEFAULT_TAG_COLOR}
        />
      </span>
      <span aria-live="polite" className={list.error} id={`${id}-said`}>
        {colorError}
      </span>
    </div>
  )
}

/** Whether the tag stands on the home page, and the picture that it needs there. */
export function HomepageFields({ form }: Props) {
  const id = useId()
  const { draft, imageError } = form
  return (
    <>
      <label className={`${list.check} ${list.full}`}>
        <input
          checked={draft.showOnHomepage}
          onChange={(event) => form.set({ showOnHomepage: event.target.checked }, 'featuredImageUrl')}
          type="checkbox"
        />
        {words.showOnHomepage}
      </label>
      <div className={`${styles.field} ${list.full}`}>
        <label className={styles.label} htmlFor={id}>
          {words.featuredImage}
          {draft.showOnHomepage && ' *'}
        </label>
        <ImageField
          folder={TAG_FOLDER}
          id={id}
          isFaulty={form.isImageFaulty}
          onChange={form.choose}
          onFault={form.faultImage}
          picture={draft.image}
        />
        <span aria-live="polite" className={imageError ? list.error : list.help}>
          {imageError ?? words.imageFileOfUp}
        </span>
      </div>
    </>
  )
}
