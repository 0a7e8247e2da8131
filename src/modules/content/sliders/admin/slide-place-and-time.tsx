'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { SLIDE_LIMITS, type Slide } from '../rules/slide'
import { useSlideForm } from './slide-form-context'
import * as words from './words'

export type Page = { id: number; title: string }

/** Where a slide is shown, and for how long, as entered: an empty id of a topic page is the home page. */
export type PlaceAndTimeValues = { duration: string; topicPageId: string }

export const placeAndTimeOf = (slide: Slide | null): PlaceAndTimeValues => ({
  duration: String(slide?.duration ?? SLIDE_LIMITS.duration.initial),
  topicPageId: String(slide?.topicPageId ?? ''),
})

export const placeAndTimeFields = ({ duration, topicPageId }: PlaceAndTimeValues) => ({
  duration: Number(duration),
  topicPageId: topicPageId === '' ? null : Number(topicPageId),
})

type Props = {
  values: PlaceAndTimeValues
  set: (change: Partial<PlaceAndTimeValues>) => void
  pages: readonly Page[]
}

export function SlidePlaceAndTime({ pages, set, values }: Props) {
  const { errorOf, forget } = useSlideForm()
  const change = (name: keyof PlaceAndTimeValues, value: string) => {
    forget(name)
    set({ [name]: value })
  }
  return (
    <>
      <LabelledField
        error={errorOf('duration')}
        help={words.durationHelp(SLIDE_LIMITS.duration)}
        label={words.duration}
      >
        {(marks) => (
          <input
            {...marks}
            className={styles.input}
            max={SLIDE_LIMITS.duration.max}
            min={SLIDE_LIMITS.duration.min}
            onChange={({ target }) => change('duration', target.value)}
            type="number"
            value={values.duration}
          />
        )}
      </LabelledField>
      <LabelledField error={errorOf('topicPageId')} label={words.shownOn}>
        {(marks) => (
          <select
            {...marks}
            className={styles.input}
            onChange={({ target }) => change('topicPageId', target.value)}
            value={values.topicPageId}
          >
            <option value="">{words.homePage}</option>
            {pages.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </>
  )
}
