'use client'

import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import { costText, warningText } from '@/modules/inventory/cards/ui/cost-text'
import { ImportMark } from '@/modules/inventory/cards/ui/import-mark'
import { PriceLine } from '@/modules/inventory/cards/ui/price-line'
import { VehicleAction } from '@/modules/inventory/cards/ui/vehicle-action'
import { CARD_SIZES, VehiclePicture } from '@/modules/inventory/cards/ui/vehicle-picture'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { Ribbon } from '@/ui/badge'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed'
import { CompareButton } from '../compare/compare-button'
import { TOTAL_SHEET } from '../detail/landed-cost/sheet-id'
import { ReserveOrWait } from './reserve-or-wait'

type CardsProps = {
  cards: CardData[]
  className: string
  eager: number
  saving: boolean
  /** On a phone they lie in one row to be swiped through. */
  swiped?: boolean
}

/** On a phone the cards lie in one row to be swiped through; what is not swiped to is not loaded. */
const SWIPED = {
  list: 'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-4',
  place: 'max-sm:w-68 max-sm:shrink-0 max-sm:snap-start',
}

/**
 * Cards side by side; their looks are in catalogue.css. Drawn from data, so that a page carries each card once as
 * HTML and once as a few words instead of as a second tree of elements.
 */
export function VehicleCards({ cards, className, eager, saving, swiped }: CardsProps) {
  return (
    <ul className={swiped ? `${className} cards-swiped ${SWIPED.list}` : className}>
      {cards.map((card, index) => (
        <li key={card.id} className={swiped ? SWIPED.place : undefined}>
          <VehicleCard card={card} eager={index < eager} saving={saving} swiped={swiped} />
        </li>
      ))}
    </ul>
  )
}

/** The same from a server component. */
export function PackedCards({ cards, ...rest }: Omit<CardsProps, 'cards'> & { cards: Packed<CardData[]> }) {
  return <VehicleCards cards={usePacked(cards)} {...rest} />
}

/** The one card of the storefront. The whole of it is one link. */
export function VehicleCard({ card, eager, saving, swiped }: CardProps) {
  return (
    <article className="vehicle-card">
      <VehiclePicture
        picture={card.picture}
        eager={eager}
        saving={saving}
        sizes={swiped ? CARD_SIZES.swiped : undefined}
      />
      {card.ribbon && <Ribbon tone={card.ribbon.tone}>{card.ribbon.text}</Ribbon>}
      <div>
        <h3>
          <PlainLink href={`/vehicles/${card.id}`}>
            {`${card.name} `}
            <span>{card.year}</span>
          </PlainLink>
        </h3>
        <PriceLine
          price={card.price}
          landed={card.landed}
          partsHref={`/vehicles/${card.id}#${TOTAL_SHEET}`}
        />
        <ImportMark mark={card.failed} />
        <ImportMark mark={card.landed?.mark} />
        <p>{card.facts}</p>
        {card.tags.length > 0 && (
          <p className="vehicle-tags">
            {card.tags.map((tag) => (
              <b key={tag}>{tag}</b>
            ))}
          </p>
        )}
        <p className="vehicle-place">{card.place}</p>
        <CardActions card={card} />
      </div>
      <HeartButton id={card.id} name={`${card.name} ${card.year}`} />
    </article>
  )
}

type CardProps = { card: CardData; eager?: boolean; saving: boolean; swiped?: boolean }

/** What can be done about a vehicle from its card, above the link that the card is. */
function CardActions({ card }: { card: CardData }) {
  const { id, isReserved } = card
  const name = `${card.name} ${card.year}`
  return (
    <span className="card-actions">
      {isReserved !== null && (
        <VehicleAction
          id={id}
          name={name}
          isReserved={isReserved}
          cost={costText(card.landed)}
          warning={warningText([card.failed, card.landed?.mark])}
          place="card"
        />
      )}
      <CompareButton id={id} name={name} />
      {isReserved !== null && <ReserveOrWait id={id} name={name} isReserved={isReserved} place="card" />}
    </span>
  )
}
