import styles from '@/ui/back-office/admin.module.css'
import { SearchPreview } from '@/ui/back-office/search-preview/search-preview'
import { builtTitle } from '../../rules/derived/vehicle-name'
import { typedYear } from '../../rules/form/read-typed-figures'
import * as words from '../../words'
import { useEnter, useFormParts, useRegister, useValue } from './form-context'
import { FieldFrame, useNotices } from './form-fields'
import css from './vehicle-form.module.css'

const PARTS = 'make, model, code and year'

/** The title as it is built from what is chosen now. */
function useBuilt(): string {
  const { known } = useFormParts()
  const [make, model, year] = [useValue('manufacturer'), useValue('model'), useValue('year')]
  const nameIn = (options: readonly { id: string; name: string }[], id: string) =>
    options.find((option) => option.id === id)?.name
  const refs = {
    manufacturerName: nameIn(known.options.manufacturer, make),
    modelName: nameIn(known.options.model, model),
    modelCode: useValue('code'),
  }
  return builtTitle(refs, typedYear(year))
}

/** The title: built while nothing is typed, and then shown as it would be stored; or somebody's own. */
export function TitleField() {
  const built = useBuilt()
  const enter = useEnter()
  const registered = useRegister('name')
  const isOwn = useValue('name').trim() !== ''
  const hint = isOwn ? (
    <>
      {words.customTitle}{' '}
      <button className={css.way} onClick={() => enter({ name: '' })} type="button">
        {words.generateItFrom(PARTS)}
      </button>
    </>
  ) : (
    words.builtFromTypeToWrite(PARTS)
  )
  return (
    <FieldFrame field="name" hint={hint} label={words.metaTitle}>
      <input
        {...useNotices('name', hint)}
        {...registered}
        autoComplete="off"
        className={`${styles.input} ${css.title}`}
        placeholder={built}
        type="text"
      />
    </FieldFrame>
  )
}

/** How search engines list the vehicle with the title and description that are written. */
export function ListingPreview({ id }: { id: number | null }) {
  const { origin } = useFormParts().lists
  const built = useBuilt()
  const name = useValue('name')
  const description = useValue('description')
  return (
    <div className={css.wide}>
      <SearchPreview
        description={description}
        origin={origin}
        path={id === null ? '/vehicles' : `/vehicles/${id}`}
        title={name.trim() || built}
      />
    </div>
  )
}
