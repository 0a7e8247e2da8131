import { code, model, modelsOf } from './model-row'

export const NISSAN = modelsOf('Nissan', [
  model(
    'Note',
    'Hatchback',
    { usd: 14000, hold: 0.875, pop: 6, grades: 'X|S|Medalist|X DIG-S', sub: 'Compact' },
    [
      code('E12', 'HR12DE', 1198, 'Petrol', '2WD', 'CVT', 2012, 2020, 410, 169.5, 152.5, 1030, {
        grades: 'S|X|X DIG-S|Medalist',
      }),
      code('HE12', 'HR12DE', 1198, 'Hybrid', '2WD', 'AT', 2016, 2020, 410, 169.5, 152, 1210, {
        usd: 18500,
        grades: 'e-POWER S|e-POWER X|e-POWER Medalist',
      }),
      code('E13', 'HR12DE', 1198, 'Hybrid', '2WD', 'AT', 2020, null, 404.5, 169.5, 152, 1220, {
        usd: 20500,
        grades: 'S|X',
      }),
    ],
  ),
  model('March', 'Hatchback', { usd: 11500, hold: 0.875, pop: 3, grades: 'S|X|G', sub: 'Compact' }, [
    code('K13', 'HR12DE', 1198, 'Petrol', '2WD', 'CVT', 2010, 2022, 378, 166.5, 151.5, 940),
  ]),
  model('Tiida', 'Hatchback', { usd: 14500, hold: 0.87, pop: 2, grades: '15M|15S|15G' }, [
    code('C11', 'HR15DE', 1498, 'Petrol', '2WD', 'AT', 2004, 2012, 420.5, 169.5, 153.5, 1110),
  ]),
  model('Latio', 'Sedan', { usd: 13500, hold: 0.87, pop: 2, grades: 'S|X|G' }, [
    code('N17', 'HR12DE', 1198, 'Petrol', '2WD', 'CVT', 2012, 2016, 442.5, 169.5, 149.5, 1040),
  ]),
  model('Sunny', 'Sedan', { usd: 14500, hold: 0.87, pop: 3, grades: 'S|SV|SL', side: 'LHD' }, [
    code('N17', 'HR15DE', 1498, 'Petrol', '2WD', 'AT', 2012, 2021, 442.5, 169.5, 150.5, 1040),
  ]),
  model('Sylphy', 'Sedan', { usd: 19000, hold: 0.865, pop: 2, grades: 'S|X|G' }, [
    code('TB17', 'MRA8DE', 1798, 'Petrol', '2WD', 'CVT', 2012, 2020, 461.5, 176, 149.5, 1230),
  ]),
  model('Teana', 'Sedan', { usd: 26000, hold: 0.855, pop: 2, grades: '250XL|250XV|XE' }, [
    code('J32', 'VQ25DE', 2495, 'Petrol', '2WD', 'CVT', 2008, 2014, 485, 179.5, 147.5, 1500, {
      grades: '250XE|250XL|250XV',
    }),
    code('L33', 'QR25DE', 2488, 'Petrol', '2WD', 'CVT', 2014, 2020, 486, 183, 147, 1470, {
      grades: 'XE|XL|XV',
    }),
  ]),
  model('Skyline', 'Sedan', { usd: 36000, hold: 0.88, pop: 2, grades: '250GT|350GT|GT|Type P' }, [
    code('V36', 'VQ25HR', 2495, 'Petrol', '2WD', 'AT', 2006, 2014, 475.5, 177, 145, 1550, {
      grades: '250GT|250GT Type P',
    }),
    code('HV37', 'VQ35HR', 3498, 'Hybrid', '2WD', 'AT', 2014, 2022, 479, 182, 144, 1760, {
      usd: 42000,
      grades: '350GT Hybrid|350GT Hybrid Type P',
    }),
  ]),
  model('Fuga', 'Sedan', { usd: 42000, hold: 0.855, pop: 1, grades: '250GT|370GT|Hybrid' }, [
    code('Y51', 'VQ25HR', 2495, 'Petrol', '2WD', 'AT', 2009, 2022, 494.5, 184.5, 150, 1690, {
      grades: '250GT|250GT Type P',
    }),
  ]),
  model('Leaf', 'Hatchback', { usd: 30000, hold: 0.83, pop: 5, grades: 'S|X|G' }, [
    code('ZE0', 'EM61', null, 'Electric', '2WD', 'AT', 2010, 2012, 444.5, 177, 154.5, 1520, {
      kwh: 24,
      grades: 'X|G',
    }),
    code('AZE0', 'EM57', null, 'Electric', '2WD', 'AT', 2012, 2017, 444.5, 177, 155, 1430, { kwh: 24 }),
    code('ZE1', 'EM57', null, 'Electric', '2WD', 'AT', 2017, null, 448, 179, 154, 1490, {
      kwh: 40,
      usd: 32000,
    }),
  ]),
  model('Sakura', 'Kei Car', { usd: 20000, hold: 0.84, pop: 2, grades: 'S|X|G' }, [
    code('B6AW', 'MM48', null, 'Electric', '2WD', 'AT', 2022, null, 339.5, 147.5, 165.5, 1070, { kwh: 20 }),
  ]),
  model(
    'X-Trail',
    'SUV',
    { usd: 24500, hold: 0.89, pop: 6, grades: '20S|20X|20Xi|20XT|G', sub: 'Crossover' },
    [
      code('NT31', 'MR20DE', 1997, 'Petrol', '4WD', 'CVT|MT', 2007, 2013, 459, 178.5, 168.5, 1470, {
        grades: '20S|20X',
      }),
      code('T32', 'MR20DD', 1997, 'Petrol', '2WD', 'CVT', 2013, 2022, 464, 182, 171.5, 1430, {
        grades: '20S|20X',
      }),
      code('NT32', 'MR20DD', 1997, 'Petrol', '4WD', 'CVT', 2013, 2022, 464, 182, 171.5, 1500, {
        usd: 26000,
        seats: [5, 7],
        grades: '20S|20X|20Xi',
      }),
      code('HNT32', 'MR20DD', 1997, 'Hybrid', '4WD', 'CVT', 2015, 2020, 464, 182, 171.5, 1640, {
        usd: 29000,
        grades: '20X Hybrid|20Xi Hybrid',
      }),
      code('SNT33', 'KR15DDT', 1497, 'Hybrid', '4WD', 'AT', 2022, null, 466, 184, 172, 1850, {
        usd: 35000,
        grades: 'S e-4ORCE|X e-4ORCE|G e-4ORCE',
      }),
    ],
  ),
  model('Juke', 'SUV', { usd: 18500, hold: 0.87, pop: 3, grades: '15RX|15RS|16GT FOUR', sub: 'Crossover' }, [
    code('F15', 'HR15DE', 1498, 'Petrol', '2WD', 'CVT', 2010, 2019, 413.5, 176.5, 156.5, 1170, {
      grades: '15RS|15RX',
    }),
    code('NF15', 'MR16DDT', 1618, 'Petrol', '4WD', 'CVT', 2010, 2019, 413.5, 176.5, 157, 1380, {
      usd: 22500,
      grades: '16GT FOUR',
    }),
  ]),
  model(
    'Kicks',
    'SUV',
    { usd: 25000, hold: 0.89, pop: 2, grades: 'X|X Two-Tone Interior', sub: 'Crossover' },
    [code('P15', 'HR12DE', 1198, 'Hybrid', '2WD', 'AT', 2020, null, 429, 176, 161, 1350)],
  ),
  model('Dualis', 'SUV', { usd: 20500, hold: 0.87, pop: 1, grades: '20S|20G', sub: 'Crossover' }, [
    code('J10', 'MR20DE', 1997, 'Petrol', '2WD', 'CVT', 2007, 2014, 431.5, 178, 161.5, 1380),
  ]),
  model('Murano', 'SUV', { usd: 31000, hold: 0.865, pop: 2, grades: '250XL|350XV', sub: 'Crossover' }, [
    code('TZ51', 'QR25DE', 2488, 'Petrol', '2WD', 'CVT', 2008, 2015, 482.5, 188.5, 170, 1660, {
      grades: '250XL|250XV',
    }),
    code('PNZ51', 'VQ35DE', 3498, 'Petrol', '4WD', 'CVT', 2008, 2015, 482.5, 188.5, 170, 1790, {
      usd: 36000,
      grades: '350XV FOUR',
    }),
  ]),
  model(
    'Patrol',
    'SUV',
    {
      usd: 65000,
      hold: 0.9,
      pop: 3,
      grades: 'SE|LE|XE|Platinum',
      seats: [8],
      side: 'LHD',
      sub: 'Full-Size SUV',
      steering: 'hydraulic',
    },
    [
      code('Y62', 'VK56VD', 5552, 'Petrol', '4WD', 'AT', 2010, 2024, 516.5, 199.5, 194, 2700, {
        grades: 'SE|LE|Platinum',
      }),
      code('Y61', 'TB48DE', 4759, 'Petrol', '4WD', 'MT|AT', 2005, 2021, 505, 194, 185.5, 2430, {
        usd: 45000,
        seats: [7],
        grades: 'GL|Super Safari',
      }),
    ],
  ),
  model(
    'Serena',
    'Minivan',
    { usd: 23500, hold: 0.88, pop: 4, grades: 'Highway Star|20S|20G|e-POWER XV', seats: [8] },
    [
      code('C26', 'MR20DD', 1997, 'Petrol', '2WD', 'CVT', 2010, 2016, 468.5, 169.5, 186.5, 1590, {
        grades: '20S|20X|Highway Star',
      }),
      code('C27', 'MR20DD', 1997, 'Petrol', '2WD', 'CVT', 2016, 2022, 469, 169.5, 186.5, 1650, {
        usd: 25000,
        grades: 'S|X|XV|Highway Star',
      }),
      code('HFC27', 'HR12DE', 1198, 'Hybrid', '2WD', 'AT', 2018, 2022, 469, 169.5, 186.5, 1730, {
        usd: 29000,
        seats: [7],
        grades: 'e-POWER XV|e-POWER Highway Star V',
      }),
    ],
  ),
  model(
    'Elgrand',
    'Minivan',
    {
      usd: 35000,
      hold: 0.885,
      pop: 2,
      grades: '250 Highway Star|250XG',
      seats: [7, 8],
      sub: 'Luxury Minivan',
    },
    [
      code('TE52', 'QR25DE', 2488, 'Petrol', '2WD', 'CVT', 2010, null, 491.5, 185, 181.5, 1920),
      code('TNE52', 'QR25DE', 2488, 'Petrol', '4WD', 'CVT', 2010, null, 491.5, 185, 181.5, 2000, {
        usd: 37500,
      }),
    ],
  ),
  model(
    'NV200 Vanette',
    'Van',
    { usd: 17000, hold: 0.9, pop: 4, grades: 'DX|VX|GX', seats: [2, 5], sub: 'Panel Van' },
    [
      code('VM20', 'HR16DE', 1597, 'Petrol', '2WD', 'AT|MT', 2009, null, 440, 169.5, 185.5, 1230, {
        cap: 600,
      }),
    ],
  ),
  model(
    'NV350 Caravan',
    'Van',
    {
      usd: 25000,
      hold: 0.9,
      pop: 4,
      grades: 'DX|Premium GX',
      seats: [3, 6],
      sub: 'Panel Van',
      steering: 'hydraulic',
    },
    [
      code('VR2E26', 'QR20DE', 1998, 'Petrol', '2WD', 'AT|MT', 2012, 2021, 469.5, 169.5, 199, 1700, {
        cap: 1000,
      }),
      code('VW2E26', 'YD25DDTi', 2488, 'Diesel', '2WD', 'AT|MT', 2012, 2021, 469.5, 169.5, 199, 1850, {
        cap: 1000,
        usd: 28500,
      }),
    ],
  ),
  model('AD', 'Station Wagon', { usd: 14000, hold: 0.89, pop: 4, grades: 'DX|VE', sub: 'Commercial Wagon' }, [
    code('VY12', 'HR15DE', 1498, 'Petrol', '2WD', 'CVT|AT', 2006, null, 439.5, 169.5, 150, 1110, {
      cap: 450,
    }),
    code('VZNY12', 'HR16DE', 1597, 'Petrol', '4WD', 'AT', 2008, null, 439.5, 169.5, 152, 1220, {
      cap: 400,
      usd: 16000,
    }),
  ]),
  model('Wingroad', 'Station Wagon', { usd: 16000, hold: 0.875, pop: 2, grades: '15M|15RX|Rider' }, [
    code('Y12', 'HR15DE', 1498, 'Petrol', '2WD', 'CVT', 2005, 2018, 441, 169.5, 149.5, 1170),
  ]),
  model('Dayz', 'Kei Car', { usd: 12000, hold: 0.885, pop: 2, grades: 'S|X|Highway Star' }, [
    code('B21W', '3B20', 659, 'Petrol', '2WD', 'CVT', 2013, 2019, 339.5, 147.5, 162, 830, {
      grades: 'J|X|Highway Star X',
    }),
    code('B44W', 'BR06', 659, 'Hybrid', '2WD', 'CVT', 2019, null, 339.5, 147.5, 164, 840, {
      usd: 13500,
      grades: 'Highway Star X',
    }),
  ]),
  model(
    'Clipper Truck',
    'Truck',
    { usd: 9500, hold: 0.925, pop: 2, grades: 'DX|GX', seats: [2], sub: 'Kei Truck' },
    [
      code('DR16T', 'R06A', 658, 'Petrol', '2WD', 'MT|AT', 2013, null, 339.5, 147.5, 176.5, 680, {
        cap: 350,
      }),
    ],
  ),
  model(
    'Navara',
    'Pickup',
    {
      usd: 32000,
      hold: 0.9,
      pop: 3,
      grades: 'S|SE|LE',
      side: 'BOTH',
      sub: 'Double Cab',
      steering: 'hydraulic',
    },
    [
      code('D23', 'YD25DDTi', 2488, 'Diesel', '4WD', 'MT|AT', 2014, 2021, 525.5, 185, 182, 1950, {
        cap: 950,
      }),
    ],
  ),
  model(
    'Fairlady Z',
    'Coupe',
    {
      usd: 40000,
      hold: 0.925,
      pop: 1,
      grades: 'Base|Version S|Version ST',
      seats: [2],
      doors: 3,
      steering: 'hydraulic',
    },
    [code('Z34', 'VQ37VHR', 3696, 'Petrol', '2WD', 'MT|AT', 2008, 2022, 425, 184.5, 131.5, 1520)],
  ),
  model(
    'GT-R',
    'Coupe',
    {
      usd: 105000,
      hold: 0.965,
      pop: 1,
      grades: 'Pure Edition|Premium Edition|Black Edition',
      seats: [4],
      steering: 'hydraulic',
    },
    [code('R35', 'VR38DETT', 3799, 'Petrol', 'AWD', 'DCT', 2007, 2025, 467, 189.5, 137, 1740)],
  ),
])
