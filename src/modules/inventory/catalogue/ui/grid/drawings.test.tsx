import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { CardData } from '@/modules/inventory/cards/ui/card-data'
import { type RowData, rowData } from '@/modules/inventory/cards/ui/row-data'
import { drawing, photo } from '@/modules/inventory/media/queries/build-picture'
import { pack } from '@/ui/packed-data'
import type { CompareData } from '../compare/compare-data'
import { CompareTable } from '../compare/compare-table'
import { VehicleCards } from './vehicle-cards'
import { VehicleRows } from './vehicle-rows'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

const DRAWING = drawing({ bodyType: 'Hatchback', colour: null, steering: 'RHD' }, 'left', 'Toyota Vitz')
const PHOTO = photo({ f: 'vitz.webp', t: 'vitz-160.webp', c: 'vitz-480.webp' }, 'Toyota Vitz') ?? DRAWING
const STORED = photo({ f: 'hatch-left.webp', drawn: true }, 'Toyota Vitz') ?? DRAWING

const price = { amount: '$8,450', term: 'FOB Yokohama', before: null }
const vehicle = { id: 7, name: 'Toyota Vitz', year: 2019, ribbon: null }

const card = (picture: typeof PHOTO): CardData => ({
  ...vehicle,
  price,
  failed: null,
  facts: '42,300 mi',
  tags: [],
  place: 'Yokohama, Japan',
  isReserved: false,
  picture,
})

const row = (picture: typeof PHOTO): RowData => {
  const { drawn, thumb } = rowData(
    {
      ...vehicle,
      picture,
      sku: 'KD-000007',
      status: 'PUBLISHED',
      isReserved: false,
      price: 8450,
      oldPrice: null,
      currency: 'USD',
      priceType: 'FOB',
      namedPort: null,
      litres: null,
      firstRegistered: null,
      hasFailedInspection: false,
      showroom: null,
      mileage: 42_300,
      fuel: null,
      transmission: null,
      driveTrain: null,
      engineSize: '',
      steering: null,
      listedAt: '2026-11-18T08:00:00.000Z',
      updatedAt: '2026-11-18T08:00:00.000Z',
      make: { id: 1, name: 'Toyota' },
      model: { id: 2, name: 'Vitz' },
      modelCode: null,
      bodyType: null,
      colour: null,
      conditionGrade: null,
      tags: [],
      seats: 5,
      doors: 5,
      engineCc: null,
      showPrice: true,
      offer: null,
      featured: false,
      pictureCount: 0,
    },
    new Date('2026-11-20'),
    false,
    { unit: 'mi' },
  )
  return { ...vehicle, thumb, drawn, sku: 'KD-000007', isReserved: false, marks: [], cells: ['2019'] }
}

const compared = ({ card: src, drawn }: typeof PHOTO): CompareData => ({
  columns: [
    {
      ...vehicle,
      sku: 'KD-000007',
      price,
      isReserved: false,
      failed: null,
      drawn,
      thumb: { src, srcSet: '' },
    },
  ],
  groups: [],
})

const SCREENS = {
  'a card': (picture: typeof PHOTO) => (
    <VehicleCards cards={[card(picture)]} columns="four" eager={0} saving={false} />
  ),
  'a card of somebody who saves data': (picture: typeof PHOTO) => (
    <VehicleCards cards={[card(picture)]} columns="four" eager={0} saving />
  ),
  'a row of the list': (picture: typeof PHOTO) => <VehicleRows rows={pack([row(picture)])} />,
  'a column of the comparison': (picture: typeof PHOTO) => <CompareTable data={pack(compared(picture))} />,
}

describe.each(Object.entries(SCREENS))('%s', (_, screen) => {
  it.each([
    ['a drawing made for it', DRAWING],
    ['a drawing kept as a file', STORED],
  ])('labels %s as a drawing', (_name, picture) => {
    expect(renderToStaticMarkup(screen(picture))).toContain('>Drawing</small>')
  })

  it('shows no label on a photograph', () => {
    expect(renderToStaticMarkup(screen(PHOTO))).not.toContain('>Drawing</small>')
  })
})
