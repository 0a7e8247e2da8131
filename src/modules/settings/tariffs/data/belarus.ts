import type { DestinationData } from '../rules/destination'
import type { ChargeRow, SimpleCharge } from '../rules/import-rule'

const CHECKED = { checkedOn: '2026-11-23' }

const DECISION_107 = {
  ...CHECKED,
  sourceName:
    'Council of the Eurasian Economic Commission, Decision 107 of 20 December 2017, annex 2, table 2',
  sourceUrl: 'https://docs.eaeunion.org/documents/317/8824/',
}

/** Other vehicles than passenger cars have other rates. */
const notBodyTypes = ['Van', 'Pickup', 'Truck', 'Bus']
/** Passenger cars with an engine. */
const CARS = { notBodyTypes, notFuels: ['Electric', 'EV', 'Hydrogen'] }

const perCc = (amount: string): SimpleCharge => ({ how: 'perCc', amount, currency: 'EUR' })

/** Up to three years: bands of value in euros, percentage of the value, and the least in euros for a cc. */
const YOUNG: ChargeRow[] = [
  { upTo: 8500, rate: '54', least: '2.5' },
  { upTo: 16700, rate: '48', least: '3.5' },
  { upTo: 42300, rate: '48', least: '5.5' },
  { upTo: 84500, rate: '48', least: '7.5' },
  { upTo: 169000, rate: '48', least: '15' },
  { over: 169000, rate: '48', least: '20' },
].map(({ rate, least, ...bounds }) => ({
  when: { ...CARS, age: { upTo: 3 }, customsValue: { ...bounds, currency: 'EUR' } },
  charge: { how: 'highest', of: [{ how: 'percent', rate }, perCc(least)] },
}))

/** Bands of cylinder capacity, and euros for a cc: over three to five years, and older. */
const CAPACITIES = [
  { cc: { upTo: 1000 }, middle: '1.5', old: '3' },
  { cc: { upTo: 1500 }, middle: '1.7', old: '3.2' },
  { cc: { upTo: 1800 }, middle: '2.5', old: '3.5' },
  { cc: { upTo: 2300 }, middle: '2.7', old: '4.8' },
  { cc: { upTo: 3000 }, middle: '3', old: '5' },
  { cc: { over: 3000 }, middle: '3.6', old: '5.7' },
]
const MIDDLE: ChargeRow[] = CAPACITIES.map(({ cc, middle }) => ({
  when: { ...CARS, age: { over: 3, upTo: 5 }, cc },
  charge: perCc(middle),
}))
const OLD: ChargeRow[] = CAPACITIES.map(({ cc, old }) => ({
  when: { ...CARS, age: { over: 5 }, cc },
  charge: perCc(old),
}))

/** Used vehicles for Belarus, brought in by a private person for their own use: the rates of the Eurasian Union. */
export const BELARUS: DestinationData = {
  country: 'Belarus',
  slug: 'belarus',
  timezone: 'Europe/Minsk',
  currency: 'BYN',
  active: false,
  note: 'Switched off: no source was found for the side of the steering wheel, and euros need an exchange rate. Duties are those of a private person; a company pays others.',
  rules: [
    {
      ...CHECKED,
      sourceName: 'UDF on requirements of the Belarusian standards committee, 1 April 2015',
      sourceUrl:
        'https://udf.name/news/main_news/120212-v-belarus-zaprescheno-vvozit-beushnye-avto-starshe-2007-goda-vypuska-ekologicheskogo-klassa-nizhe-evro-4/amp.html',
      kind: 'emission',
      key: 'emission',
      name: 'Emission standard',
      value: { standard: 'Euro 4 or higher' },
      appliesFrom: '2015-04-01',
      appliesTo: null,
      note: 'TR CU 018/2011, proved when the vehicle is registered. Whether private persons now need Euro 5 was not found.',
    },
    {
      ...DECISION_107,
      kind: 'customsBase',
      key: 'customsBase',
      name: 'Customs value',
      value: { take: 'cif' },
      appliesFrom: '2018-03-29',
      appliesTo: null,
      note: 'Counts up to three years of age only. Whether carriage is part of it is not said there.',
    },
    {
      ...DECISION_107,
      kind: 'step',
      key: 'duty',
      name: 'Customs duties and taxes at a single rate',
      value: {
        order: 1,
        base: ['customsValue'],
        age: { from: 'manufacture', by: 'date' },
        paidBy: 'private',
        rows: [...YOUNG, ...MIDDLE, ...OLD],
      },
      appliesFrom: '2018-03-29',
      appliesTo: null,
      note: 'Read, like the fees below, in github.com/TuzVik-bot/avbyartur (docs/customs), which found the calculator of the customs committee (customs.gov.by/calc) to agree on 4 October 2026. Electric cars: 20,000 free of duty in 2026 from 22 January (Nasha Niva); their rates are not entered. Large families and some disabled persons get half back (Decree 140 of 2019).',
    },
    {
      ...CHECKED,
      sourceName: 'Decree 374 of the President of 13 October 2017, annex 2',
      sourceUrl: 'https://pravo.by/document/?guid=12551&p0=P31700374',
      kind: 'step',
      key: 'customsFee',
      name: 'Customs fee',
      value: {
        order: 2,
        base: [],
        paidBy: 'private',
        rows: [{ charge: { how: 'fixed', amount: '120', currency: 'BYN' } }],
      },
      appliesFrom: '2018-01-01',
      appliesTo: null,
      note: null,
    },
    {
      ...CHECKED,
      sourceName: 'Resolution 195 of the Council of Ministers of 23 April 2026, annex 2',
      sourceUrl: 'https://pravo.by/document/?guid=12551&p0=C22600195',
      kind: 'step',
      key: 'recycling',
      name: 'Recycling fee',
      value: {
        order: 3,
        base: [],
        age: { from: 'manufacture', by: 'date' },
        paidBy: 'private',
        rows: [
          {
            when: { notBodyTypes, age: { upTo: 3 } },
            charge: { how: 'fixed', amount: '624.92', currency: 'BYN' },
          },
          {
            when: { notBodyTypes, age: { over: 3 } },
            charge: { how: 'fixed', amount: '1282.02', currency: 'BYN' },
          },
        ],
      },
      appliesFrom: '2026-04-29',
      appliesTo: null,
      note: 'BYN 544.50 and 1,089 before (carsby.by). Amended by Resolution 380 of 9 August 2026, which was not read.',
    },
  ],
}
