'use client'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { yearChoices } from '../../rules/form/figures'
import { OFFER_OPTIONS } from '../../rules/limits'
import { CarFields } from './CarFields'
import { ColorField } from './ColorField'
import { Chassis, Litres, Price, Volume } from './derived'
import featureStyles from './features.module.css'
import { AreaField, ChoiceField, Fault, FieldFrame, InputField, SwitchField } from './fields'
import { fieldId, useEnter, useKit, useValue } from './kit'
import { TagsField } from './TagsField'
import { TitleField } from './TitleField'
import css from './vehicle-form.module.css'

export function HeaderCard({ sku }: { sku: string | null }) {
  const { lists } = useKit()
  return (
    <section aria-label="Listing" className={`${css.card} ${css.grid}`}>
      <TitleField />
      <ChoiceField field="showroom" label="Showroom Location" options={lists.lists.showroom} required />
      <AreaField field="description" label="Meta Description" />
      <SwitchField field="featured" label="Featured on homepage" />
      {sku !== null && (
        <p className={css.sku}>
          Stock number <output id={fieldId('sku')}>{sku}</output>
        </p>
      )}
    </section>
  )
}

export function BasicPanel({ now }: { now: Date }) {
  const { form, lists } = useKit()
  // A stored older year stays on offer after another one was chosen.
  const years = yearChoices(now, form.formState.defaultValues?.year ?? '')
  return (
    <div className={css.grid}>
      <CarFields />
      <ChoiceField
        empty=""
        field="year"
        label="Year"
        options={years.map((year) => ({ id: String(year), name: String(year) }))}
        required
      />
      <ChoiceField field="vehicleType" label="Vehicle type" options={lists.lists.vehicleType} required />
      <InputField field="officeFileNo" label="Office file number" required />
      <Chassis />
      <ColorField />
      <InputField field="mileage" figure label="Mileage (miles)" required />
      <InputField field="licensePlate" label="License plate" />
      <TagsField />
    </div>
  )
}

export function SpecificationsPanel() {
  const { lists, seats } = { ...useKit().lists }
  return (
    <div className={css.grid}>
      <ChoiceField field="fuelType" label="Fuel type" options={lists.fuelType} required />
      <ChoiceField field="transmission" label="Transmission" options={lists.transmission} required />
      <ChoiceField field="drivetrain" label="Drivetrain" options={lists.drivetrain} required />
      <ChoiceField field="subBodyType" label="Sub body type" options={lists.subBodyType} />
      <ChoiceField field="grade" label="Vehicle grade" options={lists.grade} />
      <ChoiceField field="conditionGrade" label="Condition grade" options={lists.conditionGrade} required />
      <InputField field="seats" figure label="Seats" offers={seats} required />
      <InputField field="doors" figure label="Doors" required />
      <InputField field="engineSizeCc" figure label="Engine size (cc)" required />
      <Litres />
      <InputField field="engineNumber" label="Engine number" />
      <ChoiceField field="steeringType" label="Steering type" options={lists.steeringType} />
      <ChoiceField field="steeringPosition" label="Steering position" options={lists.steeringPosition} />
      <ChoiceField
        field="steeringAssistType"
        label="Steering assist type"
        options={lists.steeringAssistType}
      />
      <ChoiceField
        field="steeringControlType"
        label="Steering control type"
        options={lists.steeringControlType}
      />
    </div>
  )
}

export function FeaturesPanel() {
  const { featureGroups } = useKit().lists
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
      {featureGroups.length === 0 && <p className={styles.quiet}>No active features yet.</p>}
      <Fault field="features" />
    </div>
  )
}

export function MeasurementsPanel() {
  return (
    <div className={css.grid}>
      <InputField field="length" figure label="Length (cm)" />
      <InputField field="width" figure label="Width (cm)" />
      <InputField field="height" figure label="Height (cm)" />
      <Volume />
      <InputField field="carryingCapKg" figure label="Carrying capacity (kg)" />
      <InputField field="weightKg" figure label="Weight (kg)" />
      <InputField field="grossWeightKg" figure label="Gross weight (kg)" />
    </div>
  )
}

export function PricingPanel() {
  const { priceTypes } = useKit().lists
  const currency = useValue('currency')
  return (
    <div className={css.grid}>
      <InputField field="costValue" figure label={`Cost value (${currency})`} required />
      <InputField field="markup" figure label="Markup (%)" />
      <Price />
      <ChoiceField
        empty=""
        field="priceType"
        label="Price type"
        options={priceTypes.map(({ code, name }) => ({ id: code, name }))}
        required
      />
      <InputField field="oldPrice" figure label={`Old price (${currency})`} />
      <SwitchField field="showPrice" label="Show price" />
    </div>
  )
}

export function AdditionalCard() {
  const heading = useId()
  const offer = useValue('offer')
  return (
    <section aria-labelledby={heading} className={css.card}>
      <h2 id={heading}>Additional Information</h2>
      <div className={css.grid}>
        <AreaField field="others" label="Notes" />
        <FieldFrame field="offer" label="Offer">
          <select className={styles.input} disabled id={fieldId('offer')} value={offer}>
            <option value="">No offer</option>
            {OFFER_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
    </section>
  )
}
