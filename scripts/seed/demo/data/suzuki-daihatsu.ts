import { code, model, modelsOf } from './model-row'

export const SUZUKI = modelsOf('Suzuki', [
  model('Alto', 'Kei Car', { usd: 8800, hold: 0.885, pop: 4, grades: 'E|F|G|L|S' }, [
    code('HA25S', 'K6A', 658, 'Petrol', '2WD', 'AT|MT', 2009, 2014, 339.5, 147.5, 153.5, 740, {
      grades: 'E|F|G|X',
    }),
    code('HA36S', 'R06A', 658, 'Petrol', '2WD', 'CVT|MT', 2014, 2021, 339.5, 147.5, 147.5, 650, {
      grades: 'F|L|S|X',
    }),
  ]),
  model(
    'Wagon R',
    'Kei Car',
    { usd: 10500, hold: 0.88, pop: 4, grades: 'FX|FX Limited|Hybrid FX|Stingray X', sub: 'Kei Wagon' },
    [
      code('MH23S', 'K6A', 658, 'Petrol', '2WD', 'CVT|AT', 2008, 2012, 339.5, 147.5, 166, 840, {
        grades: 'FX|FX Limited|Stingray X',
      }),
      code('MH34S', 'R06A', 658, 'Petrol', '2WD', 'CVT', 2012, 2017, 339.5, 147.5, 166, 780, {
        grades: 'FX|FX Limited|Stingray X',
      }),
      code('MH55S', 'R06A', 658, 'Hybrid', '2WD', 'CVT', 2017, 2022, 339.5, 147.5, 165, 790, {
        usd: 12000,
        grades: 'Hybrid FX|Hybrid FZ',
      }),
    ],
  ),
  model(
    'Spacia',
    'Kei Car',
    { usd: 12500, hold: 0.89, pop: 3, grades: 'G|X|Hybrid G|Hybrid X', sub: 'Kei Wagon' },
    [
      code('MK32S', 'R06A', 658, 'Petrol', '2WD', 'CVT', 2013, 2017, 339.5, 147.5, 173.5, 850, {
        grades: 'G|X',
      }),
      code('MK53S', 'R06A', 658, 'Hybrid', '2WD', 'CVT', 2017, 2023, 339.5, 147.5, 178.5, 870, {
        usd: 14000,
        grades: 'Hybrid G|Hybrid X',
      }),
    ],
  ),
  model('Hustler', 'Kei Car', { usd: 12500, hold: 0.9, pop: 3, grades: 'A|G|X|Hybrid G|Hybrid X' }, [
    code('MR31S', 'R06A', 658, 'Petrol', '2WD', 'CVT|MT', 2014, 2019, 339.5, 147.5, 166.5, 810, {
      grades: 'A|G|X',
    }),
    code('MR52S', 'R06D', 657, 'Hybrid', '2WD', 'CVT', 2020, null, 339.5, 147.5, 168, 810, {
      usd: 14000,
      grades: 'Hybrid G|Hybrid X',
    }),
  ]),
  model('Swift', 'Hatchback', { usd: 14000, hold: 0.885, pop: 4, grades: 'XG|XL|RS|Sport', sub: 'Compact' }, [
    code('ZC72S', 'K12B', 1242, 'Petrol', '2WD', 'CVT|MT', 2010, 2016, 385, 169.5, 151, 1000, {
      grades: 'XG|XL|RS',
    }),
    code('ZC83S', 'K12C', 1242, 'Petrol', '2WD', 'CVT|MT', 2017, 2023, 384, 169.5, 150, 860, {
      grades: 'XG|XL',
    }),
    code('ZC33S', 'K14C', 1371, 'Petrol', '2WD', 'MT|AT', 2017, 2025, 389, 173.5, 150, 970, {
      usd: 18000,
      grades: 'Sport',
    }),
  ]),
  model('Solio', 'Hatchback', { usd: 15000, hold: 0.885, pop: 2, grades: 'G|X|Hybrid MX|Bandit' }, [
    code('MA15S', 'K12B', 1242, 'Petrol', '2WD', 'CVT', 2010, 2015, 371, 162, 176.5, 1000, {
      grades: 'G|X|Bandit',
    }),
    code('MA36S', 'K12C', 1242, 'Hybrid', '2WD', 'CVT', 2015, 2020, 371, 162.5, 174.5, 950, {
      usd: 16500,
      grades: 'Hybrid MX|Hybrid MZ|Bandit Hybrid MV',
    }),
  ]),
  model(
    'Ignis',
    'Hatchback',
    { usd: 15000, hold: 0.885, pop: 1, grades: 'Hybrid MG|Hybrid MX|Hybrid MZ', sub: 'Crossover' },
    [code('FF21S', 'K12C', 1242, 'Hybrid', '2WD', 'CVT', 2016, 2024, 370, 166, 159.5, 880)],
  ),
  model(
    'Jimny',
    'SUV',
    {
      usd: 15000,
      hold: 0.955,
      pop: 5,
      grades: 'XG|XL|XC|Land Venture',
      seats: [4],
      doors: 3,
      sub: 'Kei SUV',
      steering: 'ball',
    },
    [
      code('JB23W', 'K6A', 658, 'Petrol', '4WD', 'MT|AT', 1998, 2018, 339.5, 147.5, 168, 980, {
        usd: 13500,
        grades: 'XG|XC|Land Venture',
      }),
      code('JB64W', 'R06A', 658, 'Petrol', '4WD', 'MT|AT', 2018, null, 339.5, 147.5, 172.5, 1040, {
        grades: 'XG|XL|XC',
      }),
    ],
  ),
  model(
    'Jimny Sierra',
    'SUV',
    { usd: 18500, hold: 0.96, pop: 3, grades: 'JL|JC', seats: [4], doors: 3, steering: 'ball' },
    [
      code('JB43W', 'M13A', 1328, 'Petrol', '4WD', 'MT|AT', 2002, 2018, 360, 160, 167, 1070, {
        usd: 15000,
        grades: 'Base|Land Venture',
      }),
      code('JB74W', 'K15B', 1460, 'Petrol', '4WD', 'MT|AT', 2018, null, 355, 164.5, 173, 1080, {
        grades: 'JL|JC',
      }),
    ],
  ),
  model('Escudo', 'SUV', { usd: 22500, hold: 0.89, pop: 2, grades: 'XG|XS|1.4 Turbo' }, [
    code('TDA4W', 'J24B', 2393, 'Petrol', '4WD', 'AT|MT', 2008, 2015, 430, 181, 169.5, 1610, {
      grades: '2.4 XG|2.4 XS',
    }),
    code('YEA1S', 'K14C', 1371, 'Petrol', '4WD', 'AT', 2017, 2021, 417.5, 177.5, 161, 1220, {
      usd: 23500,
      sub: 'Crossover',
      grades: '1.4 Turbo',
    }),
  ]),
  model(
    'Every',
    'Van',
    { usd: 10500, hold: 0.915, pop: 4, grades: 'PA|PC|Join', seats: [2, 4], sub: 'Kei Van' },
    [
      code('DA64V', 'K6A', 658, 'Petrol', '2WD', 'AT|MT', 2005, 2015, 339.5, 147.5, 187.5, 870, { cap: 350 }),
      code('DA17V', 'R06A', 658, 'Petrol', '2WD', 'AT|MT', 2015, null, 339.5, 147.5, 189.5, 890, {
        cap: 350,
      }),
    ],
  ),
  model(
    'Carry',
    'Truck',
    { usd: 9300, hold: 0.93, pop: 4, grades: 'KC|KX|Farming', seats: [2], sub: 'Kei Truck' },
    [
      code('DA63T', 'K6A', 658, 'Petrol', '4WD', 'MT|AT', 2002, 2013, 339.5, 147.5, 178, 730, {
        cap: 350,
        grades: 'KC|KU',
      }),
      code('DA16T', 'R06A', 658, 'Petrol', '2WD', 'MT|AT', 2013, null, 339.5, 147.5, 176.5, 680, {
        cap: 350,
        grades: 'KC|KX',
      }),
    ],
  ),
])

