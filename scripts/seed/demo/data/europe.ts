import { code, model, modelsOf } from './model-row'

// European makers sell both steering sides. The code is the platform or type code the trade lists.

export const LEXUS = modelsOf('Lexus', [
  model(
    'RX',
    'SUV',
    { usd: 52000, hold: 0.905, pop: 3, grades: 'Base|Version L|F Sport', sub: 'Crossover' },
    [
      code('AGL20W', '8AR-FTS', 1998, 'Petrol', '2WD', 'AT', 2015, 2022, 489, 189.5, 171, 1890),
      code('GYL25W', '2GR-FXS', 3456, 'Hybrid', '4WD', 'CVT', 2015, 2022, 489, 189.5, 171, 2100, {
        usd: 60000,
      }),
    ],
  ),
  model(
    'LX',
    'SUV',
    {
      usd: 102000,
      hold: 0.93,
      pop: 2,
      grades: 'LX570|LX600|Executive',
      seats: [7, 8],
      sub: 'Full-Size SUV',
      steering: 'hydraulic',
    },
    [
      code('URJ201W', '3UR-FE', 5662, 'Petrol', '4WD', 'AT', 2015, 2021, 506.5, 198, 191, 2720, {
        seats: [8],
        grades: 'LX570',
      }),
      code('URJ201L', '3UR-FE', 5662, 'Petrol', '4WD', 'AT', 2008, 2021, 506.5, 198, 191, 2680, {
        side: 'LHD',
        seats: [8],
        grades: 'LX570',
      }),
      code('VJA310W', 'V35A-FTS', 3444, 'Petrol', '4WD', 'AT', 2022, null, 510, 199, 188.5, 2540, {
        usd: 125000,
        seats: [7],
        grades: 'LX600|LX600 Offroad|LX600 Executive',
      }),
    ],
  ),
  model(
    'NX',
    'SUV',
    { usd: 43000, hold: 0.9, pop: 3, grades: 'Base|I Package|Version L|F Sport', sub: 'Crossover' },
    [
      code('AGZ10', '8AR-FTS', 1998, 'Petrol', '2WD', 'AT', 2014, 2021, 463, 184.5, 164.5, 1700),
      code('AYZ10', '2AR-FXE', 2493, 'Hybrid', '2WD', 'CVT', 2014, 2021, 463, 184.5, 164.5, 1740, {
        usd: 46000,
      }),
    ],
  ),
  model(
    'UX',
    'SUV',
    { usd: 38000, hold: 0.89, pop: 2, grades: 'Version C|Version L|F Sport', sub: 'Crossover' },
    [
      code('MZAA10', 'M20A-FKS', 1986, 'Petrol', '2WD', 'CVT', 2018, 2023, 449.5, 184, 154, 1470),
      code('MZAH10', 'M20A-FXS', 1986, 'Hybrid', '2WD', 'CVT', 2018, 2023, 449.5, 184, 154, 1550, {
        usd: 41000,
      }),
    ],
  ),
  model('IS', 'Sedan', { usd: 43000, hold: 0.875, pop: 2, grades: 'Base|Version L|F Sport' }, [
    code('AVE30', '2AR-FSE', 2493, 'Hybrid', '2WD', 'CVT', 2013, 2024, 466.5, 181, 143, 1670),
  ]),
  model('ES', 'Sedan', { usd: 49000, hold: 0.88, pop: 1, grades: 'Base|Version L|F Sport' }, [
    code('AXZH10', 'A25A-FXS', 2487, 'Hybrid', '2WD', 'CVT', 2018, 2025, 497.5, 186.5, 144.5, 1690),
  ]),
  model('CT', 'Hatchback', { usd: 32000, hold: 0.875, pop: 2, grades: 'Version C|Version L|F Sport' }, [
    code('ZWA10', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2011, 2022, 435, 176.5, 145, 1420),
  ]),
  model(
    'GX',
    'SUV',
    {
      usd: 60000,
      hold: 0.92,
      pop: 1,
      grades: 'Base|Premium',
      seats: [7],
      side: 'LHD',
      steering: 'hydraulic',
    },
    [code('URJ150L', '1UR-FE', 4608, 'Petrol', '4WD', 'AT', 2010, 2023, 488, 188.5, 188.5, 2350)],
  ),
])

