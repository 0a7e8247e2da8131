import { DEFAULT_CURRENCY } from '@/kernel/money'
import type { PublicSlide } from '@/modules/content/sliders/rules/slide'
import { Slider } from '@/modules/content/sliders/ui/slider'
import { countText, vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import { countriesText } from '@/modules/inventory/cards/ui/words'
import type { Counted } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { bandText } from '@/modules/inventory/catalogue/ui/listing/option-text'
import { SearchField } from '@/modules/inventory/catalogue/ui/search/search-field'
import { PRICE_RANGES } from '@/modules/inventory/search/rules/filter-bands'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { buttonStyle } from '@/ui/button'
import { Field, Select } from '@/ui/field'
import { PersistedForm } from '@/ui/form/persisted-form'
import { Icon } from '@/ui/icon'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Container } from '@/ui/page-parts'
import { Picture } from '@/ui/picture'
import * as words from './words'

type HeroProps = {
  slides: readonly PublicSlide[]
  makes: readonly Counted[]
  bodyTypes: readonly Counted[]
  total: number
  countries: readonly string[]
}

/** The first view: what this is, and a search that works before any script. Slides take the place of the harbour. */
export function Hero({ slides, makes, bodyTypes, total, countries }: HeroProps) {
  const stock = { total, countries }
  const search = <SearchForm makes={makes} bodyTypes={bodyTypes} />
  if (slides.length > 0)
    return (
      <div>
        <Slider slides={slides} />
        <Container className="pt-4 pb-6">
          <h1 className="text-31 md:text-39">{words.usedVehiclesForExport}</h1>
          <p className="mt-3 max-w-text text-16">
            <Stock {...stock} />
          </p>
        </Container>
        <Container>{search}</Container>
      </div>
    )
  return (
    <div>
      <div className="relative isolate flex flex-col lg:min-h-[clamp(36rem,42vw,46rem)]">
        <Container className="py-8 lg:py-14">
          <h1 className="max-w-[16ch] text-31 md:text-39">{words.usedVehiclesForExport}</h1>
          <p className="mt-3 max-w-[60ch] text-16 lg:max-w-[20rem] xl:max-w-[24rem]">
            <Stock {...stock} />
          </p>
        </Container>
        <Harbour />
      </div>
      <Container className="relative -mt-6 lg:-mt-12">{search}</Container>
    </div>
  )
}

/** How much there is, and where. */
const Stock = ({ countries, total }: Pick<HeroProps, 'total' | 'countries'>) => (
  <>
    {vehiclesText(total)}
    {countries.length > 0 && ` in stock in ${countriesText(countries)}`}. Every price says what it covers, and
    every listing tells you all we know about the vehicle.
  </>
)

/**
 * A band under the words on small screens, the ground behind them on wide ones: there the picture is held at its left
 * end, so that however tall the words make it, they stand before open sky and never on the ship. Dark colours dim it.
 */
function Harbour() {
  const saving = useDataSaver()
  return (
    <div className="relative aspect-16/9 max-h-96 w-full overflow-hidden lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:max-h-none">
      {!saving && (
        <Picture
          src="/pictures/hero/hero-1600.webp"
          srcSet="/pictures/hero/hero-768.webp 768w, /pictures/hero/hero-1600.webp 1600w"
          sizes="100vw"
          alt=""
          width={1600}
          height={900}
          eager
          className="size-full object-cover object-bottom-right lg:object-bottom-left"
        />
      )}
      <div className="absolute inset-0 bg-veil max-lg:opacity-60" />
    </div>
  )
}

function SearchForm({ makes, bodyTypes }: Pick<HeroProps, 'makes' | 'bodyTypes'>) {
  return (
    <search>
      <form
        action={LISTING}
        method="get"
        className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto] lg:items-end"
      >
        <PersistedForm name="home-search" />
        <Choice name="make" label={words.make} any={words.anyMake} options={makes} />
        <Field label={words.modelOrWords} htmlFor="hero-q">
          <SearchField id="hero-q" />
        </Field>
        <Choice name="bodyType" label={words.bodyType} any={words.anyBodyType} options={bodyTypes} />
        <Field label={words.price} htmlFor="hero-price">
          <Select id="hero-price" name="priceRange" defaultValue="">
            <option value="">{words.anyPrice}</option>
            {PRICE_RANGES.map((range) => (
              <option key={range} value={range}>
                {bandText(range)} {DEFAULT_CURRENCY}
              </option>
            ))}
          </Select>
        </Field>
        <button type="submit" className={buttonStyle('primary', 'sm:col-span-2 lg:col-span-1')}>
          <Icon name="search" size={18} />
          {words.search}
        </button>
      </form>
    </search>
  )
}

type ChoiceProps = { name: string; label: string; any: string; options: readonly Counted[] }

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <Field label={label} htmlFor={`hero-${name}`}>
      <Select id={`hero-${name}`} name={name} defaultValue="">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name} ({countText(option.count)})
          </option>
        ))}
      </Select>
    </Field>
  )
}