export const DAIHATSU = modelsOf('Daihatsu', [
  model('Mira e:S', 'Kei Car', { usd: 8500, hold: 0.885, pop: 3, grades: 'D|L|X|G' }, [
    code('LA300S', 'KF', 658, 'Petrol', '2WD', 'CVT', 2011, 2017, 339.5, 147.5, 150, 730),
    code('LA350S', 'KF', 658, 'Petrol', '2WD', 'CVT', 2017, null, 339.5, 147.5, 150, 650),
  ]),
  model('Move', 'Kei Car', { usd: 10500, hold: 0.88, pop: 3, grades: 'L|X|Custom X', sub: 'Kei Wagon' }, [
    code('LA100S', 'KF', 658, 'Petrol', '2WD', 'CVT', 2010, 2014, 339.5, 147.5, 162, 810),
    code('LA150S', 'KF', 658, 'Petrol', '2WD', 'CVT', 2014, 2023, 339.5, 147.5, 163, 820),
  ]),
  model('Tanto', 'Kei Car', { usd: 12500, hold: 0.89, pop: 3, grades: 'L|X|G|Custom X', sub: 'Kei Wagon' }, [
    code('LA600S', 'KF', 658, 'Petrol', '2WD', 'CVT', 2013, 2019, 339.5, 147.5, 175, 930),
    code('LA650S', 'KF', 658, 'Petrol', '2WD', 'CVT', 2019, null, 339.5, 147.5, 175.5, 900, { usd: 13500 }),
  ]),
  model(
    'Copen',
    'Coupe',
    { usd: 18500, hold: 0.93, pop: 1, grades: 'Robe|Cero|XPLAY', seats: [2], sub: 'Convertible' },
    [code('LA400K', 'KF', 658, 'Petrol', '2WD', 'CVT|MT', 2014, null, 339.5, 147.5, 128, 860)],
  ),
  model('Rocky', 'SUV', { usd: 18000, hold: 0.905, pop: 2, grades: 'L|X|G|Premium', sub: 'Crossover' }, [
    code('A200S', '1KR-VET', 996, 'Petrol', '2WD', 'CVT', 2019, 2021, 399.5, 169.5, 162, 970),
  ]),
  model(
    'Hijet Truck',
    'Truck',
    { usd: 9300, hold: 0.93, pop: 4, grades: 'Standard|Extra|Jumbo', seats: [2], sub: 'Kei Truck' },
    [
      code('S500P', 'KF', 658, 'Petrol', '2WD', 'MT|AT', 2014, 2021, 339.5, 147.5, 178, 740, { cap: 350 }),
      code('S510P', 'KF', 658, 'Petrol', '4WD', 'MT|AT', 2014, 2021, 339.5, 147.5, 178, 790, {
        cap: 350,
        usd: 10500,
      }),
    ],
  ),
  model(
    'Hijet Cargo',
    'Van',
    { usd: 10500, hold: 0.915, pop: 3, grades: 'Special|Deluxe|Cruise', seats: [2, 4], sub: 'Kei Van' },
    [
      code('S321V', 'KF', 658, 'Petrol', '2WD', 'AT|MT', 2007, 2021, 339.5, 147.5, 187.5, 880, { cap: 350 }),
      code('S331V', 'KF', 658, 'Petrol', '4WD', 'AT|MT', 2007, 2021, 339.5, 147.5, 187.5, 930, {
        cap: 350,
        usd: 11500,
      }),
    ],
  ),
])