export const MERCEDES_BENZ = modelsOf('Mercedes-Benz', [
  model('A-Class', 'Hatchback', { usd: 33000, hold: 0.84, pop: 2, grades: 'A180|A180 Sport|A180 Style' }, [
    code('W176', 'M270', 1595, 'Petrol', '2WD', 'DCT', 2012, 2018, 429, 178, 143.5, 1430),
    code('W177', 'M282', 1331, 'Petrol', '2WD', 'DCT', 2018, null, 442, 180, 142, 1380, {
      usd: 37000,
      grades: 'A180|A180 Style',
    }),
  ]),
  model(
    'C-Class',
    'Sedan',
    { usd: 46000, hold: 0.845, pop: 4, grades: 'C180|C200|C200 Avantgarde|C200 AMG Line', side: 'BOTH' },
    [
      code('W204', 'M271', 1796, 'Petrol', '2WD', 'AT', 2007, 2014, 458, 177, 144.5, 1490, {
        grades: 'C180|C200|C200 Avantgarde',
      }),
      code('W205', 'M274', 1991, 'Petrol', '2WD', 'AT', 2014, 2018, 469, 181, 144, 1540, {
        grades: 'C200|C200 Avantgarde|C200 AMG Line',
      }),
    ],
  ),
  model(
    'E-Class',
    'Sedan',
    { usd: 62000, hold: 0.835, pop: 3, grades: 'E200|E250|E200 Avantgarde', side: 'BOTH' },
    [
      code('W212', 'M274', 1991, 'Petrol', '2WD', 'AT', 2013, 2016, 489, 185.5, 145.5, 1700, {
        grades: 'E200|E250',
      }),
      code('W213', 'M274', 1991, 'Petrol', '2WD', 'AT', 2016, 2023, 493, 185, 145.5, 1690, {
        grades: 'E200|E200 Avantgarde|E250 Avantgarde',
      }),
    ],
  ),
  model(
    'S-Class',
    'Sedan',
    { usd: 105000, hold: 0.82, pop: 1, grades: 'S400|S400L', side: 'LHD', sub: 'Limousine' },
    [code('W222', 'M276', 2996, 'Petrol', '2WD', 'AT', 2014, 2020, 525, 190, 149.5, 1980)],
  ),
  model('GLC', 'SUV', { usd: 56000, hold: 0.865, pop: 2, grades: 'GLC250|GLC300', side: 'BOTH' }, [
    code('X253', 'M274', 1991, 'Petrol', 'AWD', 'AT', 2015, 2022, 466, 189, 164.5, 1800),
  ]),
  model('GLE', 'SUV', { usd: 72000, hold: 0.85, pop: 1, grades: 'GLE350d|GLE350d Sports', side: 'BOTH' }, [
    code('W166', 'OM642', 2986, 'Diesel', 'AWD', 'AT', 2015, 2019, 482.5, 193.5, 179.5, 2230),
  ]),
  model(
    'G-Class',
    'SUV',
    { usd: 118000, hold: 0.945, pop: 1, grades: 'G350d|Professional', side: 'BOTH', steering: 'ball' },
    [code('W463', 'OM642', 2986, 'Diesel', '4WD', 'AT', 2010, 2018, 457.5, 186, 197, 2570)],
  ),
  model(
    'V-Class',
    'Minivan',
    { usd: 62000, hold: 0.875, pop: 1, grades: 'V220d|V220d Avantgarde', seats: [7, 8], side: 'BOTH' },
    [code('W447', 'OM651', 2143, 'Diesel', '2WD', 'AT', 2015, 2019, 515, 193, 188, 2300)],
  ),
])

