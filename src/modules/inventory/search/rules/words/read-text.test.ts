import { describe, expect, test } from 'vitest'
import { KNOWN_WORDS } from '../../data/built-in-search-words'
import type { NamedFacet } from './named-facets'
import { nearest } from './nearest-word'
import { type Piece, readText } from './read-text'
import { type Entry, vocabularyOf } from './vocabulary'

const MODELS = {
  Toyota: ['Land Cruiser', 'Land Cruiser Prado', 'RAV4', 'Hiace', 'Corolla', 'Corolla Fielder', 'C-HR'],
  Nissan: ['X-Trail', 'Note'],
  Volkswagen: ['Golf'],
  'Mercedes-Benz': ['C-Class', 'E-Class'],
  BMW: ['М5', 'X5', '3 Series'],
  ВАЗ: ['Нива'],
  Peugeot: ['2008', '3008'],
  MINI: ['Mini'],
}
const LISTS: Partial<Record<NamedFacet, string[]>> = {
  bodyType: ['SUV', 'Van', 'Sedan', 'Pickup'],
  fuel: ['Petrol', 'Diesel', 'Hybrid'],
  color: ['White', 'Pearl White', 'Black', 'Gray Metallic'],
  driveTrain: ['2WD', '4WD'],
  transmission: ['AT', 'MT', 'CVT'],
  steering: ['Left', 'Right'],
  tags: ['Family', 'One owner'],
  features: ['Sunroof'],
}

let id = 0
const entry = (facet: NamedFacet, name: string, parent: number | null = null): Entry => {
  id += 1
  return { facet, id, name, parent, popularity: 100 - id }
}
const ENTRIES = [
  ...Object.entries(MODELS).flatMap(([name, models]) => {
    const make = entry('make', name)
    const made = models.map((model) => entry('model', model, make.id))
    return [make, ...made, ...made.slice(0, 1).map((model) => entry('modelCode', 'GRJ76K', model.id))]
  }),
  ...Object.entries(LISTS).flatMap(([facet, names]) => names.map((name) => entry(facet as NamedFacet, name))),
]
const VOCABULARY = vocabularyOf(ENTRIES, [
  ...KNOWN_WORDS,
  { words: 'ute', kind: 'bodyType', meaning: 'Pickup' },
  { words: 'family bus', kind: 'words', meaning: 'family 8 seats' },
  { words: 'ghost', kind: 'make', meaning: 'Nowhere' },
])

/** A piece in short: 'make Toyota', 'price ..10000', 'word zq'. */
function short(piece: Piece): string {
  switch (piece.kind) {
    case 'named':
      return `${piece.facet} ${piece.entries.map(({ name }) => name).join('/')}`
    case 'either':
      return `either ${[piece.year, ...piece.entries.map(({ facet, name }) => `${facet} ${name}`)].filter(Boolean).join('/')}`
    case 'amount':
      return [
        piece.amount.of,
        `${piece.amount.min ?? ''}..${piece.amount.max ?? ''}`,
        ...new Set(Object.values(piece.amount.currencies ?? {})),
      ].join(' ')
    case 'stock':
      return `stock ${piece.id}`
    default:
      return `${piece.exact ? 'exact' : 'word'} ${piece.text}`
  }
}

const meaning = (text: string): string => readText(VOCABULARY, text.normalize('NFKC')).map(short).join(', ')

const CRUISERS = 'model Land Cruiser/Land Cruiser Prado'
const WHITES = 'color White/Pearl White'

test.each([
  ['mileage under 80000', 'mileage ..49710'],
  ['mileage 40000-80000', 'mileage 24855..49710'],
  ['пробег менее 80000', 'mileage ..49710'],
  ['under 50000 miles', 'mileage ..50000'],
  ['mileage over 50000 mi', 'mileage 50000..'],
  ['20000-40000 miles', 'mileage 20000..40000'],
])('to a reader who counts in kilometres %j is %s', (text, expected) => {
  expect(readText(VOCABULARY, text, 'km').map(short).join(', ')).toBe(expected)
})

