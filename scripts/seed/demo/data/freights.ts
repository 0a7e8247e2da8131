/** A line of the demo's tariffs, as its file has it. */
type Row = {
  from: string
  to: string
  fee: number
  per?: 'm³'
  method?: 'Container'
  type?: string
  /** To a landlocked place: the seaport on the way, and how much of the fee is for the way from there. */
  via?: { seaport: string; land: number }
  days: number
}

const roro = (from: string, to: string, fee: number, days: number): Row => ({
  from,
  to,
  fee,
  per: 'm³',
  days,
})
const overland = (row: Row, seaport: string, land: number): Row => ({ ...row, via: { seaport, land } })
const each = (from: string, to: string, fee: number, days: number): Row => ({ from, to, fee, days })

// Carriers that do not exist; their fees are about those of the trade. Many pairs of ports have none: there the screens
// offer an inquiry.
const SAGAMI: Row[] = [
  roro('Yokohama', 'Mombasa', 62, 29),
  roro('Nagoya', 'Mombasa', 62, 28),
  roro('Kobe', 'Mombasa', 63, 27),
  roro('Hakata', 'Mombasa', 66, 26),
  roro('Yokohama', 'Dar es Salaam', 64, 32),
  roro('Nagoya', 'Dar es Salaam', 64, 31),
  roro('Kobe', 'Dar es Salaam', 65, 30),
  { ...roro('Yokohama', 'Mombasa', 58, 33), type: 'Truck' },
  { ...roro('Yokohama', 'Dar es Salaam', 60, 36), type: 'Truck' },
  each('Yokohama', 'Durban', 1_180, 27),
  each('Nagoya', 'Durban', 1_180, 26),
  each('Japan', 'Maputo', 1_240, 34),
  roro('Japan', 'Walvis Bay', 78, 41),
  each('Yokohama', 'Auckland', 890, 19),
  each('Japan', 'Georgetown', 1_690, 52),
]
const ROKKO: Row[] = [
  { ...each('Kobe', 'Mombasa', 2_350, 38), method: 'Container' },
  { ...each('Japan', 'Karachi', 1_750, 24), method: 'Container' },
  { ...each('Japan', 'Klaipeda', 2_900, 55), method: 'Container' },
]
const OVERLAND: Row[] = [
  overland(each('Japan', 'Uganda', 3_150, 47), 'Mombasa', 1_150),
  overland(each('Japan', 'Belarus', 3_950, 64), 'Klaipeda', 1_050),
  each('Japan', 'Tanzania', 1_520, 40),
  each('United Arab Emirates', 'Kenya', 760, 14),
  each('United Arab Emirates', 'Tanzania', 820, 17),
  overland(each('United Arab Emirates', 'Uganda', 1_890, 28), 'Dar es Salaam', 1_070),
]

/** Each carrier's tariff. */
export const TARIFFS: readonly { keyword: string; rows: readonly Row[] }[] = [
  { keyword: 'Sagami Line', rows: SAGAMI },
  { keyword: 'Rokko Container', rows: ROKKO },
  { keyword: 'Overland', rows: OVERLAND },
]

const HEADER =
  'Keyword,Origin,Destination,Fee,Seaport on the way,Fee by land,Fee for,Method,Vehicle type,Lead time,Valid from'

/**
 * A carrier's tariff as it sends it.
 *
 * @param share of the fees: earlier ones were lower, later ones are higher
 */
export const tariffCsv = (keyword: string, rows: readonly Row[], validFrom: string, share = 1): string =>
  [
    HEADER,
    ...rows.map(({ days, fee, from, method = 'RoRo', per = 'vehicle', to, type = 'All', via }) => {
      const fees = [Math.round(fee * share), via?.seaport ?? '', via ? Math.round(via.land * share) : '']
      return [keyword, from, to, ...fees, per, method, type, days, validFrom].join(',')
    }),
  ].join('\n')
