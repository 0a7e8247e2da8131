'use client'

import { type ComponentProps, useState } from 'react'
import { Field, Input } from '@/ui/field'
import * as words from './browser-words'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  id: string
  label: string
  error?: string
}

/** A password with a button that shows and hides it. It is stored nowhere, shown or not. */
export function PasswordField({ id, label, error, className, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} htmlFor={id} error={error} className={className}>
      <span className="relative block">
        <Input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          data-keep="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="pr-18"
        />
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-14 rounded-control px-3 text-13 font-medium text-link hover:underline"
        >
          {isShown ? words.hide : words.show}
        </button>
      </span>
    </Field>
  )
}