export const BMW = modelsOf('BMW', [
  model('1 Series', 'Hatchback', { usd: 34000, hold: 0.83, pop: 2, grades: '118i|118i Sport|118i M Sport' }, [
    code('F20', 'B38', 1498, 'Petrol', '2WD', 'AT', 2015, 2019, 434, 176.5, 144, 1430),
  ]),
  model(
    '3 Series',
    'Sedan',
    { usd: 47000, hold: 0.835, pop: 4, grades: '320i|320i Sport|320i M Sport|320i Luxury', side: 'BOTH' },
    [
      code('E90', 'N46', 1995, 'Petrol', '2WD', 'AT', 2005, 2011, 452.5, 181.5, 144, 1490, {
        grades: '320i|320i M Sport',
      }),
      code('F30', 'N20', 1997, 'Petrol', '2WD', 'AT', 2012, 2015, 462.5, 180, 144, 1510),
      code('G20', 'B48', 1998, 'Petrol', '2WD', 'AT', 2019, null, 471.5, 182.5, 144, 1560, { usd: 52000 }),
    ],
  ),
  model(
    '5 Series',
    'Sedan',
    { usd: 62000, hold: 0.825, pop: 2, grades: '523i|528i|530i|530i M Sport', side: 'BOTH' },
    [
      code('F10', 'N20', 1997, 'Petrol', '2WD', 'AT', 2011, 2017, 491, 186, 147.5, 1700, {
        grades: '523i|528i',
      }),
      code('G30', 'B48', 1998, 'Petrol', '2WD', 'AT', 2017, 2023, 494.5, 187, 148, 1640, {
        grades: '523i|530i|530i M Sport',
      }),
    ],
  ),
  model(
    'X1',
    'SUV',
    { usd: 43000, hold: 0.845, pop: 2, grades: 'sDrive18i|xLine|M Sport', sub: 'Crossover' },
    [code('F48', 'B38', 1498, 'Petrol', '2WD', 'DCT|AT', 2015, 2022, 445.5, 182, 161, 1500)],
  ),
  model(
    'X3',
    'SUV',
    { usd: 57000, hold: 0.85, pop: 2, grades: 'xDrive20i|xDrive20d|xDrive20d M Sport', side: 'BOTH' },
    [
      code('F25', 'N20', 1997, 'Petrol', 'AWD', 'AT', 2011, 2017, 466.5, 188, 167.5, 1840, {
        grades: 'xDrive20i|xDrive28i',
      }),
      code('G01', 'B47', 1995, 'Diesel', 'AWD', 'AT', 2017, 2024, 472, 189, 167.5, 1860, {
        side: 'RHD',
        grades: 'xDrive20d|xDrive20d M Sport',
      }),
    ],
  ),
  model(
    'X5',
    'SUV',
    { usd: 80000, hold: 0.85, pop: 2, grades: 'xDrive35d|xDrive35d M Sport', side: 'BOTH' },
    [
      code('F15', 'N57', 2992, 'Diesel', 'AWD', 'AT', 2013, 2018, 491, 194, 177, 2200),
      code('G05', 'B57', 2992, 'Diesel', 'AWD', 'AT', 2019, 2023, 493.5, 200.5, 177, 2260, { usd: 90000 }),
    ],
  ),
  model('i3', 'Hatchback', { usd: 45000, hold: 0.8, grades: 'Atelier|Lodge|Suite', seats: [4] }, [
    code('I01', 'IB1', null, 'Electric', '2WD', 'AT', 2014, 2022, 401, 177.5, 155, 1320, { kwh: 33 }),
  ]),
])

export const AUDI = modelsOf('Audi', [
  model('A3', 'Hatchback', { usd: 36000, hold: 0.835, pop: 2, grades: '1.4 TFSI|Sport|S line' }, [
    code('8V', 'CZE', 1394, 'Petrol', '2WD', 'DCT', 2013, 2020, 432.5, 178.5, 143.5, 1320),
  ]),
  model('A4', 'Sedan', { usd: 46000, hold: 0.83, pop: 2, grades: '2.0 TFSI|Sport|S line' }, [
    code('8W', 'CVK', 1984, 'Petrol', '2WD', 'DCT', 2016, 2023, 473.5, 184, 143, 1540),
  ]),
  model('Q3', 'SUV', { usd: 42000, hold: 0.84, pop: 2, grades: '1.4 TFSI|S line', sub: 'Crossover' }, [
    code('8U', 'CHP', 1394, 'Petrol', '2WD', 'DCT', 2014, 2018, 440, 183, 159, 1480),
  ]),
  model('Q5', 'SUV', { usd: 56000, hold: 0.845, pop: 2, grades: '2.0 TFSI quattro|S line', side: 'BOTH' }, [
    code('8R', 'CDN', 1984, 'Petrol', 'AWD', 'DCT|AT', 2009, 2017, 463, 190, 166, 1840),
  ]),
])

