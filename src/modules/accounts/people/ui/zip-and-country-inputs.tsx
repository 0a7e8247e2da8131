import { COUNTRIES } from '../rules/countries'
import { ZIP_MAX } from '../rules/person-limits'
import { zipHelp } from './phone-and-zip-help'

/** What a field for a post code has, by the country chosen beside it. */
export const zipInput = (country: string) => ({
  autoComplete: 'postal-code',
  maxLength: ZIP_MAX,
  help: zipHelp(country),
})

/** The countries to choose from, after what stands there while none is chosen. */
export const CountryOptions = ({ none }: { none: string }) => (
  <>
    <option value="">{none}</option>
    {COUNTRIES.map(({ code, name }) => (
      <option key={code} value={name}>
        {name}
      </option>
    ))}
  </>
)
