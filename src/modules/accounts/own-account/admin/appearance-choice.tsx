'use client'
import { useTheme } from '@payloadcms/ui'
import people from '@/modules/accounts/people/admin/people.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import * as words from './words'

const CHOICES = [
  ['auto', words.asThisDevice],
  ['light', words.light],
  ['dark', words.dark],
] as const

type Choice = (typeof CHOICES)[number][0]

/** Light or dark, in this browser. Payload stores the choice, which takes effect at once. */
export function AppearanceChoice() {
  const { autoMode, setTheme, theme } = useTheme()
  // Its type leaves the third choice out.
  const choose = setTheme as (choice: Choice) => void
  // Unknown until the choice has been read in the browser.
  const isKnown = typeof autoMode === 'boolean'
  return (
    <fieldset aria-label={words.appearance} className={`${list.group} ${people.checks}`}>
      {CHOICES.map(([choice, label]) => (
        <label key={choice}>
          <input
            checked={isKnown && choice === (autoMode ? 'auto' : theme)}
            disabled={!isKnown}
            name="appearance"
            onChange={() => choose(choice)}
            type="radio"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
