'use client'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { FormFailure } from '@/ui/back-office/form-failure'
import list from '@/ui/back-office/list/list-context.module.css'
import type { ListRow } from '@/ui/back-office/list/list-type'
import { SaveButton } from '@/ui/back-office/save-button'
import * as words from '../words'
import { ColorField, HomepageFields, NameField, RouteField } from './tag-fields'
import { useTagForm } from './use-tag-form'

type Props = { address: string; maySave: boolean; operator: string; row: ListRow | null }

/** Creates or changes a tag: the route follows the name, the name is checked while it is typed. */
export function TagForm({ address, maySave, operator, row }: Props) {
  const form = useTagForm(address, maySave, row)
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
        <RouteField name={form.draft.name} />
        <ColorField form={form} />
        <div className={styles.field}>
          <span className={styles.label}>{words.operator}</span>
          <output className={list.check}>{operator}</output>
        </div>
        <HomepageFields form={form} />
      </div>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={form.cancel} type="button">
          {words.cancel}
        </button>
        <SaveButton disabled={!form.canSave} isBusy={form.busy}>
          {form.busy ? words.saving : words.save}
        </SaveButton>
      </div>
    </form>
  )
}