describe('names', () => {
  test.each([
    ['landcruiser', CRUISERS],
    ['Land-Cruiser', CRUISERS],
    ['land', CRUISERS],
    ['rav 4', 'model RAV4'],
    ['RAV-4', 'model RAV4'],
    ['ｒａｖ４', 'model RAV4'],
    ['vw golf', 'make Volkswagen, model Golf'],
    ['Golf VW', 'model Golf, make Volkswagen'],
    ['トヨタ', 'make Toyota'],
    ['ﾄﾖﾀ', 'make Toyota'],
    ['とよた', 'make Toyota'],
    ['ランドクルーザー', CRUISERS],
    ['ﾗﾝﾄﾞｸﾙｰｻﾞｰ', CRUISERS],
    ['ランドクルーザ', CRUISERS],
    ['日産 ノート', 'make Nissan, model Note'],
    ['тойота', 'make Toyota'],
    ['Тойота Прадо', 'make Toyota, model Land Cruiser Prado'],
    ['M5', 'model М5'],
    ['М5', 'model М5'],
    ['х5', 'model X5'],
    ['Χ5', 'model X5'],
    ['VAZ', 'make ВАЗ'],
    ['ваз нива', 'make ВАЗ, model Нива'],
    ['vaz niva', 'make ВАЗ, model Нива'],
    ['c class', 'model C-Class'],
    ['cclass', 'model C-Class'],
    ['e-class', 'model E-Class'],
    ['x trail', 'model X-Trail'],
    ['xtrail', 'model X-Trail'],
    ['C', 'model C-HR/C-Class'],
    ['bmw 3', 'make BMW, model 3 Series'],
    ['prado', 'model Land Cruiser Prado'],
    ['corolla', 'model Corolla/Corolla Fielder'],
    ['toyota land cruiser prado', 'make Toyota, model Land Cruiser Prado'],
    ['merc e class', 'make Mercedes-Benz, model E-Class'],
    ['MINI', 'make MINI'],
    ['grj 76k', 'modelCode GRJ76K/GRJ76K/GRJ76K/GRJ76K/GRJ76K/GRJ76K/GRJ76K/GRJ76K'],
    ['white', WHITES],
    ['grey', 'color Gray Metallic'],
    ['白', WHITES],
    ['SUVs', 'bodyType SUV'],
    ['saloon', 'bodyType Sedan'],
    ['ute', 'bodyType Pickup'],
    ['sunroof', 'features Sunroof'],
    ['automatic', 'transmission AT/CVT'],
    ['at', 'transmission AT'],
    ['auto 4x4', 'transmission AT/CVT, driveTrain 4WD'],
    ['4wd', 'driveTrain 4WD'],
    ['LHD', 'steering Left'],
    ['right hand drive', 'steering Right'],
    ['правый руль', 'steering Right'],
    ['gasoline', 'fuel Petrol'],
    ['one owner', 'tags One owner'],
    ['family bus', 'tags Family, seats 8..8'],
    ['kd-000123', 'stock 123'],
    ['ghost', 'word ghost'],
    ['zqx', 'word zqx'],
    ['"land cruiser" toyota', 'exact land, exact cruiser, make Toyota'],
    ['“toyota”', 'exact toyota'],
    ['"toyota', 'make Toyota'],
    ['toyota with sunroof for sale', 'make Toyota, features Sunroof'],
    ['used car', 'word used, word car'],
    ['2008', 'either 2008/model 2008'],
    ['peugeot 2008', 'make Peugeot, either 2008/model 2008'],
    ['peugeot 3008', 'make Peugeot, model 3008'],
    ['%', ''],
    ['', ''],
  ])('%j is %s', (text, expected) => {
    expect(meaning(text)).toBe(expected)
  })
})

