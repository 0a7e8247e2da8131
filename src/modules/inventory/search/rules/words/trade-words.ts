import type { NamedFacet } from './named-facets'

/** Words of one meaning: who types one of them means the entry of the list that is called by another. */
type TradeWords = {
  facets: readonly NamedFacet[]
  words: readonly string[]
  /** Names of other entries that are meant as well, by words that are no entry's own name. */
  also?: readonly string[]
}

const STEERING = ['steering', 'steeringPosition'] as const

/** What the trade calls things that lists have under one name of several. Staff's own search words come first. */
export const TRADE_WORDS: readonly TradeWords[] = [
  {
    facets: ['transmission'],
    words: ['automatic', 'auto', 'at', 'automatic transmission', 'automatic gearbox'],
    also: ['cvt', 'dct', 'amt', 'cat', 'iat'],
  },
  {
    facets: ['transmission'],
    words: ['manual', 'mt', 'stick shift', 'manual transmission', 'manual gearbox'],
  },
  { facets: ['driveTrain'], words: ['4wd', '4x4', 'four wheel drive', '4 wheel drive'] },
  { facets: ['driveTrain'], words: ['awd', 'all wheel drive'] },
  { facets: ['driveTrain'], words: ['2wd', '4x2', 'two wheel drive', '2 wheel drive'] },
  { facets: ['driveTrain'], words: ['fwd', 'ff', 'front wheel drive'] },
  { facets: ['driveTrain'], words: ['rwd', 'fr', 'rear wheel drive'] },
  { facets: STEERING, words: ['lhd', 'left hand drive', 'left hand', 'left'] },
  { facets: STEERING, words: ['rhd', 'right hand drive', 'right hand', 'right'] },
  { facets: ['fuel'], words: ['petrol', 'gasoline', 'gas'] },
  { facets: ['fuel'], words: ['electric', 'ev', 'bev', 'battery electric'] },
  { facets: ['fuel'], words: ['hybrid', 'hev'] },
  { facets: ['fuel'], words: ['plug in hybrid', 'phev'] },
  { facets: ['bodyType'], words: ['sedan', 'saloon'] },
  { facets: ['bodyType'], words: ['hatchback', 'hatch'] },
  { facets: ['bodyType'], words: ['wagon', 'station wagon', 'estate'] },
  { facets: ['bodyType'], words: ['pickup', 'pick up', 'pickup truck', 'bakkie', 'ute'] },
  { facets: ['bodyType'], words: ['truck', 'lorry'] },
  { facets: ['bodyType'], words: ['minivan', 'mpv', 'people carrier'] },
]

/** Words without meaning for a vehicle: where something else was understood, they are not searched for. */
export const IDLE_WORDS: ReadonlySet<string> = new Set([
  ...[
    'a',
    'an',
    'and',
    'any',
    'are',
    'buy',
    'car',
    'cars',
    'for',
    'i',
    'in',
    'is',
    'looking',
    'me',
    'my',
    'of',
  ],
  ...['or', 'sale', 'some', 'the', 'used', 'vehicle', 'vehicles', 'want', 'with'],
])
