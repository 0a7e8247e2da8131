import { code, model, modelsOf } from './model-row'

// Sizes and weights of trucks are those of the usual body of the code; gross weight is kerb weight + payload +
// 55 kg per seat, as Japanese registration counts it.

export const ISUZU = modelsOf('Isuzu', [
  model(
    'Elf',
    'Truck',
    { usd: 34000, pop: 6, grades: 'Flat Low|Full Flat Low|High Deck', seats: [3], sub: 'Flat Body' },
    [
      code('NKR85A', '4JJ1', 2999, 'Diesel', '2WD', 'MT|AMT', 2007, 2022, 469, 169.5, 195.5, 2280, {
        cap: 2000,
      }),
      code('NPR85AR', '4JJ1', 2999, 'Diesel', '2WD', 'MT|AMT', 2007, 2022, 664, 218, 230, 3050, {
        cap: 3000,
        usd: 40000,
      }),
    ],
  ),
  model('Forward', 'Truck', { usd: 58000, pop: 3, grades: 'F-CARGO|SG', seats: [2], sub: 'Flat Body' }, [
    code('FRR90', '4HK1', 5193, 'Diesel', '2WD', 'MT|AMT', 2007, null, 853, 223, 248, 3900, { cap: 3900 }),
  ]),
  model(
    'D-Max',
    'Pickup',
    {
      usd: 30000,
      hold: 0.905,
      pop: 3,
      grades: 'LS|LT|SC',
      side: 'BOTH',
      sub: 'Double Cab',
      steering: 'hydraulic',
    },
    [
      code('TFS85', '4JJ1', 2999, 'Diesel', '4WD', 'MT|AT', 2012, 2020, 529.5, 186, 179.5, 1950, {
        cap: 1000,
      }),
    ],
  ),
])

export const HINO = modelsOf('Hino', [
  model(
    'Dutro',
    'Truck',
    { usd: 34000, pop: 4, grades: 'Full Just Low|Just Low|High Deck', seats: [3], sub: 'Flat Body' },
    [
      code('XZU605', 'N04C', 4009, 'Diesel', '2WD', 'MT|AT', 2011, 2022, 469, 169.5, 198, 2290, {
        cap: 2000,
      }),
      code('XZU710', 'N04C', 4009, 'Diesel', '2WD', 'MT|AT', 2011, 2022, 648, 218, 230, 3080, {
        cap: 3000,
        usd: 41000,
      }),
    ],
  ),
  model('Ranger', 'Truck', { usd: 60000, pop: 3, grades: 'Standard|Pro', seats: [2], sub: 'Flat Body' }, [
    code('FC9JKAP', 'J05E', 5123, 'Diesel', '2WD', 'MT', 2011, 2017, 844, 223, 247, 3930, { cap: 3900 }),
  ]),
  model('Liesse II', 'Bus', { usd: 54000, pop: 1, grades: 'LX|GX', seats: [29], sub: 'Microbus' }, [
    code('XZB50M', 'N04C', 4009, 'Diesel', '2WD', 'MT|AT', 2007, 2016, 699, 208, 263, 3720),
  ]),
])

export const UD_TRUCKS = modelsOf('UD Trucks', [
  model('Condor', 'Truck', { usd: 57000, pop: 2, grades: 'Standard|SD', seats: [2], sub: 'Flat Body' }, [
    code('MK36C', 'J07E', 6403, 'Diesel', '2WD', 'MT', 2007, 2010, 849, 223, 249, 3980, { cap: 3800 }),
  ]),
  model(
    'Quon',
    'Truck',
    { usd: 115000, hold: 0.9, pop: 2, grades: 'Standard|Perfect', seats: [2], sub: 'Aluminium Wing' },
    [
      code('CD5ZA', 'GH11', 10836, 'Diesel', '6x2', 'AMT|MT', 2010, 2017, 1199, 249, 379, 11030, {
        cap: 13800,
      }),
    ],
  ),
])

export const FUSO = modelsOf('Mitsubishi Fuso', [
  model(
    'Canter',
    'Truck',
    { usd: 33500, pop: 5, grades: 'Standard|Custom|Full Wide', seats: [3], sub: 'Flat Body' },
    [
      code('FBA20', '4P10', 2998, 'Diesel', '2WD', 'MT|DCT', 2010, 2020, 469, 169.5, 197, 2290, {
        cap: 2000,
      }),
      code('FEB50', '4P10', 2998, 'Diesel', '2WD', 'MT|DCT', 2010, 2020, 667, 216, 224, 2980, {
        cap: 3000,
        usd: 40000,
      }),
    ],
  ),
  model('Fighter', 'Truck', { usd: 58000, pop: 3, grades: 'Standard|Custom', seats: [2], sub: 'Flat Body' }, [
    code('FK61F', '6M60', 7545, 'Diesel', '2WD', 'MT', 2006, 2020, 846, 223, 246, 4000, { cap: 3800 }),
  ]),
  model(
    'Rosa',
    'Bus',
    { usd: 56000, pop: 3, grades: 'Standard|Custom|Super Long', seats: [29], sub: 'Microbus' },
    [code('BE640G', '4P10', 2998, 'Diesel', '2WD', 'MT|DCT', 2011, 2019, 699, 201, 264, 3790)],
  ),
])