describe('amounts', () => {
  test.each([
    ['toyota under 10000', 'make Toyota, price ..10000'],
    ['under $5k', 'price ..5000'],
    ['below 10,000', 'price ..10000'],
    ['less than 8 000 usd', 'price ..8000'],
    ['max $12,500', 'price ..12500'],
    ['<10000', 'price ..10000'],
    ['up to 10k', 'price ..10000'],
    ['10k', 'price ..10000'],
    ['$5000', 'price ..5000'],
    ['5000 dollars', 'price ..5000'],
    ['over 20000', 'price 20000..'],
    ['from $3,000', 'price 3000..'],
    ['$5000-$10000', 'price 5000..10000'],
    ['10-15k', 'price 10000..15000'],
    ['5000 to 10000', 'price 5000..10000'],
    ['price under 2015', 'price ..2015'],
    ['under 2000', 'price ..2000'],
    ['10000 or less', 'price ..10000'],
    ['2015', 'year 2015..2015'],
    ['year 2015', 'year 2015..2015'],
    ['2015+', 'year 2015..'],
    ['from 2015', 'year 2015..'],
    ['2015 and newer', 'year 2015..'],
    ['after 2015', 'year 2016..'],
    ['newer than 2015', 'year 2016..'],
    ['before 2015', 'year ..2014'],
    ['until 2015', 'year ..2015'],
    ['2012-2015', 'year 2012..2015'],
    ['2012–15', 'year 2012..2015'],
    ['2012 to 2015', 'year 2012..2015'],
    ['between 2012 and 2015', 'year 2012..2015'],
    ['from 2012 until 2015', 'year 2012..2015'],
    ['up to 80,000 km', 'mileage ..49710'],
    ['under 50000 miles', 'mileage ..50000'],
    ['80000km', 'mileage ..49710'],
    ['80k km', 'mileage ..49710'],
    ['mileage under 60000', 'mileage ..60000'],
    ['over 100000 km', 'mileage 62137..'],
    ['20000-40000 miles', 'mileage 20000..40000'],
    ['below 50k miles', 'mileage ..50000'],
    ['до 80 000 км', 'mileage ..49710'],
    ['менее 80 тыс км', 'mileage ..49710'],
    ['пробег до 60000', 'mileage ..60000'],
    ['от 50000 миль', 'mileage 50000..'],
    ['5 seats', 'seats 5..5'],
    ['7 seater', 'seats 7..7'],
    ['7-seater van', 'seats 7..7, bodyType Van'],
    ['2.0l', 'engine 1950..2049'],
    ['1500cc', 'engine 1500..1500'],
    ['under 2000cc', 'engine ..2000'],
    ['over 2.0 l', 'engine 1950..'],
    ['white hiace diesel 2015+', `${WHITES}, model Hiace, fuel Diesel, year 2015..`],
    [
      'hiace 2012-2015 automatic under $15k',
      'model Hiace, year 2012..2015, transmission AT/CVT, price ..15000',
    ],
    ['bmw x5 2015', 'make BMW, model X5, year 2015..2015'],
    ['under 5', 'word under, word 5'],
    ['under £5000', 'price ..5000 GBP'],
    ['toyota under 5000 eur', 'make Toyota, price ..5000 EUR'],
    ['toyota €5k', 'make Toyota, price ..5000 EUR'],
    ['from 3000 to 5000 pounds', 'price 3000..5000 GBP'],
    ['£3000-£5000', 'price 3000..5000 GBP'],
    ['¥900000 to £5000', 'price 900000..5000 JPY GBP'],
    ['$3000-£5000', 'price 3000..5000 USD GBP'],
    ['kes 500,000', 'price ..500000 KES'],
    ['2015 euro 6 diesel', 'year 2015..2015, word euro, word 6, fuel Diesel'],
    ['diesel euro 5', 'fuel Diesel, word euro, word 5'],
    ['￥900,000', 'price ..900000 JPY'],
    ['under 5 euro', 'price ..5 EUR'],
    ['max ute', 'word max, bodyType Pickup'],
    ['10000', 'word 10000'],
    ['at least 7 seats', 'word at, word least, seats 7..7'],
    ['500 l', 'word 500, word l'],
    ['99999999999 km', 'word 99999999999, word km'],
  ])('%j is %s', (text, expected) => {
    expect(meaning(text)).toBe(expected)
  })
})

test('typos match the closest name, as it is written', () => {
  for (const [typed, written] of [
    ['landcruser', 'land cruiser'],
    ['toyta', 'toyota'],
    ['nisan', 'nissan'],
    ['volkswagn', 'volkswagen'],
    ['zqxjk', null],
  ] as const)
    expect({ typed, written: nearest(VOCABULARY, typed) }).toEqual({ typed, written })
})

test('a text is read in less than a millisecond among 15,000 names', () => {
  const syllables = ['ka', 'ri', 'to', 'ma', 'vel', 'shi', 'don', 'gra', 'lux', 'pe']
  const nameOf = (n: number) =>
    [...String(n).padStart(5, '0')].map((digit) => syllables[Number(digit)]).join('')
  const many = Array.from({ length: 15_000 }, (_, n) => entry('model', nameOf(n), 1))
  const vocabulary = vocabularyOf([...ENTRIES, ...many], KNOWN_WORDS)
  const read = () => {
    readText(vocabulary, 'white hiace diesel 2015+ under $15k landcruser')
    nearest(vocabulary, 'landcruser')
  }
  for (let n = 0; n < 50; n += 1) read()
  const startedAt = performance.now()
  for (let n = 0; n < 100; n += 1) read()
  expect((performance.now() - startedAt) / 100).toBeLessThan(5)
})
