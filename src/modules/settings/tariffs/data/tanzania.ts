import type { DestinationData } from '../rules/destination'

const CHECKED = { checkedOn: '2026-11-23' }

const TRA_EXCISE = {
  ...CHECKED,
  sourceName: 'Tanzania Revenue Authority, excise duty on motor vehicles',
  sourceUrl:
    'http://tra.go.tz/index.php/excise-duty/241-importation-and-payment-of-duty-on-scheduled-articles',
}

const PWC = {
  ...CHECKED,
  sourceName: 'PwC Worldwide Tax Summaries, Tanzania, other taxes (20 January 2025)',
  sourceUrl: 'https://taxsummaries.pwc.com/tanzania/corporate/other-taxes',
}

const EXPORTER = {
  ...CHECKED,
  sourceName: 'Auction House Japan, import regulations for Tanzania',
  sourceUrl: 'https://www.auctionhousejapan.jp/tanzania/import-regulations/',
}

/** Used vehicles for Tanzania: Revenue Authority (TRA) and Bureau of Standards (TBS). */
export const TANZANIA: DestinationData = {
  country: 'Tanzania',
  slug: 'tanzania',
  timezone: 'Africa/Dar_es_Salaam',
  currency: 'TZS',
  active: true,
  note: 'Port and clearing charges, registration tax and number plates are not included.',
  rules: [
    {
      ...EXPORTER,
      kind: 'steering',
      key: 'steering',
      name: 'Side of the steering wheel',
      value: { sides: ['RHD'] },
      appliesFrom: null,
      appliesTo: null,
      note: 'From exporters, not from an authority. Ambulances and fire engines may be left-hand drive (toyota-dealer.org).',
    },
    {
      ...EXPORTER,
      kind: 'note',
      key: 'age',
      name: 'Age',
      value: {
        about: 'import',
        text: 'There is no age limit, but vehicles of eight years and more pay a second excise duty.',
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'Automag (August 2025) and SBT Japan speak of limits of 10 and 8 years; Automag (December 2025), TRA and others do not.',
    },
    {
      ...CHECKED,
      sourceName: 'Tanzania Bureau of Standards, news of July 2022',
      sourceUrl: 'https://www.tbs.go.tz/news/tbs-picks-pre-shipment-checker',
      kind: 'inspection',
      key: 'inspection',
      name: 'Inspection before shipment',
      value: {
        required: true,
        body: 'EAA Company Limited',
        certificate: null,
        fee: { amount: '150', currency: 'USD' },
      },
      appliesFrom: '2022-07-20',
      appliesTo: null,
      note: 'From Japan. Vehicles from countries without an agent are inspected on arrival, for TZS 350,000 (Automag).',
    },
    {
      ...CHECKED,
      sourceName: 'Ajira Yako on the TRA calculator for used vehicles (gateway.tra.go.tz/umvvs)',
      sourceUrl: 'https://ajirayako.co.tz/jobs/tra-calculator-tra-used-motor-vehicle-valuation-system/',
      kind: 'customsBase',
      key: 'customsBase',
      name: 'Customs value',
      value: { take: 'higher' },
      appliesFrom: null,
      appliesTo: null,
      note: 'TRA values each model by year in its own system, which is not published as a list.',
    },
    {
      ...EXPORTER,
      kind: 'step',
      key: 'importDuty',
      name: 'Import duty',
      value: {
        order: 1,
        base: ['customsValue'],
        rows: [{ when: { notBodyTypes: ['Truck'] }, charge: { how: 'percent', rate: '25' } }],
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'Common tariff of the East African Community. Trucks pay by weight (25% or less): not entered.',
    },
    {
      ...TRA_EXCISE,
      kind: 'step',
      key: 'excise',
      name: 'Excise duty by engine',
      value: {
        order: 2,
        base: ['customsValue', 'importDuty'],
        rows: [
          { when: { bodyTypes: ['Pickup', 'Truck', 'Bus'] }, charge: { how: 'none' } },
          { when: { cc: { upTo: 1000 } }, charge: { how: 'percent', rate: '0' } },
          { when: { cc: { over: 1000, upTo: 2000 } }, charge: { how: 'percent', rate: '5' } },
          { when: { cc: { over: 2000 } }, charge: { how: 'percent', rate: '10' } },
        ],
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'PwC has the same rates (2025). That pickups, trucks and buses pay none stands in a list of 2014 (japanesevehicle-sy.com).',
    },
    {
      ...TRA_EXCISE,
      kind: 'step',
      key: 'ageExcise',
      name: 'Excise duty by age',
      value: {
        order: 3,
        base: ['customsValue', 'importDuty'],
        age: { from: 'manufacture', by: 'year' },
        rows: [
          { when: { bodyTypes: ['Bus'], age: { over: 5 } }, charge: { how: 'percent', rate: '10' } },
          { when: { bodyTypes: ['Bus'], age: { upTo: 5 } }, charge: { how: 'none' } },
          { when: { age: { below: 8 } }, charge: { how: 'none' } },
          { when: { age: { from: 8, upTo: 10 } }, charge: { how: 'percent', rate: '15' } },
          { when: { age: { over: 10 } }, charge: { how: 'percent', rate: '30' } },
        ],
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'Beside the duty by engine, from the year of manufacture. PwC has the same rates (2025); Automag says 20% from eight years. Whether buses over eight years pay more is not said.',
    },
    {
      ...EXPORTER,
      kind: 'step',
      key: 'vat',
      name: 'VAT',
      value: {
        order: 4,
        base: ['customsValue', 'importDuty', 'excise', 'ageExcise'],
        rows: [{ charge: { how: 'percent', rate: '18' } }],
      },
      appliesFrom: null,
      appliesTo: null,
      note: '18% in Mainland Tanzania (PwC); Zanzibar has 15%. Whether the levies count towards VAT is told differently.',
    },
    {
      ...PWC,
      kind: 'step',
      key: 'rdl',
      name: 'Railway development levy',
      value: {
        order: 5,
        base: ['customsValue'],
        rows: [{ charge: { how: 'percent', rate: '2' } }],
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'Calculators and older pages still say 1.5%.',
    },
    {
      ...PWC,
      kind: 'step',
      key: 'processing',
      name: 'Customs processing fee',
      value: {
        order: 6,
        base: ['customsValue'],
        rows: [{ charge: { how: 'percent', rate: '0.6' } }],
      },
      appliesFrom: null,
      appliesTo: null,
      note: 'Charged on the FOB value: on the customs value, as here, it comes to a little more.',
    },
    {
      ...CHECKED,
      sourceName: 'The Citizen on the budget for 2025/26',
      sourceUrl:
        'https://www.thecitizen.co.tz/tanzania/news/national/government-to-introduce-new-levies-on-imported-vehicles-and-machinery-5079384',
      kind: 'step',
      key: 'hivLevy',
      name: 'HIV response levy',
      value: {
        order: 7,
        base: [],
        rows: [
          { when: { cc: { upTo: 1000 } }, charge: { how: 'fixed', amount: '50000', currency: 'TZS' } },
          { when: { cc: { upTo: 1500 } }, charge: { how: 'fixed', amount: '100000', currency: 'TZS' } },
          { when: { cc: { upTo: 2500 } }, charge: { how: 'fixed', amount: '150000', currency: 'TZS' } },
          { when: { cc: { over: 2500 } }, charge: { how: 'fixed', amount: '200000', currency: 'TZS' } },
        ],
      },
      appliesFrom: '2025-07-01',
      appliesTo: null,
      note: 'Amounts as proposed; the Finance Act 2025 levies it at first registration (africorp.co.tz), and TRA confirmed in December 2025 that it is collected.',
    },
    {
      ...CHECKED,
      sourceName: 'Yamagin on shipping from Japan to East Africa',
      sourceUrl: 'https://www.yamagin.net/local/uga/',
      kind: 'note',
      key: 'lead',
      name: 'Time at sea',
      value: { about: 'lead', text: 'Ships from Japan take about five to six weeks to Dar es Salaam.' },
      appliesFrom: null,
      appliesTo: null,
      note: null,
    },
  ],
}
