import { code, model, modelsOf } from './model-row'

// Korean, American, Chinese and electric makers; mostly left-hand drive stock of the Gulf.

export const JEEP = modelsOf('Jeep', [
  model(
    'Wrangler',
    'SUV',
    {
      usd: 45000,
      hold: 0.915,
      pop: 3,
      grades: 'Unlimited Sport|Unlimited Sahara|Unlimited Rubicon',
      side: 'BOTH',
    },
    [
      code('JK36L', '3.6 Pentastar', 3604, 'Petrol', '4WD', 'AT', 2012, 2018, 470.5, 188, 184.5, 2030, {
        side: 'BOTH',
      }),
      code('JL36L', '3.6 Pentastar', 3604, 'Petrol', '4WD', 'AT', 2018, null, 487, 189.5, 184.5, 1990, {
        usd: 50000,
      }),
    ],
  ),
  model(
    'Grand Cherokee',
    'SUV',
    { usd: 46000, hold: 0.86, pop: 2, grades: 'Laredo|Limited|Summit', side: 'BOTH' },
    [code('WK36', '3.6 Pentastar', 3604, 'Petrol', '4WD', 'AT', 2011, 2021, 483.5, 193.5, 180.5, 2170)],
  ),
  model(
    'Renegade',
    'SUV',
    { usd: 27500, hold: 0.85, pop: 1, grades: 'Opening Edition|Longitude|Limited', sub: 'Crossover' },
    [code('BU14', '1.4 MultiAir', 1368, 'Petrol', '2WD', 'DCT', 2015, 2020, 425.5, 180.5, 169.5, 1400)],
  ),
])

export const FORD = modelsOf('Ford', [
  model(
    'Ranger',
    'Pickup',
    { usd: 34000, hold: 0.895, pop: 3, grades: 'XL|XLT|Wildtrak', side: 'BOTH', sub: 'Double Cab' },
    [code('T6', 'P5AT', 3198, 'Diesel', '4WD', 'AT|MT', 2012, 2022, 536, 185, 182, 2150, { cap: 1000 })],
  ),
  model(
    'F-150',
    'Pickup',
    { usd: 46000, hold: 0.895, pop: 2, grades: 'XLT|Lariat|Platinum', side: 'LHD', sub: 'Double Cab' },
    [
      code('P552', '3.5 EcoBoost', 3496, 'Petrol', '4WD', 'AT', 2015, 2020, 589, 203, 196, 2130, {
        cap: 800,
      }),
    ],
  ),
  model(
    'Explorer',
    'SUV',
    { usd: 40000, hold: 0.855, pop: 2, grades: 'XLT|Limited|Sport', seats: [7], side: 'LHD' },
    [code('U502', '3.5 Ti-VCT', 3496, 'Petrol', 'AWD', 'AT', 2011, 2019, 502, 200.5, 180, 2130)],
  ),
  model(
    'Mustang',
    'Coupe',
    { usd: 39000, hold: 0.9, pop: 2, grades: 'EcoBoost|GT', seats: [4], side: 'LHD' },
    [
      code('S550', '5.0 Coyote', 4951, 'Petrol', '2WD', 'AT|MT', 2015, 2022, 478.5, 191.5, 138, 1700, {
        grades: 'GT',
      }),
    ],
  ),
])

export const CHEVROLET = modelsOf('Chevrolet', [
  model(
    'Tahoe',
    'SUV',
    { usd: 58000, hold: 0.88, pop: 2, grades: 'LS|LT|LTZ', seats: [8], side: 'LHD', sub: 'Full-Size SUV' },
    [code('K2UC', 'L83', 5328, 'Petrol', '4WD', 'AT', 2015, 2020, 518, 204.5, 189, 2520)],
  ),
  model(
    'Silverado 1500',
    'Pickup',
    { usd: 44000, hold: 0.885, pop: 1, grades: 'LS|LT|LTZ', side: 'LHD', sub: 'Double Cab' },
    [code('K2XX', 'L83', 5328, 'Petrol', '4WD', 'AT', 2014, 2018, 584.5, 203, 188, 2390, { cap: 780 })],
  ),
])

export const DODGE = modelsOf('Dodge', [
  model('Charger', 'Sedan', { usd: 36000, hold: 0.88, pop: 2, grades: 'SXT|R/T|GT', side: 'LHD' }, [
    code('LD', '3.6 Pentastar', 3604, 'Petrol', '2WD', 'AT', 2011, 2023, 504, 190.5, 148, 1800),
  ]),
])

