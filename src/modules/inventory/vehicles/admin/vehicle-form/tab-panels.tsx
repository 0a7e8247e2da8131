'use client'
import { useId } from 'react'
import { nameInWords } from '@/kernel/text/name-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { type FormTab, fieldsOfTab } from '../../rules/form/field-places'
import { OFFER_OPTIONS } from '../../rules/vehicle-limits'
import * as words from '../../words'
import featureStyles from './features.module.css'
import { FieldControl } from './field-control'
import { fieldId, useEnter, useFormParts, useValue } from './form-context'
import { AreaField, ChoiceField, Fault, FieldFrame, SwitchField } from './form-fields'
import { ListingPreview, TitleField } from './title-field'
import css from './vehicle-form.module.css'

/** `stored` is the vehicle as saved; null for a new one. */
export function HeaderCard({ stored }: { stored: { id: number; sku: string } | null }) {
  const { lists } = useFormParts()
  return (
    <section aria-label={words.listing} className={`${css.card} ${css.grid}`}>
      <TitleField />
      <ChoiceField field="showroom" label={words.showroomLocation} options={lists.lists.showroom} required />
      <AreaField field="description" label={words.metaDescription} />
      <ListingPreview id={stored?.id ?? null} />
      <SwitchField field="featured" label={words.featuredOnHomepage} />
      {stored && (
        <p className={css.sku}>
          {words.stockNumber} <output id={fieldId('sku')}>{stored.sku}</output>
        </p>
      )}
    </section>
  )
}

/** The fields of a tab in their order, each with its control. */
export function Panel({ now, tab }: { now: Date; tab: FormTab }) {
  return (
    <div className={css.grid}>
      {fieldsOfTab(tab).map((field) => (
        <FieldControl field={field} key={field} now={now} />
      ))}
    </div>
  )
}

export function FeaturesPanel() {
  const { featureGroups } = useFormParts().lists
  const enter = useEnter()
  const chosen = new Set(useValue('features'))
  const toggle = (id: string) => {
    if (!chosen.delete(id)) chosen.add(id)
    enter({ features: [...chosen] })
  }
  return (
    <div className={featureStyles.groups} id={fieldId('features')} tabIndex={-1}>
      {featureGroups.map(({ features, id, name }) => (
        <fieldset className={featureStyles.group} key={id}>
          <legend>{name}</legend>
          {features.map((feature) => (
            <label key={feature.id}>
              <input checked={chosen.has(feature.id)} onChange={() => toggle(feature.id)} type="checkbox" />{' '}
              {feature.name}
            </label>
          ))}
        </fieldset>
      ))}
      {featureGroups.length === 0 && <p className={styles.quiet}>{words.noActiveFeaturesYet}</p>}
      <Fault field="features" />
    </div>
  )
}

export function AdditionalCard() {
  const heading = useId()
  const offer = useValue('offer')
  return (
    <section aria-labelledby={heading} className={css.card}>
      <h2 id={heading}>{words.additionalInformation}</h2>
      <div className={css.grid}>
        <AreaField field="others" label={words.notes} />
        <FieldFrame field="offer" label={words.offer}>
          <select className={styles.input} disabled id={fieldId('offer')} value={offer}>
            <option value="">{words.noOffer}</option>
            {OFFER_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {nameInWords(option)}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
    </section>
  )
}
