import type { CSSProperties } from 'react'
import { useDataSaver } from '@/ui/data-saver'
import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { bodyKindOf } from '../../queries/media-url'
import type { Counted, HomepageTag } from '../../queries/types'
import { listingOf } from '../listing/listing-address'
import { countText, vehiclesText } from '../words'

/** Makes as a ledger of names and counts. */
export function MakeList({ makes }: { makes: readonly Counted[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
      {makes.map(({ id, name, count }) => (
        <li key={id}>
          <PlainLink href={listingOf({ make: [id] })} className="ledger-line">
            {name}
            <span>{countText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

/** Body types with their outline, which takes the colour of the text around it. */
export function BodyTypeList({ bodyTypes }: { bodyTypes: readonly Counted[] }) {
  return (
    <ul className="body-types">
      {bodyTypes.map(({ id, name, count }) => (
        <li key={id}>
          <PlainLink
            href={listingOf({ bodyType: [id] })}
            style={{ '--outline': `url(/pictures/icons/${bodyKindOf(name)}.svg)` } as CSSProperties}
          >
            {name}
            <span>{countText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

/** Tags that staff put on the home page, with their picture where data is not dear. */
export function TagTiles({ tags }: { tags: readonly HomepageTag[] }) {
  const isSaving = useDataSaver()
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tags.map(({ id, name, count, picture }) => (
        <li key={id}>
          <PlainLink href={listingOf({ tags: [id] })} className="tag-tile">
            {picture && !isSaving && <Picture src={picture} alt="" width={480} height={360} />}
            <b>{name}</b>
            <span>{vehiclesText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
