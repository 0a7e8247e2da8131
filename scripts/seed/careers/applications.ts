import type {
  ApplicationStage,
  ShortlistStatus,
} from '@/modules/careers/applications/rules/application-lists'

export type DemoApplication = {
  /** The nth of the demo jobs. */
  opening: number
  name: string
  email: string
  phone: string
  country: string
  /** A demo account; the others have none any more. */
  account?: 'customer' | 'dealer'
  daysAgo: number
  stage: ApplicationStage
  /** Since when it is in its stage. */
  stageDaysAgo?: number
  shortlist?: ShortlistStatus
  /** How many days ago it was rejected, for which reason. */
  rejected?: { daysAgo: number; reason: string }
  /** By the manager and by the administrator. */
  ratings?: readonly [number, number?]
  note?: string
  /** In the order of the questions. */
  answers: readonly string[]
  resume: readonly string[]
}

const LICENCE = ['Yes', 'More than 10'] as const

/** Twelve people at every stage. */
export const APPLICATIONS: readonly DemoApplication[] = [
  {
    opening: 0,
    name: 'Amina Otieno',
    email: 'amina.otieno@mail.example',
    phone: '+254701000001',
    country: 'Kenya',
    daysAgo: 9,
    stage: 'INTERVIEW',
    stageDaysAgo: 3,
    shortlist: 'SHORTLISTED',
    ratings: [5, 4],
    note: 'Bought for Nairobi dealers since 2019. Talk to her about diesel vans.',
    answers: [...LICENCE, 'A hybrid without a service book: the battery was gone within a year.'],
    resume: [
      'Buyer, Mombasa Motors, 2019 to now',
      'Bought 400 cars at USS Yokohama and Tokyo',
      'Japanese: N3',
    ],
  },
  {
    opening: 0,
    name: 'Kenji Watanabe',
    email: 'kenji.watanabe@mail.example',
    phone: '+81701000002',
    country: 'Japan',
    daysAgo: 8,
    stage: 'OFFERED',
    stageDaysAgo: 1,
    shortlist: 'SHORTLISTED',
    ratings: [5, 5],
    answers: [...LICENCE, ''],
    resume: ['Inspector, auction house in Chiba, 2012 to 2024', 'Grades 40 cars a day'],
  },
  {
    opening: 0,
    name: 'Peter Mwangi',
    email: 'peter.mwangi@mail.example',
    phone: '+254701000003',
    country: 'Kenya',
    daysAgo: 6,
    stage: 'UNDER_REVIEW',
    stageDaysAgo: 4,
    ratings: [3],
    answers: ['Yes', '1 to 10', 'A left-hand drive. Nobody here wants one.'],
    resume: ['Mechanic, Thika, 2015 to now', 'Imports two cars a year for his family'],
  },
  {
    opening: 0,
    name: 'Daniel Phiri',
    email: 'daniel.phiri@mail.example',
    phone: '+260701000004',
    country: 'Zambia',
    daysAgo: 5,
    stage: 'SUBMITTED',
    shortlist: 'NOT_SHORTLISTED',
    answers: ['No', 'None', ''],
    resume: ['Student of logistics, Lusaka', 'Wants to learn the trade'],
  },
  {
    opening: 0,
    name: 'David Okello',
    email: 'customer@kaido.example',
    phone: '+254712345678',
    country: 'Kenya',
    account: 'customer',
    daysAgo: 2,
    stage: 'SUBMITTED',
    answers: ['Yes', '1 to 10', 'None so far.'],
    resume: ['Sales manager, Nairobi, 2016 to now', 'Bought three cars with us'],
  },
  {
    opening: 0,
    name: 'Olga Kovaleva',
    email: 'olga.kovaleva@mail.example',
    phone: '+375291000006',
    country: 'Belarus',
    daysAgo: 12,
    stage: 'UNDER_REVIEW',
    rejected: { daysAgo: 4, reason: 'No Japanese, and cannot move to Yokohama.' },
    answers: ['Yes', '1 to 10', ''],
    resume: ['Buyer, Minsk, 2020 to now'],
  },
  {
    opening: 0,
    name: 'Samuel Banda',
    email: 'samuel.banda@mail.example',
    phone: '+260701000007',
    country: 'Zambia',
    daysAgo: 4,
    stage: 'UNDER_REVIEW',
    rejected: { daysAgo: 0.2, reason: 'Less experience than the others.' },
    answers: ['Yes', 'None', ''],
    resume: ['Driver, Lusaka, 2018 to now'],
  },
  {
    opening: 1,
    name: 'Fatuma Hassan',
    email: 'dealer@kaido.example',
    phone: '+254722345678',
    country: 'Kenya',
    account: 'dealer',
    daysAgo: 3,
    stage: 'UNDER_REVIEW',
    stageDaysAgo: 2,
    answers: ['Yes', 'Within a month'],
    resume: ['Dealer, Mombasa, 2014 to now', 'Swahili, English, some Arabic'],
  },
  {
    opening: 1,
    name: 'Neema Mushi',
    email: 'neema.mushi@mail.example',
    phone: '+255701000009',
    country: 'Tanzania',
    daysAgo: 1,
    stage: 'SUBMITTED',
    answers: ['Yes', 'At once'],
    resume: ['Call centre, Dar es Salaam, 2021 to now'],
  },
  {
    opening: 1,
    name: 'Grace Achieng',
    email: 'grace.achieng@mail.example',
    phone: '+254701000010',
    country: 'Kenya',
    daysAgo: 20,
    stage: 'HIRED',
    stageDaysAgo: 2,
    shortlist: 'SHORTLISTED',
    ratings: [4, 5],
    note: 'Begins on the first of the month.',
    answers: ['Yes', 'Within a month'],
    resume: ['Support agent, Nairobi, 2019 to now', 'Swahili, English'],
  },
  {
    opening: 2,
    name: 'Tom Kiprotich',
    email: 'tom.kiprotich@mail.example',
    phone: '+254701000011',
    country: 'Kenya',
    daysAgo: 7,
    stage: 'WITHDRAWN',
    stageDaysAgo: 6,
    answers: [],
    resume: ['Clearing agent, Mombasa, 2017 to now'],
  },
  {
    opening: 2,
    name: 'Yuki Tanaka',
    email: 'yuki.tanaka@mail.example',
    phone: '+81701000012',
    country: 'Japan',
    daysAgo: 0.5,
    stage: 'SUBMITTED',
    answers: [],
    resume: ['Shipping clerk, Kobe, 2018 to now', 'RoRo and containers'],
  },
]
