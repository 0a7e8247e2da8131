import type { DestinationData } from '../rules/destination'

const CHECKED = { checkedOn: '2026-11-23' }

const KEBS_NOTICE = {
  ...CHECKED,
  sourceName: 'KEBS notice on used vehicles, November 2025, as reported by Nairobi Leo',
  sourceUrl:
    'https://nairobileo.co.ke/business/article/24143/kebs-issues-notice-to-all-second-hand-motor-vehicle-importers/',
}

/** The Kenya Revenue Authority's own workbook: values of models, and how duties follow from them. */
const KRA_WORKBOOK = {
  ...CHECKED,
  sourceName: 'KRA, list of current retail selling prices, July 2025, sheet “TEMPLATE 2025”',
  sourceUrl: 'https://www.kra.go.ke/images/publications/New-CRSP---July-2025.xlsx',
}

const ELECTRIC = { fuels: ['Electric', 'EV'] }
/** All others of which something is published. */
const ENGINES = { notFuels: ['Hydrogen'] }
/** Headings 8703.24.90 and 8703.33.90: passenger cars alone. */
const PASSENGER = { notBodyTypes: ['Van', 'Pickup', 'Truck', 'Bus'] }
const LARGE_PETROL = { ...PASSENGER, fuels: ['Petrol', 'Gasoline'], cc: { over: 3000 } }
const LARGE_DIESEL = { ...PASSENGER, fuels: ['Diesel'], cc: { over: 2500 } }
const SMALL = { ...ENGINES, cc: { upTo: 1500 } }

