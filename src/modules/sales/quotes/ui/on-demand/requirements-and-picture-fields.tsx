'use client'

import { AREA, Field } from '@/ui/field'
import { QUOTE_TEXT_MAX } from '../../rules/quote-limits'
import * as words from '../browser-words'
import type { WishControl } from './on-demand-values'
import { PictureField } from './picture-field'
import type { ChosenPicture } from './use-wanted-picture'

type Props = Pick<WishControl, 'errors' | 'register'> & {
  imageUrl: string
  picture: ChosenPicture
  onRemove: () => void
}

/** What no list contains: in words, and by a picture of a vehicle like the one wanted. */
export function RequirementsAndPictureFields({ errors, register, ...picture }: Props) {
  const error = errors.specialRequirements?.message
  return (
    <div className="mt-5 flex flex-col gap-5">
      <Field label={words.requirements} htmlFor="specialRequirements" error={error}>
        <textarea
          id="specialRequirements"
          rows={4}
          maxLength={QUOTE_TEXT_MAX}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'specialRequirements-error' : undefined}
          className={AREA}
          {...register('specialRequirements')}
        />
      </Field>
      <input type="hidden" {...register('imageUrl')} />
      <PictureField {...picture} error={errors.imageUrl?.message} />
    </div>
  )
}
