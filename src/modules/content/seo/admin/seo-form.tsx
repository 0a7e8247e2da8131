'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { FormFailure } from '@/ui/back-office/form-failure'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { SaveButton } from '@/ui/back-office/save-button'
import { SearchPreview } from '@/ui/back-office/search-preview/search-preview'
import { SharePreview } from '@/ui/back-office/search-preview/share-preview'
import { isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { CodeState } from '../queries/read-custom-code-state'
import { type PageType, SEO_LIMITS, type SeoSetting, validateSeoSetting } from '../rules/seo-setting'
import css from './seo.module.css'
import * as words from './words'

/** What a page of a type has where its settings are empty. `path` is that of one page, or '/' and which pages. `origin` is the site's. */
export type UsualHead = { origin: string; path: string; title: string; description: string; picture: string }

export type SeoFormProps = {
  pageType: PageType
  /** Null while the type has none. */
  setting: SeoSetting | null
  code: CodeState
  usual: UsualHead
  mayWrite: boolean
  isAdministrator: boolean
}
type Props = SeoFormProps

type Field = 'title' | 'description' | 'keywords' | 'customCode'
type Values = Record<Field, string>

const valuesOf = (setting: SeoSetting | null): Values => ({
  title: setting?.title ?? '',
  description: setting?.description ?? '',
  keywords: setting?.keywords ?? '',
  customCode: setting?.customCode ?? '',
})

/** Creates the settings or changes those that were read; the code is sent by administrators alone. */
function send(
  { isAdministrator, pageType }: Props,
  setting: SeoSetting | null,
  { customCode, ...texts }: Values,
) {
  const body = { ...texts, ...(isAdministrator && { customCode }) }
  if (!setting) return callApi('post', '/api/v1/seo-settings', { body: { pageType, ...body } })
  return callApi('put', '/api/v1/seo-settings/{pageType}', {
    params: { path: { pageType } },
    body: { ...body, updatedAt: setting.updatedAt },
  })
}

function useSeoForm(props: Props) {
  const router = useRouter()
  /** What the form began with, also while the page is read again. */
  const [read, setRead] = useState(props.setting)
  const form = useSchemaForm<Values>({
    defaultValues: valuesOf(read),
    validate: validateSeoSetting,
    mode: 'onTouched',
    guardsChanges: true,
    fallback: words.failedToSave,
    submit: async (values) => {
      const called = await send(props, read, values)
      if (called.ok) {
        setRead(called.body.data)
        router.refresh()
      }
      return called
    },
  })
  const isReloading = useRef(false)
  const onSetting = useEffectEvent((setting: SeoSetting | null) => {
    if (!isReloading.current && form.isUnsaved()) return
    setRead(setting)
    form.reset(valuesOf(setting))
    if (isReloading.current) form.clear()
    isReloading.current = false
  })
  useEffect(() => onSetting(props.setting), [props.setting])
  const reload = () => {
    isReloading.current = true
    router.refresh()
  }
  return { ...form, reload }
}
type Editing = ReturnType<typeof useSeoForm>

/** The settings of one page type, with what search engines and shared links make of them. */
export function SeoForm(props: Props) {
  const form = useSeoForm(props)
  const { called, isBusy, refused, reload, submit } = form
  const shown = called?.ok ? called : refused
  const { description, title } = form.watch()
  const page = {
    ...props.usual,
    title: title.trim() || props.usual.title,
    description: description.trim() || props.usual.description,
  }
  return (
    <div className={css.editor}>
      <form className={css.form} noValidate onSubmit={submit}>
        {shown && isOutdated(shown) ? (
          <FormFailure message={shown.message} onReload={reload} />
        ) : (
          <CallOutcome called={shown} />
        )}
        <Texts form={form} {...props} />
        <Code form={form} {...props} />
        {props.mayWrite && (
          <div className={styles.actions}>
            <SaveButton isBusy={isBusy}>{isBusy ? words.saving : words.save}</SaveButton>
          </div>
        )}
      </form>
      <div className={css.previews}>
        <SearchPreview {...page} />
        <SharePreview {...page} />
      </div>
    </div>
  )
}

function Texts({ form, mayWrite, usual }: Props & { form: Editing }) {
  const input = (field: Field) => ({
    className: styles.input,
    maxLength: SEO_LIMITS[field],
    readOnly: !mayWrite,
    ...form.register(field),
  })
  return (
    <>
      <LabelledField
        error={form.errorOf('title')}
        help={words.emptyForUsual(usual.title)}
        label={words.title}
      >
        {(marks) => <input {...marks} {...input('title')} />}
      </LabelledField>
      <LabelledField
        error={form.errorOf('description')}
        help={words.emptyForUsual(usual.description)}
        label={words.description}
      >
        {(marks) => <input {...marks} {...input('description')} />}
      </LabelledField>
      <LabelledField error={form.errorOf('keywords')} help={words.keywordsHelp} label={words.keywords}>
        {(marks) => <input {...marks} {...input('keywords')} />}
      </LabelledField>
    </>
  )
}

function Code({ code, form, isAdministrator, mayWrite }: Props & { form: Editing }) {
  return (
    <>
      <LabelledField
        error={form.errorOf('customCode')}
        help={isAdministrator ? words.customCodeHelp : words.customCodeReadOnly}
        label={words.customCode}
      >
        {(marks) => (
          <textarea
            {...marks}
            className={`${styles.input} ${css.code}`}
            readOnly={!(isAdministrator && mayWrite)}
            spellCheck={false}
            {...form.register('customCode')}
          />
        )}
      </LabelledField>
      {!code.isServed && (
        <p className={styles.alert} data-tone="red">
          {words.codeNotServed}
        </p>
      )}
      {code.missingHosts.length > 0 && (
        <p className={styles.alert} data-tone="red">
          {words.hostsMissing(code.missingHosts)}
        </p>
      )}
    </>
  )
}
