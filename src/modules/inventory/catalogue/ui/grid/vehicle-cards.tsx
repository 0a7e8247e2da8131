'use client'

import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import { cardList, cardPlace } from '@/modules/inventory/cards/ui/card-looks'
import { EligibilityMark } from '@/modules/inventory/cards/ui/eligibility-mark'
import { landedTotalText, warningText } from '@/modules/inventory/cards/ui/landed-total-text'
import { PriceLine } from '@/modules/inventory/cards/ui/price-line'
import { VehicleAction } from '@/modules/inventory/cards/ui/vehicle-action'
import { CARD_SIZES, VehiclePicture } from '@/modules/inventory/cards/ui/vehicle-picture'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Ribbon } from '@/ui/ribbon'
import { CompareButton } from '../compare/compare-button'
import { TOTAL_SHEET } from '../detail/landed-cost/total-sheet-id'
import { ReserveOrWait } from './reserve-or-wait'

type CardsProps = {
  cards: CardData[]
  columns: 'three' | 'four'
  eager: number
  saving: boolean
  /** On a phone they lie in one row to be swiped through. */
  swiped?: boolean
}

/**
 * Cards side by side. Drawn from data, so that a page carries each card once as HTML and once as a few words instead of
 * as a second tree of elements.
 */
export function VehicleCards({ cards, columns, eager, saving, swiped }: CardsProps) {
  return (
    <ul className={cardList(columns, swiped)}>
      {cards.map((card, index) => (
        <li key={card.id} className={cardPlace(swiped)}>
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

/** Of the parts of a card. */
const LOOKS = {
  card: cx(
    'group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color] duration-150 focus-within:border-control hover:border-control',
    'flat:grid flat:grid-cols-[33%_minmax(0,1fr)] flat:grid-rows-[repeat(4,auto)_1fr_auto] flat:gap-x-3 flat:gap-y-0.5',
  ),
  picture:
    'flat:col-1 flat:row-[1/6] flat:aspect-auto flat:min-h-22 flat:[&_img]:absolute flat:[&_img]:inset-0',
  // Flat, its parts lie in the card's own grid.
  body: 'flex flex-1 flex-col gap-2 border-t border-line p-4 text-13 text-soft tabular-nums flat:contents flat:*:not-last:col-2 flat:*:not-last:mr-3',
  name: 'line-clamp-3 text-16 leading-snug text-ink flat:mt-2 flat:line-clamp-2 flat:text-[0.9375rem] flat:leading-tight',
  // The whole card is the link.
  link: cx(
    'group-hover:text-link after:absolute after:inset-0 after:rounded-card',
    'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link',
  ),
  // Flat, a tag that does not fit on the one line is left out whole.
  tags: 'flex flex-wrap gap-1.5 flat:max-h-6 flat:gap-y-2 flat:overflow-hidden',
  tag: 'max-w-full truncate rounded-full bg-grey-wash px-2.5 py-0.5 text-12 font-semibold text-grey forced-colors:outline',
  // Flat, one line: the heart, the first action as wide as there is room, and the others. Without script nothing works.
  actions: cx(
    'relative z-2 -mx-2 -mb-3 flex flex-wrap items-center gap-x-4 border-t border-line print:hidden',
    'flat:col-span-full flat:mx-0 flat:mt-1 flat:mb-0 flat:gap-x-1 flat:py-1 flat:pr-2 flat:pl-13',
    'noscript:not-has-[>:not(.scripted)]:hidden',
  ),
  place: 'mt-auto pt-1 text-faint flat:row-5 flat:self-end flat:pt-0',
}

/** The one card of the storefront. The whole of it is one link. */
export function VehicleCard({ card, eager, saving, swiped }: CardProps) {
  return (
    <article className={LOOKS.card}>
      <VehiclePicture
        className={LOOKS.picture}
        picture={card.picture}
        eager={eager}
        saving={saving}
        sizes={swiped ? CARD_SIZES.swiped : undefined}
      />
      {card.ribbon && <Ribbon tone={card.ribbon.tone}>{card.ribbon.text}</Ribbon>}
      <div className={LOOKS.body}>
        <h3 className={LOOKS.name}>
          <PlainLink href={`/vehicles/${card.id}`} className={LOOKS.link}>
            {`${card.name} `}
            <span className="font-medium text-soft">{card.year}</span>
          </PlainLink>
        </h3>
        <PriceLine
          price={card.price}
          landed={card.landed}
          partsHref={`/vehicles/${card.id}#${TOTAL_SHEET}`}
        />
        <EligibilityMark mark={card.failed} />
        <EligibilityMark mark={card.landed?.mark} />
        <p>{card.facts}</p>
        <Tags card={card} />
        <p className={LOOKS.place}>{card.place}</p>
        <CardActions card={card} />
      </div>
      <HeartButton id={card.id} name={`${card.name} ${card.year}`} place="card" />
    </article>
  )
}

/** Flat, the mark of a vehicle that may not be imported takes their line. */
function Tags({ card: { failed, tags, landed } }: { card: CardData }) {
  if (tags.length === 0) return null
  return (
    <p className={cx(LOOKS.tags, (failed || landed?.mark) && 'flat:hidden')}>
      {tags.map((tag) => (
        <b key={tag} className={LOOKS.tag}>
          {tag}
        </b>
      ))}
    </p>
  )
}

type CardProps = { card: CardData; eager?: boolean; saving: boolean; swiped?: boolean }

/** What can be done about a vehicle from its card, above the link that the card is. */
function CardActions({ card }: { card: CardData }) {
  const { id, isReserved } = card
  const name = `${card.name} ${card.year}`
  return (
    <span className={LOOKS.actions}>
      {isReserved !== null && (
        <VehicleAction
          id={id}
          name={name}
          isReserved={isReserved}
          cost={landedTotalText(card.landed)}
          warning={warningText([card.failed, card.landed?.mark])}
          place="card"
        />
      )}
      <CompareButton id={id} name={name} place="card" />
      {isReserved !== null && <ReserveOrWait id={id} name={name} isReserved={isReserved} place="card" />}
    </span>
  )
}
