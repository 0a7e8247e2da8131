import list from '@/ui/back-office/list/list-context.module.css'
import { QUOTE_OPTIONS } from '../rules/customization-options'
import { optionTitle } from '../rules/option-title'
import quote from './quote.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** What can be customised: the known options, and any that the quote has besides; one key per line. */
export function CustomizationOptionsField({ label, onChange, value }: Props) {
  const chosen = value.split('\n').filter(Boolean)
  const known: readonly string[] = QUOTE_OPTIONS
  const all = [...known, ...chosen.filter((key) => !known.includes(key))]
  const toggle = (key: string) =>
    onChange(all.filter((one) => (one === key ? !chosen.includes(one) : chosen.includes(one))).join('\n'))
  return (
    <fieldset className={`${list.group} ${list.full}`}>
      <legend>{label}</legend>
      <div className={quote.options}>
        {all.map((key) => (
          <label className={list.check} key={key}>
            <input checked={chosen.includes(key)} onChange={() => toggle(key)} type="checkbox" />
            {optionTitle(key)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