export const HYUNDAI = modelsOf('Hyundai', [
  model('Accent', 'Sedan', { usd: 15500, hold: 0.86, pop: 2, grades: 'GL|GLS', side: 'LHD' }, [
    code('HC', 'G4FG', 1591, 'Petrol', '2WD', 'AT', 2018, 2023, 444, 173, 146, 1130),
  ]),
  model('Elantra', 'Sedan', { usd: 18500, hold: 0.86, pop: 3, grades: 'GL|GLS|Smart', side: 'LHD' }, [
    code('AD', 'G4FG', 1591, 'Petrol', '2WD', 'AT', 2016, 2020, 457, 180, 144, 1260),
  ]),
  model(
    'Tucson',
    'SUV',
    { usd: 25500, hold: 0.875, pop: 3, grades: 'GL|GLS|Limited', side: 'LHD', sub: 'Crossover' },
    [code('TL', 'G4NA', 1999, 'Petrol', '2WD', 'AT', 2015, 2020, 447.5, 185, 165.5, 1490)],
  ),
  model(
    'Santa Fe',
    'SUV',
    { usd: 33000, hold: 0.87, pop: 2, grades: 'GL|GLS|Premium', seats: [7], side: 'LHD' },
    [code('TM', 'G4KJ', 2359, 'Petrol', 'AWD', 'AT', 2018, 2020, 477, 189, 168, 1720)],
  ),
  model(
    'H-1',
    'Van',
    {
      usd: 27000,
      hold: 0.89,
      pop: 3,
      grades: 'GL|GLS',
      seats: [12],
      side: 'LHD',
      sub: 'Passenger Van',
      steering: 'hydraulic',
    },
    [code('TQ', 'D4CB', 2497, 'Diesel', '2WD', 'MT|AT', 2008, 2021, 515, 192, 192.5, 2190)],
  ),
  model(
    'Porter II',
    'Truck',
    {
      usd: 17500,
      hold: 0.91,
      pop: 2,
      grades: 'Standard|Super|Gold',
      seats: [3],
      side: 'LHD',
      sub: 'Flat Body',
    },
    [code('HR', 'D4CB', 2497, 'Diesel', '2WD', 'MT|AT', 2004, 2023, 517.5, 174, 197, 1700, { cap: 1000 })],
  ),
  model(
    'Ioniq 5',
    'SUV',
    { usd: 44000, hold: 0.82, pop: 2, grades: 'Lounge|Voyage|Lounge AWD', side: 'BOTH', sub: 'Crossover' },
    [
      code('NE1', 'EM17', null, 'Electric', '2WD', 'AT', 2021, null, 463.5, 189, 164.5, 1950, {
        kwh: 72.6,
        grades: 'Lounge|Voyage',
      }),
    ],
  ),
])

export const KIA = modelsOf('Kia', [
  model(
    'Picanto',
    'Hatchback',
    { usd: 13000, hold: 0.86, pop: 2, grades: 'LX|EX', side: 'LHD', sub: 'Compact' },
    [code('JA', 'G4LA', 1248, 'Petrol', '2WD', 'AT', 2017, null, 359.5, 159.5, 148.5, 950)],
  ),
  model('Cerato', 'Sedan', { usd: 18500, hold: 0.86, pop: 2, grades: 'LX|EX', side: 'LHD' }, [
    code('YD', 'G4FG', 1591, 'Petrol', '2WD', 'AT', 2013, 2018, 456, 178, 144.5, 1240),
  ]),
  model(
    'Sportage',
    'SUV',
    { usd: 25500, hold: 0.875, pop: 3, grades: 'LX|EX|GT Line', side: 'LHD', sub: 'Crossover' },
    [code('QL', 'G4NA', 1999, 'Petrol', '2WD', 'AT', 2016, 2021, 448, 185.5, 163.5, 1490)],
  ),
  model('Sorento', 'SUV', { usd: 31000, hold: 0.87, pop: 2, grades: 'LX|EX', seats: [7], side: 'LHD' }, [
    code('UM', 'G4KJ', 2359, 'Petrol', '2WD', 'AT', 2015, 2020, 478, 189, 168.5, 1690),
  ]),
  model(
    'Carnival',
    'Minivan',
    { usd: 36000, hold: 0.875, pop: 2, grades: 'LX|EX|SX', seats: [8], side: 'LHD' },
    [code('YP', 'G6DC', 3342, 'Petrol', '2WD', 'AT', 2015, 2020, 511.5, 198.5, 175.5, 2050)],
  ),
  model(
    'Bongo III',
    'Truck',
    { usd: 17500, hold: 0.91, pop: 2, grades: 'Standard|LTD|GLS', seats: [3], side: 'LHD', sub: 'Flat Body' },
    [code('PU', 'D4CB', 2497, 'Diesel', '4WD', 'MT|AT', 2012, 2023, 512, 174, 199.5, 1730, { cap: 1000 })],
  ),
  model(
    'EV6',
    'SUV',
    { usd: 50000, hold: 0.82, pop: 1, grades: 'Air|GT-Line', side: 'LHD', sub: 'Crossover' },
    [code('CV', 'EM17', null, 'Electric', '2WD', 'AT', 2021, null, 468, 188, 155, 1930, { kwh: 77.4 })],
  ),
])

export const TESLA = modelsOf('Tesla', [
  model(
    'Model 3',
    'Sedan',
    { usd: 44000, hold: 0.835, pop: 2, grades: 'Standard Range Plus|Rear-Wheel Drive', side: 'BOTH' },
    [code('LRW3', '3D6', null, 'Electric', '2WD', 'AT', 2021, null, 469.5, 185, 144.5, 1750, { kwh: 60 })],
  ),
  model(
    'Model Y',
    'SUV',
    { usd: 50000, hold: 0.845, pop: 2, grades: 'Rear-Wheel Drive', side: 'BOTH', sub: 'Crossover' },
    [code('LRWY', '3D6', null, 'Electric', '2WD', 'AT', 2022, null, 476, 192.5, 162.5, 1930, { kwh: 60 })],
  ),
])

export const BYD = modelsOf('BYD', [
  model(
    'Atto 3',
    'SUV',
    { usd: 36000, hold: 0.82, pop: 2, grades: 'Standard|Superior', side: 'BOTH', sub: 'Crossover' },
    [
      code('SC2E', 'TZ200XSQ', null, 'Electric', '2WD', 'AT', 2022, null, 445.5, 187.5, 161.5, 1750, {
        kwh: 60.5,
      }),
    ],
  ),
  model('Dolphin', 'Hatchback', { usd: 29000, hold: 0.82, pop: 2, grades: 'Standard', side: 'RHD' }, [
    code('EM2E', 'TZ180XSF', null, 'Electric', '2WD', 'AT', 2023, null, 429, 177, 155, 1520, { kwh: 44.9 }),
  ]),
])