export const VOLKSWAGEN = modelsOf('Volkswagen', [
  model(
    'Polo',
    'Hatchback',
    { usd: 22000, hold: 0.84, pop: 2, grades: 'TSI Comfortline|TSI Trendline|TSI Highline', sub: 'Compact' },
    [
      code('6R', 'CBZ', 1197, 'Petrol', '2WD', 'DCT', 2010, 2017, 399.5, 168.5, 147.5, 1100),
      code('AW', 'CHZ', 999, 'Petrol', '2WD', 'DCT', 2018, null, 406, 175, 145, 1160, { usd: 25000 }),
    ],
  ),
  model(
    'Golf',
    'Hatchback',
    { usd: 29000, hold: 0.845, pop: 3, grades: 'TSI Trendline|TSI Comfortline|TSI Highline' },
    [
      code('5K', 'CBZ', 1197, 'Petrol', '2WD', 'DCT', 2010, 2013, 421, 179, 148.5, 1270),
      code('AU', 'CJZ', 1197, 'Petrol', '2WD', 'DCT', 2013, 2020, 426.5, 180, 146, 1240),
    ],
  ),
  model(
    'Tiguan',
    'SUV',
    { usd: 38000, hold: 0.85, pop: 2, grades: 'Track & Field|Sport & Style', side: 'BOTH' },
    [code('5N', 'CAW', 1984, 'Petrol', 'AWD', 'AT|DCT', 2008, 2016, 443, 181, 169, 1640)],
  ),
  model('Touareg', 'SUV', { usd: 60000, hold: 0.84, pop: 1, grades: 'V6|R-Line', side: 'LHD' }, [
    code('7P', 'CGR', 3597, 'Petrol', 'AWD', 'AT', 2010, 2018, 480, 194.5, 173.5, 2160),
  ]),
  model(
    'Amarok',
    'Pickup',
    {
      usd: 37000,
      hold: 0.885,
      pop: 1,
      grades: 'Trendline|Highline',
      side: 'BOTH',
      sub: 'Double Cab',
      steering: 'hydraulic',
    },
    [code('2H', 'CSH', 1968, 'Diesel', '4WD', 'AT|MT', 2012, 2020, 525.5, 195.5, 183.5, 2040, { cap: 980 })],
  ),
])

export const VOLVO = modelsOf('Volvo', [
  model(
    'V40',
    'Hatchback',
    { usd: 34000, hold: 0.83, pop: 2, grades: 'T3 Kinetic|T3 Momentum|T3 Inscription' },
    [code('MB4154T', 'B4154T', 1497, 'Petrol', '2WD', 'AT', 2015, 2019, 437, 180, 144, 1480)],
  ),
  model(
    'XC60',
    'SUV',
    { usd: 60000, hold: 0.855, pop: 2, grades: 'T5 Momentum|T5 Inscription|T5 R-Design' },
    [code('UB420XC', 'B420', 1968, 'Petrol', 'AWD', 'AT', 2017, 2022, 469, 190, 166, 1830)],
  ),
  model('XC90', 'SUV', { usd: 78000, hold: 0.85, pop: 2, grades: 'T5 Momentum|T6 Inscription', seats: [7] }, [
    code('LB420XC', 'B420', 1968, 'Petrol', 'AWD', 'AT', 2016, 2022, 495, 196, 177.5, 2060),
  ]),
])

export const LAND_ROVER = modelsOf('Land Rover', [
  model(
    'Range Rover',
    'SUV',
    {
      usd: 112000,
      hold: 0.855,
      pop: 2,
      grades: 'HSE|Vogue|Autobiography',
      side: 'BOTH',
      sub: 'Full-Size SUV',
    },
    [code('L405', '306PS', 2994, 'Petrol', '4WD', 'AT', 2013, 2021, 500.5, 198.5, 186.5, 2330)],
  ),
  model(
    'Range Rover Sport',
    'SUV',
    { usd: 88000, hold: 0.855, pop: 2, grades: 'SE|HSE|HSE Dynamic', side: 'BOTH' },
    [code('L494', '306PS', 2994, 'Petrol', '4WD', 'AT', 2013, 2022, 485.5, 198.5, 180, 2250)],
  ),
  model(
    'Range Rover Evoque',
    'SUV',
    { usd: 52000, hold: 0.845, pop: 3, grades: 'Pure|SE|HSE|HSE Dynamic', side: 'BOTH' },
    [code('L538', '204PT', 1998, 'Petrol', 'AWD', 'AT', 2012, 2018, 435.5, 190, 163.5, 1760)],
  ),
  model(
    'Discovery',
    'SUV',
    { usd: 68000, hold: 0.865, pop: 3, grades: 'SE|HSE|XS', seats: [7], steering: 'hydraulic' },
    [code('L319', '306DT', 2993, 'Diesel', '4WD', 'AT', 2010, 2016, 484, 191.5, 189, 2570)],
  ),
  model('Defender', 'SUV', { usd: 65000, hold: 0.93, pop: 2, grades: '110|110 S|110 SE', side: 'BOTH' }, [
    code('L316', '224DT', 2198, 'Diesel', '4WD', 'MT', 2012, 2016, 464, 179, 202, 2020, {
      usd: 46000,
      grades: '110',
    }),
    code('L663', '204PT', 1997, 'Petrol', '4WD', 'AT', 2020, null, 494.5, 199.5, 197, 2240, {
      grades: '110|110 S|110 SE',
    }),
  ]),
])

