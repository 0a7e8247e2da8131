import { code, model, modelsOf } from './model-row'

export const HONDA = modelsOf('Honda', [
  model(
    'Fit',
    'Hatchback',
    { usd: 14500, hold: 0.88, pop: 6, grades: '13G|13G F Package|L Package|S Package|Home', sub: 'Compact' },
    [
      code('GE6', 'L13A', 1339, 'Petrol', '2WD', 'CVT|MT', 2007, 2013, 390, 169.5, 152.5, 1010, {
        grades: 'G|L|13G',
      }),
      code('GK3', 'L13B', 1317, 'Petrol', '2WD', 'CVT|MT', 2013, 2020, 395.5, 169.5, 152.5, 1020, {
        grades: '13G|13G F Package|13G L Package|13G S Package',
      }),
      code('GP5', 'LEB', 1496, 'Hybrid', '2WD', 'DCT', 2013, 2020, 395.5, 169.5, 152.5, 1130, {
        usd: 17500,
        grades: 'Hybrid|Hybrid F Package|Hybrid L Package|Hybrid S Package',
      }),
      code('GR3', 'LEB', 1496, 'Hybrid', '2WD', 'CVT', 2020, null, 399.5, 169.5, 151.5, 1180, {
        usd: 20500,
        grades: 'e:HEV Basic|e:HEV Home|e:HEV Luxe',
      }),
    ],
  ),
  model('Shuttle', 'Station Wagon', { usd: 18500, hold: 0.885, pop: 3, grades: 'G|Hybrid X|Hybrid Z' }, [
    code('GK8', 'L15B', 1496, 'Petrol', '2WD', 'CVT', 2015, 2022, 440, 169.5, 154.5, 1130, { grades: 'G' }),
    code('GP7', 'LEB', 1496, 'Hybrid', '2WD', 'DCT', 2015, 2022, 440, 169.5, 154.5, 1190, {
      usd: 21500,
      grades: 'Hybrid|Hybrid X|Hybrid Z',
    }),
  ]),
  model(
    'Fit Shuttle',
    'Station Wagon',
    { usd: 17500, hold: 0.87, pop: 2, grades: 'C|Smart Selection|Navi Premium' },
    [
      code('GP2', 'LDA', 1339, 'Hybrid', '2WD', 'CVT', 2011, 2015, 441, 169.5, 154, 1200, {
        grades: 'Hybrid|Hybrid C|Hybrid Smart Selection',
      }),
    ],
  ),
  model('Grace', 'Sedan', { usd: 18500, hold: 0.88, pop: 2, grades: 'DX|LX|EX' }, [
    code('GM4', 'LEB', 1496, 'Hybrid', '2WD', 'DCT', 2014, 2020, 444, 169.5, 147.5, 1180, {
      grades: 'Hybrid DX|Hybrid LX|Hybrid EX',
    }),
  ]),
  model('Insight', 'Sedan', { usd: 26500, hold: 0.87, pop: 1, grades: 'LX|EX' }, [
    code('ZE4', 'LEB', 1496, 'Hybrid', '2WD', 'CVT', 2018, 2022, 467.5, 182, 141, 1370),
  ]),
  model('Civic', 'Hatchback', { usd: 26000, hold: 0.905, pop: 2, grades: 'Standard|EX|LX' }, [
    code('FK7', 'L15C', 1496, 'Petrol', '2WD', 'CVT|MT', 2017, 2021, 452, 180, 143.5, 1320, {
      grades: 'Base',
    }),
    code('FL1', 'L15C', 1496, 'Petrol', '2WD', 'CVT|MT', 2021, null, 455, 180, 141.5, 1340, {
      usd: 29000,
      grades: 'LX|EX',
    }),
  ]),
  model('Accord', 'Sedan', { usd: 33000, hold: 0.87, pop: 1, grades: 'LX|EX' }, [
    code('CR6', 'LFA', 1993, 'Hybrid', '2WD', 'CVT', 2013, 2016, 491.5, 185, 146.5, 1620),
    code('CV3', 'LFB', 1993, 'Hybrid', '2WD', 'CVT', 2020, 2023, 490, 186, 145, 1560, {
      usd: 37000,
      grades: 'EX',
    }),
  ]),
  model(
    'CR-V',
    'SUV',
    { usd: 27500, hold: 0.895, pop: 3, grades: '20G|24G|EX|EX Masterpiece', sub: 'Crossover' },
    [
      code('RE4', 'K24A', 2354, 'Petrol', '4WD', 'AT', 2006, 2011, 452, 182, 169, 1540, { grades: 'X|ZX' }),
      code('RM4', 'K24A', 2354, 'Petrol', '4WD', 'AT', 2011, 2016, 453.5, 182, 168.5, 1540, {
        grades: '24G|24G Leather Package',
      }),
      code('RW1', 'L15B', 1496, 'Petrol', '2WD', 'CVT', 2018, 2022, 460.5, 185.5, 168, 1520, {
        usd: 31000,
        seats: [5, 7],
        grades: 'EX|EX Masterpiece',
      }),
      code('RT5', 'LFB', 1993, 'Hybrid', '2WD', 'CVT', 2018, 2022, 460.5, 185.5, 168, 1610, {
        usd: 35000,
        grades: 'Hybrid EX|Hybrid EX Masterpiece',
      }),
    ],
  ),
  model(
    'Vezel',
    'SUV',
    { usd: 21500, hold: 0.895, pop: 5, grades: 'G|X|Hybrid X|Hybrid Z|Z', sub: 'Crossover' },
    [
      code('RU1', 'L15B', 1496, 'Petrol', '2WD', 'CVT', 2013, 2021, 429.5, 177, 160.5, 1180, {
        grades: 'G|X',
      }),
      code('RU3', 'LEB', 1496, 'Hybrid', '2WD', 'DCT', 2013, 2021, 429.5, 177, 160.5, 1270, {
        usd: 24000,
        grades: 'Hybrid|Hybrid X|Hybrid Z',
      }),
      code('RU4', 'LEB', 1496, 'Hybrid', '4WD', 'DCT', 2013, 2021, 429.5, 177, 160.5, 1350, {
        usd: 26000,
        grades: 'Hybrid|Hybrid X|Hybrid Z',
      }),
      code('RV5', 'LEC', 1496, 'Hybrid', '2WD', 'CVT', 2021, null, 433, 179, 159, 1350, {
        usd: 28000,
        grades: 'e:HEV X|e:HEV Z|e:HEV PLaY',
      }),
    ],
  ),
  model(
    'Stepwgn',
    'Minivan',
    { usd: 25000, hold: 0.885, pop: 3, grades: 'G|B|Spada|Spada Cool Spirit', seats: [7, 8] },
    [
      code('RK1', 'R20A', 1997, 'Petrol', '2WD', 'CVT|AT', 2009, 2015, 469, 169.5, 181.5, 1570, {
        grades: 'G|L',
      }),
      code('RP3', 'L15B', 1496, 'Petrol', '2WD', 'CVT', 2015, 2022, 473.5, 169.5, 184, 1680, {
        usd: 27500,
        grades: 'Spada|Spada Cool Spirit',
      }),
    ],
  ),
  model('Freed', 'Minivan', { usd: 20000, hold: 0.885, pop: 4, grades: 'G|B|Flex|Hybrid G', seats: [6, 7] }, [
    code('GB3', 'L15A', 1496, 'Petrol', '2WD', 'CVT|AT', 2008, 2016, 421.5, 169.5, 171.5, 1290, {
      grades: 'G|Flex|G Aero',
    }),
    code('GB5', 'L15B', 1496, 'Petrol', '2WD', 'CVT', 2016, 2024, 426.5, 169.5, 171, 1340, { grades: 'B|G' }),
    code('GB7', 'LEB', 1496, 'Hybrid', '2WD', 'DCT', 2016, 2024, 426.5, 169.5, 171, 1410, {
      usd: 23500,
      grades: 'Hybrid B|Hybrid G',
    }),
  ]),
  model(
    'Odyssey',
    'Minivan',
    { usd: 28500, hold: 0.88, pop: 3, grades: 'M|Absolute|Absolute EX|G', seats: [7, 8] },
    [
      code('RB3', 'K24A', 2354, 'Petrol', '2WD', 'CVT|AT', 2008, 2013, 480, 180, 154.5, 1610, {
        seats: [7],
        grades: 'M|L|Absolute',
      }),
      code('RC1', 'K24W', 2356, 'Petrol', '2WD', 'CVT', 2013, 2021, 483, 182, 169.5, 1760, {
        grades: 'B|G|Absolute|Absolute EX',
      }),
      code('RC4', 'LFA', 1993, 'Hybrid', '2WD', 'CVT', 2016, 2022, 483, 182, 169.5, 1850, {
        usd: 35000,
        grades: 'Hybrid|Hybrid Absolute|Hybrid Absolute EX',
      }),
    ],
  ),
  model(
    'N-BOX',
    'Kei Car',
    { usd: 14000, hold: 0.9, pop: 3, grades: 'G|G L Package|Custom G', sub: 'Kei Wagon' },
    [
      code('JF1', 'S07A', 658, 'Petrol', '2WD', 'CVT', 2011, 2017, 339.5, 147.5, 178, 930),
      code('JF3', 'S07B', 658, 'Petrol', '2WD', 'CVT', 2017, 2023, 339.5, 147.5, 179, 890),
    ],
  ),
  model('N-WGN', 'Kei Car', { usd: 12000, hold: 0.89, pop: 2, grades: 'G|C|Custom G', sub: 'Kei Wagon' }, [
    code('JH1', 'S07A', 658, 'Petrol', '2WD', 'CVT', 2013, 2019, 339.5, 147.5, 165.5, 820),
  ]),
  model('N-ONE', 'Kei Car', { usd: 12500, hold: 0.9, pop: 1, grades: 'G|Premium|Premium Tourer' }, [
    code('JG1', 'S07A', 658, 'Petrol', '2WD', 'CVT', 2012, 2020, 339.5, 147.5, 161, 840),
  ]),
  model(
    'N-VAN',
    'Van',
    { usd: 13500, hold: 0.9, pop: 2, grades: 'G|L|+Style Fun', seats: [4], sub: 'Kei Van' },
    [code('JJ1', 'S07B', 658, 'Petrol', '2WD', 'CVT|MT', 2018, null, 339.5, 147.5, 194.5, 940, { cap: 350 })],
  ),
  model(
    'Acty Truck',
    'Truck',
    { usd: 9000, hold: 0.925, pop: 2, grades: 'SDX|Town|Attack', seats: [2], sub: 'Kei Truck' },
    [
      code('HA8', 'E07Z', 656, 'Petrol', '2WD', 'MT|AT', 2009, 2021, 339.5, 147.5, 174.5, 760, {
        cap: 350,
        grades: 'SDX|Town',
      }),
      code('HA9', 'E07Z', 656, 'Petrol', '4WD', 'MT', 2009, 2021, 339.5, 147.5, 174.5, 810, {
        cap: 350,
        usd: 10000,
        grades: 'SDX|Attack|Town',
      }),
    ],
  ),
  model('e', 'Hatchback', { usd: 36000, hold: 0.79, grades: 'Base|Advance', seats: [4] }, [
    code('ZC7', 'MCF5', null, 'Electric', '2WD', 'AT', 2020, 2024, 389.5, 175, 151, 1520, { kwh: 35.5 }),
  ]),
])

