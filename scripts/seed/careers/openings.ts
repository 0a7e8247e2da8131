import type { OpeningInput } from '@/modules/careers/openings/schemas/openings'
import { dayFromNow } from '../sales/run-as-of'

type Question = NonNullable<OpeningInput['questions']>[number]

export type DemoOpening = Omit<OpeningInput, 'locationId'> & {
  /** The nth of the demo showrooms. */
  showroom: number
}

const yesNo = (question: string, disqualifying: readonly string[] = []): Question => ({
  question,
  type: 'YES_NO',
  requirement: 'required',
  options: null,
  disqualifying: [...disqualifying],
  tags: null,
})

const choice = (
  question: string,
  options: readonly string[],
  disqualifying: readonly string[] = [],
): Question => ({
  question,
  type: 'MULTIPLE_CHOICE',
  requirement: 'required',
  options: [...options],
  disqualifying: [...disqualifying],
  tags: null,
})

const open = (question: string): Question => ({
  question,
  type: 'TEXT',
  requirement: 'optional',
  options: null,
  disqualifying: null,
  tags: null,
})

const list = (...lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

/** Four jobs: two on the site with applications, a remote one, and one that is still written. */
export const OPENINGS: readonly DemoOpening[] = [
  {
    title: 'Auction buyer',
    status: 'published',
    showroom: 0,
    type: 'full-time',
    mode: 'on-site',
    experience: 'Two years at Japanese auctions',
    closingDate: dayFromNow(24),
    description:
      '<p>You buy the cars that our customers in East Africa drive. You read auction sheets, inspect cars in the yard, and bid, twice a week in Yokohama and online on the other days.</p>',
    keyResponsibilities: list(
      'Inspect and grade up to forty cars on an auction day',
      'Bid within the limits that sales agree with you',
      'Report what the sheet does not say',
    ),
    requirements: list('A driving licence', 'Japanese to read an auction sheet, English to explain it'),
    education: '<p>Any. We care about what you have bought, and what became of it.</p>',
    questions: [
      yesNo('Do you have a driving licence?', ['No']),
      choice('How many auctions have you bought at?', ['None', '1 to 10', 'More than 10'], ['None']),
      open('Which car would you never buy again, and why?'),
    ],
  },
  {
    title: 'Customer support agent, Swahili',
    status: 'published',
    showroom: 1,
    type: 'full-time',
    mode: 'hybrid',
    experience: 'One year in customer support',
    closingDate: dayFromNow(40),
    description:
      '<p>Customers in Kenya, Tanzania and Uganda ask where their car is, what it will cost at the port, and which papers they need. You answer in Swahili and English, by telephone and in writing.</p>',
    keyResponsibilities: list(
      'Answer questions the day they arrive',
      'Keep customers up to date on their ships',
    ),
    requirements: list('Swahili and English, spoken and written', 'Patience on the telephone'),
    education: '<p>Secondary school or more.</p>',
    questions: [
      yesNo('Do you speak Swahili?', ['No']),
      choice('When could you begin?', ['At once', 'Within a month', 'Later']),
    ],
  },
  {
    title: 'Shipping clerk',
    status: 'published',
    showroom: 0,
    type: 'part-time',
    mode: 'remote',
    experience: 'Some, with bills of lading',
    closingDate: dayFromNow(12),
    description: '<p>You book space on RoRo vessels and check the papers before they sail.</p>',
    keyResponsibilities: list('Book vessels', 'Check bills of lading against the cars'),
    requirements: list('Care with numbers', 'A quiet place to work, and a good line'),
    education: '<p>Any.</p>',
    questions: [],
  },
  {
    title: 'Web developer',
    status: 'draft',
    showroom: 0,
    type: 'contract',
    mode: 'remote',
    experience: 'Three years',
    closingDate: dayFromNow(60),
    description: '<p>You make our site quicker than it is.</p>',
    keyResponsibilities: list('Write code, and the tests that prove it'),
    requirements: list('TypeScript, SQL'),
    education: '<p>Any.</p>',
    questions: [open('A link to something that you made')],
  },
]
