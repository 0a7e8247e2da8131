'use client'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list.module.css'
import type { ListRow } from '@/ui/back-office/list/types'
import { FormFailure } from '@/ui/back-office/Outdated'
import { ImageField } from '@/ui/back-office/record/ImageField'
import { ColorField, NameField, RouteField } from './TagFields'
import { TAG_FOLDER } from './tag-draft'
import { useTagForm } from './use-tag-form'

type Props = { address: string; maySave: boolean; operator: string; row: ListRow | null }

/** Creates or changes a tag: the route follows the name, the name is checked while it is typed. */
export function TagForm({ address, maySave, operator, row }: Props) {
  const imageId = useId()
  const form = useTagForm(address, maySave, row)
  const { draft } = form
  return (
    <form className={list.panel} noValidate onSubmit={form.submit}>
      <FormFailure
        isBroughtBack={form.isBroughtBack}
        isUnsent={form.isUnsent}
        message={form.failure}
        onReload={form.reload}
      />
      <div className={list.form}>
        <NameField form={form} />
        <RouteField name={draft.name} />
        <ColorField form={form} />
        <div className={styles.field}>
          <span className={styles.label}>Operator</span>
          <output className={list.check}>{operator}</output>
        </div>
        <label className={`${list.check} ${list.full}`}>
          <input
            checked={draft.showOnHomepage}
            onChange={(event) => form.set({ showOnHomepage: event.target.checked }, 'featuredImageUrl')}
            type="checkbox"
          />
          Show on homepage
        </label>
        <div className={`${styles.field} ${list.full}`}>
          <label className={styles.label} htmlFor={imageId}>
            Featured image{draft.showOnHomepage && ' *'}
          </label>
          <ImageField
            folder={TAG_FOLDER}
            id={imageId}
            isFaulty={form.isImageFaulty}
            onChange={form.choose}
            onFault={form.faultImage}
            picture={draft.image}
          />
          <span aria-live="polite" className={form.imageError ? list.error : list.help}>
            {form.imageError ?? 'An image file of up to 5 MB'}
          </span>
        </div>
      </div>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={form.cancel} type="button">
          Cancel
        </button>
        <button className={styles.primary} disabled={!form.canSave} type="submit">
          {form.busy ? 'Saving...' : 'Save'}
        </button>
      </div>
    </form>
  )
}