export const MAZDA = modelsOf('Mazda', [
  model(
    'Demio',
    'Hatchback',
    { usd: 14000, hold: 0.875, pop: 5, grades: '13C|13S|XD|XD Touring', sub: 'Compact' },
    [
      code('DE3FS', 'ZJ-VE', 1348, 'Petrol', '2WD', 'CVT|AT', 2007, 2014, 388.5, 169.5, 147.5, 990, {
        grades: '13C|13C-V',
      }),
      code('DJ3FS', 'P3-VPS', 1298, 'Petrol', '2WD', 'AT|MT', 2014, 2019, 406, 169.5, 150, 1030, {
        grades: '13C|13S|13S Touring',
      }),
      code('DJ5FS', 'S5-DPTS', 1498, 'Diesel', '2WD', 'AT|MT', 2014, 2019, 406, 169.5, 150, 1130, {
        usd: 18000,
        grades: 'XD|XD Touring',
      }),
    ],
  ),
  model(
    'Mazda2',
    'Hatchback',
    { usd: 16500, hold: 0.88, pop: 2, grades: '15S|15S Proactive|15BD', sub: 'Compact' },
    [
      code('DJLFS', 'P5-VPS', 1496, 'Petrol', '2WD', 'AT|MT', 2019, null, 406.5, 169.5, 152.5, 1090, {
        grades: '15C|15S|15S Proactive',
      }),
    ],
  ),
  model('Axela', 'Hatchback', { usd: 19500, hold: 0.87, pop: 3, grades: '15C|15S|15XD|20S' }, [
    code('BM5FS', 'P5-VPS', 1496, 'Petrol', '2WD', 'AT|MT', 2013, 2019, 446, 179.5, 147, 1270, {
      grades: '15C|15S',
    }),
  ]),
  model('Mazda3', 'Hatchback', { usd: 23000, hold: 0.88, pop: 2, grades: '15S|15S Touring|XD L Package' }, [
    code('BP5P', 'P5-VPS', 1496, 'Petrol', '2WD', 'AT|MT', 2019, null, 446, 179.5, 144, 1340, {
      grades: '15S|15S Touring',
    }),
    code('BP8P', 'S8-DPTS', 1756, 'Diesel', '2WD', 'AT', 2019, null, 446, 179.5, 144, 1410, {
      usd: 27000,
      grades: 'XD|XD Proactive|XD L Package',
    }),
  ]),
  model('Atenza', 'Sedan', { usd: 27000, hold: 0.86, pop: 3, grades: '20S|25S L Package|XD|XD L Package' }, [
    code('GJEFP', 'PE-VPR', 1997, 'Petrol', '2WD', 'AT', 2012, 2019, 486, 184, 145, 1430, { grades: '20S' }),
    code('GJ2FP', 'SH-VPTS', 2188, 'Diesel', '2WD', 'AT|MT', 2012, 2019, 486, 184, 145, 1520, {
      usd: 30000,
      grades: 'XD|XD Proactive|XD L Package',
    }),
  ]),
  model('CX-3', 'SUV', { usd: 23000, hold: 0.87, pop: 2, grades: '20S|XD|XD Touring', sub: 'Crossover' }, [
    code('DK5FW', 'S5-DPTS', 1498, 'Diesel', '2WD', 'AT|MT', 2015, 2018, 427.5, 176.5, 155, 1260, {
      grades: 'XD|XD Touring',
    }),
  ]),
  model(
    'CX-5',
    'SUV',
    { usd: 27500, hold: 0.885, pop: 5, grades: '20S|XD|XD Proactive|XD L Package', sub: 'Crossover' },
    [
      code('KEEFW', 'PE-VPS', 1997, 'Petrol', '2WD', 'AT', 2012, 2017, 454, 184, 170.5, 1450, {
        grades: '20S',
      }),
      code('KE2FW', 'SH-VPTS', 2188, 'Diesel', '2WD', 'AT', 2012, 2017, 454, 184, 170.5, 1520, {
        usd: 29500,
        grades: 'XD|XD Proactive|XD L Package',
      }),
      code('KFEP', 'PE-VPS', 1997, 'Petrol', '2WD', 'AT', 2017, null, 454.5, 184, 169, 1520, {
        grades: '20S|20S Proactive',
      }),
      code('KF2P', 'SH-VPTS', 2188, 'Diesel', '2WD', 'AT', 2017, null, 454.5, 184, 169, 1620, {
        usd: 32000,
        grades: 'XD|XD Proactive|XD L Package',
      }),
    ],
  ),
  model(
    'CX-8',
    'SUV',
    { usd: 34000, hold: 0.885, pop: 2, grades: '25S|XD|XD L Package', seats: [6, 7], sub: 'Crossover' },
    [
      code('KG2P', 'SH-VPTS', 2188, 'Diesel', '2WD', 'AT', 2017, 2023, 490, 184, 173, 1790, {
        grades: 'XD|XD Proactive|XD L Package',
      }),
    ],
  ),
  model('CX-30', 'SUV', { usd: 26500, hold: 0.89, pop: 2, grades: '20S|20S Touring|XD', sub: 'Crossover' }, [
    code('DMEP', 'PE-VPS', 1997, 'Petrol', '2WD', 'AT', 2019, null, 439.5, 179.5, 154, 1390, {
      grades: '20S|20S Proactive|20S L Package',
    }),
    code('DM8P', 'S8-DPTS', 1756, 'Diesel', '2WD', 'AT', 2019, null, 439.5, 179.5, 154, 1460, {
      usd: 29500,
      grades: 'XD|XD Proactive',
    }),
  ]),
  model(
    'Roadster',
    'Coupe',
    { usd: 26500, hold: 0.925, pop: 1, grades: 'S|S Special Package|RS', seats: [2], sub: 'Convertible' },
    [code('ND5RC', 'P5-VPR', 1496, 'Petrol', '2WD', 'MT|AT', 2015, null, 391.5, 173.5, 123.5, 1010)],
  ),
])