/** Used vehicles for Kenya: Kenya Bureau of Standards (KEBS) and Kenya Revenue Authority (KRA). */
export const KENYA: DestinationData = {
  country: 'Kenya',
  slug: 'kenya',
  timezone: 'Africa/Nairobi',
  currency: 'KES',
  active: true,
  note: 'Port and clearing charges, number plates and registration are not included.',
  rules: [
    {
      ...KEBS_NOTICE,
      kind: 'steering',
      key: 'steering',
      name: 'Side of the steering wheel',
      value: { sides: ['RHD'] },
      appliesFrom: null,
      appliesTo: null,
      note: 'KS 1515:2000. Ambulances, fire engines and construction vehicles for public projects may differ.',
    },
    {
      ...KEBS_NOTICE,
      kind: 'age',
      key: 'age',
      name: 'Greatest age',
      value: { years: 8, count: { from: 'firstRegistration', by: 'yearInclusive' }, to: 'arrival' },
      appliesFrom: null,
      appliesTo: null,
      note: 'KS 1515:2000, clause 2.5, announced anew each year: from 1 January 2026 first registered in 2019 or later; those of 2018 had to arrive by 31 December 2025. Hapa Kenya names clause 5.1.',
    },
    {
      ...KEBS_NOTICE,
      kind: 'inspection',
      key: 'inspection',
      name: 'Inspection before shipment',
      value: {
        required: true,
        body: 'Quality Inspection Services Inc. Japan (QISJ)',
        certificate: 'Certificate of Roadworthiness',
        fee: null,
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'For vehicles from Japan, the United Arab Emirates, the United Kingdom, Thailand, Singapore and South Africa. No published fee was found.',
    },
    {
      ...KRA_WORKBOOK,
      kind: 'customsBase',
      key: 'customsBase',
      name: 'Customs value',
      value: {
        take: 'listed',
        divideBy: [
          { when: ELECTRIC, by: '2.15325' },
          { when: LARGE_PETROL, by: '2.642625' },
          { when: LARGE_DIESEL, by: '2.642625' },
          { when: SMALL, by: '2.349' },
          { when: ENGINES, by: '2.446875' },
        ],
      },
      appliesFrom: '2025-07-01',
      appliesTo: null,
      note: 'Retail price less depreciation, divided by 1.25, 1.35, 1 + excise and 1.16. An example in Business Daily (Suzuki Swift of 2018, June 2025: KES 623,503) comes out to the shilling. The High Court stayed the list of 2025 on 30 June 2025 and some calculators still use that of 2019, which is not divided by 1.25. Prime movers, ambulances and school buses have divisors of their own.',
    },
    {
      ...CHECKED,
      sourceName: 'KRA public notice of 31 August 2023 (Swahili edition)',
      sourceUrl:
        'https://www.kra.go.ke/sw/kituo-cha-habari/matangazo-ya-umma/1998-matibabu-ya-magari-yaliyotumika-yaliyoingizwa-nchini-kenya',
      kind: 'depreciation',
      key: 'depreciation',
      name: 'Depreciation',
      value: {
        age: { from: 'firstRegistration', by: 'year' },
        rows: [
          { age: { over: 1, upTo: 2 }, percent: '20' },
          { age: { over: 2, upTo: 3 }, percent: '30' },
          { age: { over: 3, upTo: 4 }, percent: '40' },
          { age: { over: 4, upTo: 5 }, percent: '50' },
          { age: { over: 5, upTo: 6 }, percent: '55' },
          { age: { over: 6, upTo: 7 }, percent: '60' },
          { age: { over: 7, upTo: 8 }, percent: '65' },
        ],
      },
      appliesFrom: '2023-09-01',
      appliesTo: null,
      note: 'By year of first registration; the sheet TEMPLATE 2025 of KRA counts the difference of the years, so 2019 loses 60% in 2026. Some calculators take 65%. Nothing is published for less than two years.',
    },
    {
      ...KRA_WORKBOOK,
      kind: 'step',
      key: 'importDuty',
      name: 'Import duty',
      value: {
        order: 1,
        base: ['customsValue'],
        rows: [
          { when: ELECTRIC, charge: { how: 'percent', rate: '25' } },
          { when: ENGINES, charge: { how: 'percent', rate: '35' } },
        ],
      },
      appliesFrom: '2023-07-01',
      appliesTo: null,
      note: 'Kenya departs from the common tariff of 25% (EAC Gazette of 30 June 2023), a year at a time; the gazette for 2026/27 was not found. An older page of KRA still says 25%. Electric: the formula says 25%, its label 35%.',
    },
    {
      ...KRA_WORKBOOK,
      kind: 'step',
      key: 'excise',
      name: 'Excise duty',
      value: {
        order: 2,
        base: ['customsValue', 'importDuty'],
        rows: [
          { when: ELECTRIC, charge: { how: 'percent', rate: '10' } },
          { when: LARGE_PETROL, charge: { how: 'percent', rate: '35' } },
          { when: LARGE_DIESEL, charge: { how: 'percent', rate: '35' } },
          { when: SMALL, charge: { how: 'percent', rate: '20' } },
          { when: ENGINES, charge: { how: 'percent', rate: '25' } },
        ],
      },
      appliesFrom: '2025-07-01',
      appliesTo: null,
      note: 'Hybrids have headings of their own, so the highest rate is not theirs; one public calculator takes petrol rates for them. Prime movers pay none.',
    },
    {
      ...KRA_WORKBOOK,
      kind: 'step',
      key: 'vat',
      name: 'VAT',
      value: {
        order: 3,
        base: ['customsValue', 'importDuty', 'excise'],
        rows: [{ charge: { how: 'percent', rate: '16' } }],
      },
      appliesFrom: null,
      appliesTo: null,
      note: null,
    },
    {
      ...CHECKED,
      sourceName: 'Viva Africa, Miscellaneous Fees and Levies Act as amended by the Finance Act 2025',
      sourceUrl:
        'https://www.vivaafricallp.com/kenya-tax-statutes-and-dtas/miscellaneous-fees-and-levies-act-no-29-of-2016-updated-as-per-the-finance-act-2025',
      kind: 'step',
      key: 'idf',
      name: 'Import declaration fee',
      value: {
        order: 4,
        base: ['customsValue'],
        rows: [{ charge: { how: 'percent', rate: '2.5' } }],
      },
      appliesFrom: '2023-07-01',
      appliesTo: null,
      note: 'Lowered from 3.5% by the Finance Act 2023; many calculators still say 3.5%.',
    },
    {
      ...CHECKED,
      sourceName: 'Odri Media on the Tax Laws (Amendment) Act 2024',
      sourceUrl:
        'https://odrimedia.co.ke/commodity-prices-set-to-rise-due-to-hiked-railway-levy-and-port-congestion',
      kind: 'step',
      key: 'rdl',
      name: 'Railway development levy',
      value: {
        order: 5,
        base: ['customsValue'],
        rows: [{ charge: { how: 'percent', rate: '2' } }],
      },
      appliesFrom: '2024-12-27',
      appliesTo: null,
      note: '1.5% before. The same rate stands in the workbook of KRA.',
    },
    {
      ...CHECKED,
      sourceName: 'Kenya Talk on delays at Mombasa, December 2024',
      sourceUrl:
        'https://kenyatalk.com/t/used-car-importers-in-panic-as-8-year-rule-deadline-draws-closer/529370',
      kind: 'note',
      key: 'lead',
      name: 'Time at sea',
      value: {
        about: 'lead',
        text: 'Ships reach Mombasa in about 24 days, and in 40 where they sail round the Cape of Good Hope.',
      },
      appliesFrom: null,
      appliesTo: null,
      note: null,
    },
  ],
}
