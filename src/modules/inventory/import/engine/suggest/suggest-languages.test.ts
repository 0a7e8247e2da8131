import { expect, test } from 'vitest'
import { VALUE_NAMES } from './data/synonyms'
import { columnProfiler } from './profile-columns'
import { entryFor, suggestMap } from './suggest-map'

const fieldsOf = (header: string, sign: string) =>
  suggestMap(
    header.split(sign).map((name) => columnProfiler(name).profile()),
    {},
  ).map(({ field }) => field)

test.each([
  ['Port', ['namedPort']],
  ['Порт', ['namedPort']],
  ['港', ['namedPort']],
  ['Оценка', ['conditionGrade']],
  ['Площадка', ['showroom']],
  ['グレード', ['grade']],
  ['Office file', ['officeFileNo']],
  ['Terms', ['priceType']],
  ['Markup %', ['markup']],
  ['Margin', []],
  ['Margin %', []],
  ['Profit %', []],
])('the column %s fills %j', (header, fields) => {
  expect(fieldsOf(header, '|')).toEqual(fields)
})

test.each([
  [
    'Марка;Модель;Год;Кузов;Топливо;Объем, см3;Пробег, км;Цена, BYN;Цвет;Мест',
    ';',
    [
      'manufacturer',
      'model',
      'year',
      'vehicleType',
      'fuelType',
      'engineSizeCc',
      'mileage',
      'price',
      'color',
      'seats',
    ],
  ],
  [
    '车架号|品牌|车型|年份|排量|里程|价格|颜色',
    '|',
    ['chassis', 'manufacturer', 'model', 'year', 'engineSizeCc', 'mileage', 'price', 'color'],
  ],
  [
    '車台番号,メーカー,車名,年式,走行距離,色,ドア',
    ',',
    ['chassis', 'manufacturer', 'model', 'year', 'mileage', 'color', 'doors'],
  ],
])('the columns of %s are recognised', (header, sign, fields) => {
  expect(fieldsOf(header, sign)).toEqual(fields)
})

test('units are recognised in Cyrillic', () => {
  const [mileage, engine] = suggestMap(
    ['Пробег, км', 'Объем, см3'].map((name) => columnProfiler(name).profile()),
    {},
  )
  expect([mileage?.source.unit, engine?.source.unit]).toEqual(['km', 'cc'])
})

test.each([
  ['里程(公里)', 'mileage', 'km'],
  ['走行距離km', 'mileage', 'km'],
  ['排量(升)', 'engineSizeCc', 'l'],
])('the column %s is %s in %s, written beside its name or in it', (name, field, unit) => {
  expect(suggestMap([columnProfiler(name).profile()], {})).toMatchObject([{ field, source: { unit } }])
})

test.each([
  ['manufacturer', 'トヨタ', 'Toyota'],
  ['manufacturer', '丰田', 'Toyota'],
  ['manufacturer', 'ТОЙОТА', 'Toyota'],
  ['color', 'グレー', 'Grey'],
  ['color', 'ｸﾞﾚｰ', 'Grey'],
  ['color', '黑色', 'Black'],
  ['color', 'Чёрный', 'Black'],
  ['fuelType', '汽油', 'Petrol'],
  ['steeringType', 'Правый', 'RHD'],
  ['manufacturer', 'Trabant', null],
] as const)('the %s %s is %s', (field, text, entry) => {
  expect(entryFor(field, text, ['Toyota', 'Grey', 'Black', 'Petrol', 'RHD'])).toBe(entry)
})

test('no value of a field means two entries', () => {
  for (const [field, groups] of Object.entries(VALUE_NAMES)) {
    const names = groups.flat()
    const twice = names.filter((name, at) => names.indexOf(name) !== at)
    expect([field, twice]).toEqual([field, []])
  }
})