export const PEUGEOT = modelsOf('Peugeot', [
  model(
    '208',
    'Hatchback',
    { usd: 21500, hold: 0.825, pop: 1, grades: 'Active|Allure|Style', sub: 'Compact' },
    [code('A9', 'HN01', 1199, 'Petrol', '2WD', 'AT', 2015, 2019, 397.5, 174, 147, 1160)],
  ),
  model('308', 'Hatchback', { usd: 27000, hold: 0.825, pop: 1, grades: 'Active|Allure' }, [
    code('T9', 'HN02', 1199, 'Petrol', '2WD', 'AT', 2014, 2021, 427.5, 180.5, 147, 1310),
  ]),
  model('3008', 'SUV', { usd: 36000, hold: 0.84, pop: 1, grades: 'Allure|GT Line', side: 'BOTH' }, [
    code('P84', '5G01', 1598, 'Petrol', '2WD', 'AT', 2017, 2020, 445, 184, 163, 1470),
  ]),
])

export const RENAULT = modelsOf('Renault', [
  model('Kangoo', 'Minivan', { usd: 23500, hold: 0.875, pop: 1, grades: 'Actif|Zen', seats: [5] }, [
    code('KWH5F', 'H5F', 1197, 'Petrol', '2WD', 'DCT|MT', 2014, 2021, 428, 183, 181, 1450),
  ]),
  model(
    'Duster',
    'SUV',
    { usd: 19500, hold: 0.86, pop: 1, grades: 'PE|SE|LE', side: 'LHD', sub: 'Crossover' },
    [code('HM', 'F4R', 1998, 'Petrol', '4WD', 'AT|MT', 2012, 2018, 431.5, 182, 169.5, 1300)],
  ),
])

export const FIAT = modelsOf('Fiat', [
  model(
    '500',
    'Hatchback',
    { usd: 20500, hold: 0.86, pop: 1, grades: '1.2 Pop|TwinAir Pop|TwinAir Lounge', seats: [4], doors: 3 },
    [
      code('31212', '169A4', 1240, 'Petrol', '2WD', 'AMT', 2008, 2023, 354.5, 162.5, 151.5, 1000, {
        grades: '1.2 Pop',
      }),
      code('31209', '312A2', 875, 'Petrol', '2WD', 'AMT', 2011, 2023, 354.5, 162.5, 151.5, 1040, {
        grades: 'TwinAir Pop|TwinAir Lounge',
      }),
    ],
  ),
])

export const PORSCHE = modelsOf('Porsche', [
  model(
    'Cayenne',
    'SUV',
    { usd: 82000, hold: 0.865, pop: 2, grades: 'Base|Platinum Edition', side: 'BOTH' },
    [code('92A', 'M55.02', 3597, 'Petrol', 'AWD', 'AT', 2010, 2017, 484.5, 194, 170.5, 2050)],
  ),
  model('Macan', 'SUV', { usd: 68000, hold: 0.875, pop: 2, grades: 'Base', side: 'BOTH' }, [
    code('95B', 'CNC', 1984, 'Petrol', 'AWD', 'DCT', 2014, 2018, 468, 192.5, 162.5, 1820),
  ]),
  model(
    '911',
    'Coupe',
    { usd: 112000, hold: 0.935, pop: 1, grades: 'Carrera|Carrera Black Edition', seats: [4], side: 'BOTH' },
    [code('991', 'MA1.04', 3436, 'Petrol', '2WD', 'DCT|MT', 2012, 2015, 449, 181, 130.5, 1400)],
  ),
])

export const MINI = modelsOf('MINI', [
  model(
    'Cooper',
    'Hatchback',
    { usd: 29500, hold: 0.855, pop: 2, grades: 'Cooper|Cooper Classic', seats: [4], doors: 3 },
    [
      code('F56', 'B38', 1498, 'Petrol', '2WD', 'AT|DCT|MT', 2014, 2023, 383.5, 172.5, 143, 1190),
      code('F55', 'B38', 1498, 'Petrol', '2WD', 'AT|DCT', 2014, 2023, 400, 172.5, 144.5, 1260, {
        seats: [5],
        doors: 5,
      }),
    ],
  ),
  model(
    'Countryman',
    'SUV',
    { usd: 34000, hold: 0.85, pop: 1, grades: 'One|Cooper|Cooper S', sub: 'Crossover' },
    [code('R60', 'N16', 1598, 'Petrol', '2WD', 'AT|MT', 2011, 2016, 412, 179, 156, 1360)],
  ),
])
