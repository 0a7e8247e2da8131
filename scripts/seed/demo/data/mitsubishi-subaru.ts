import { code, model, modelsOf } from './model-row'

export const MITSUBISHI = modelsOf('Mitsubishi', [
  model('Mirage', 'Hatchback', { usd: 12500, hold: 0.865, pop: 2, grades: 'M|G|S', sub: 'Compact' }, [
    code('A05A', '3A90', 999, 'Petrol', '2WD', 'CVT', 2012, 2016, 371, 166.5, 149, 860),
    code('A03A', '3A92', 1193, 'Petrol', '2WD', 'CVT', 2014, 2022, 379.5, 166.5, 150.5, 890, {
      grades: 'M|G',
    }),
  ]),
  model(
    'Outlander',
    'SUV',
    {
      usd: 27000,
      hold: 0.88,
      pop: 3,
      grades: '24G|24MS|G|G Safety Package|G Plus',
      seats: [7],
      sub: 'Crossover',
    },
    [
      code('CW5W', '4B12', 2359, 'Petrol', '4WD', 'CVT', 2005, 2012, 464, 180, 168, 1570, {
        grades: '24G|24MS',
      }),
      code('GF8W', '4J12', 2359, 'Petrol', '4WD', 'CVT', 2012, 2021, 465.5, 180, 168, 1530, {
        grades: '24G|24G Safety Package|24G Plus Package',
      }),
    ],
  ),
  model(
    'Outlander PHEV',
    'SUV',
    { usd: 37000, hold: 0.865, pop: 3, grades: 'G|G Navi Package|G Plus|P|M', sub: 'Crossover' },
    [
      code('GG2W', '4B11', 1998, 'Plug-in Hybrid', '4WD', 'AT', 2013, 2018, 465.5, 180, 168, 1810, {
        kwh: 12,
        grades: 'G|G Navi Package|G Premium Package',
      }),
      code('GG3W', '4B12', 2359, 'Plug-in Hybrid', '4WD', 'AT', 2018, 2021, 469.5, 180, 171, 1890, {
        kwh: 13.8,
        grades: 'G|G Plus Package|S Edition',
      }),
      code('GN0W', '4B12', 2359, 'Plug-in Hybrid', '4WD', 'AT', 2021, null, 471, 186, 174, 2050, {
        kwh: 20,
        usd: 45000,
        grades: 'M|G|P',
      }),
    ],
  ),
  model('RVR', 'SUV', { usd: 20500, hold: 0.875, pop: 3, grades: 'E|M|G', sub: 'Crossover' }, [
    code('GA3W', '4B10', 1798, 'Petrol', '2WD', 'CVT', 2010, 2019, 429.5, 177, 161.5, 1340),
    code('GA4W', '4J10', 1798, 'Petrol', '4WD', 'CVT', 2011, 2019, 429.5, 177, 161.5, 1420, { usd: 22000 }),
  ]),
  model(
    'Eclipse Cross',
    'SUV',
    { usd: 25500, hold: 0.875, pop: 2, grades: 'M|G|G Plus Package|P', sub: 'Crossover' },
    [
      code('GK1W', '4B40', 1498, 'Petrol', '4WD', 'CVT', 2018, null, 440.5, 180.5, 168.5, 1550, {
        grades: 'M|G|G Plus Package',
      }),
      code('GL3W', '4B12', 2359, 'Plug-in Hybrid', '4WD', 'AT', 2020, null, 454.5, 180.5, 168.5, 1920, {
        kwh: 13.8,
        usd: 36000,
        grades: 'M|G|P',
      }),
    ],
  ),
  model(
    'Pajero',
    'SUV',
    {
      usd: 34000,
      hold: 0.905,
      pop: 4,
      grades: 'GR|Exceed|Super Exceed|GLS',
      seats: [7],
      steering: 'hydraulic',
    },
    [
      code('V93W', '6G72', 2972, 'Petrol', '4WD', 'AT', 2006, 2019, 490, 187.5, 187, 2080, {
        side: 'BOTH',
        grades: 'GR|Exceed',
      }),
      code('V98W', '4M41', 3200, 'Diesel', '4WD', 'AT', 2008, 2019, 490, 187.5, 187, 2270, {
        usd: 38000,
        grades: 'GR|Exceed|Super Exceed',
      }),
    ],
  ),
  model(
    'Pajero Mini',
    'SUV',
    {
      usd: 12500,
      hold: 0.905,
      pop: 2,
      grades: 'XR|VR|Exceed',
      seats: [4],
      doors: 3,
      sub: 'Kei SUV',
      steering: 'hydraulic',
    },
    [code('H58A', '4A30', 659, 'Petrol', '4WD', 'AT|MT', 1998, 2012, 339.5, 147.5, 163, 960)],
  ),
  model(
    'Delica D:5',
    'Minivan',
    { usd: 32000, hold: 0.905, pop: 3, grades: 'M|G Power Package|D Power Package|P', seats: [8] },
    [
      code('CV5W', '4B12', 2359, 'Petrol', '4WD', 'CVT', 2007, 2019, 473, 179.5, 187, 1800, {
        grades: 'M|G|G Power Package',
      }),
      code('CV1W', '4N14', 2267, 'Diesel', '4WD', 'AT', 2013, null, 473, 179.5, 187, 1920, {
        usd: 36000,
        grades: 'D Power Package|G Power Package|P',
      }),
    ],
  ),
  model('eK Wagon', 'Kei Car', { usd: 11500, hold: 0.88, pop: 2, grades: 'E|M|G', sub: 'Kei Wagon' }, [
    code('B11W', '3B20', 659, 'Petrol', '2WD', 'CVT', 2013, 2019, 339.5, 147.5, 162, 830),
  ]),
  model('eK X EV', 'Kei Car', { usd: 20000, hold: 0.84, grades: 'G|P' }, [
    code('B5AW', 'MM48', null, 'Electric', '2WD', 'AT', 2022, null, 339.5, 147.5, 165.5, 1070, { kwh: 20 }),
  ]),
  model('i-MiEV', 'Kei Car', { usd: 25000, hold: 0.8, grades: 'M|X|G' }, [
    code('HA3W', 'Y4F1', null, 'Electric', '2WD', 'AT', 2009, 2018, 339.5, 147.5, 161, 1100, { kwh: 16 }),
  ]),
  model(
    'Minicab-MiEV',
    'Van',
    { usd: 21000, hold: 0.86, grades: 'CD 16.0kWh', seats: [2, 4], sub: 'Kei Van' },
    [
      code('U68V', 'Y4F1', null, 'Electric', '2WD', 'AT', 2011, 2021, 339.5, 147.5, 191.5, 1110, {
        kwh: 16,
        cap: 350,
      }),
    ],
  ),
  model('Triton', 'Pickup', { usd: 37000, hold: 0.91, pop: 1, grades: 'GLS|GSR', sub: 'Double Cab' }, [
    code('LC2T', '4N16', 2439, 'Diesel', '4WD', 'AT', 2024, null, 532, 186.5, 181.5, 2080, { cap: 500 }),
  ]),
  model(
    'Lancer Evolution',
    'Sedan',
    { usd: 36000, hold: 0.955, grades: 'GSR|Final Edition', seats: [5], doors: 4, steering: 'hydraulic' },
    [code('CZ4A', '4B11T', 1998, 'Petrol', 'AWD', 'DCT|MT', 2007, 2016, 449.5, 181, 148, 1540)],
  ),
])

export const SUBARU = modelsOf('Subaru', [
  model(
    'Impreza',
    'Hatchback',
    { usd: 20000, hold: 0.88, pop: 4, grades: '1.6i|1.6i-L EyeSight|2.0i|2.0i-S' },
    [
      code('GP3', 'FB16', 1599, 'Petrol', 'AWD', 'CVT|MT', 2011, 2016, 441.5, 174, 146.5, 1330, {
        grades: '1.6i|1.6i-L',
      }),
      code('GP7', 'FB20', 1995, 'Petrol', 'AWD', 'CVT', 2011, 2016, 441.5, 174, 146.5, 1360, {
        usd: 22500,
        grades: '2.0i|2.0i EyeSight|2.0i-S EyeSight',
      }),
      code('GT7', 'FB20', 1995, 'Petrol', 'AWD', 'CVT', 2016, 2023, 446, 177.5, 148, 1400, {
        usd: 23500,
        grades: '2.0i-L EyeSight|2.0i-S EyeSight',
      }),
    ],
  ),
  model(
    'XV',
    'SUV',
    { usd: 23500, hold: 0.89, pop: 4, grades: '2.0i|2.0i-L EyeSight|2.0i-S|2.0e-S', sub: 'Crossover' },
    [
      code('GP7', 'FB20', 1995, 'Petrol', 'AWD', 'CVT', 2012, 2017, 445, 178, 155, 1380, {
        grades: '2.0i|2.0i-L EyeSight',
      }),
      code('GT7', 'FB20', 1995, 'Petrol', 'AWD', 'CVT', 2017, 2022, 446.5, 180, 155, 1430, {
        usd: 25000,
        grades: '2.0i EyeSight|2.0i-L EyeSight|2.0i-S EyeSight',
      }),
    ],
  ),
  model(
    'Forester',
    'SUV',
    {
      usd: 26000,
      hold: 0.89,
      pop: 6,
      grades: '2.0i|2.0i-L EyeSight|2.0XT|X-Break|Touring|Advance',
      sub: 'Crossover',
    },
    [
      code('SJ5', 'FB20', 1995, 'Petrol', 'AWD', 'CVT|MT', 2012, 2018, 459.5, 179.5, 169.5, 1480, {
        grades: '2.0i|2.0i-L EyeSight|2.0i-S EyeSight|X-Break',
      }),
      code('SJG', 'FA20', 1998, 'Petrol', 'AWD', 'CVT', 2012, 2018, 459.5, 179.5, 169.5, 1590, {
        usd: 29500,
        grades: '2.0XT|2.0XT EyeSight',
      }),
      code('SK9', 'FB25', 2498, 'Petrol', 'AWD', 'CVT', 2018, 2021, 462.5, 181.5, 171.5, 1530, {
        usd: 29000,
        grades: 'Premium|Touring|X-Break',
      }),
      code('SKE', 'FB20', 1995, 'Hybrid', 'AWD', 'CVT', 2018, 2025, 462.5, 181.5, 171.5, 1640, {
        usd: 31000,
        grades: 'Advance',
      }),
    ],
  ),
  model('Legacy B4', 'Sedan', { usd: 27500, hold: 0.87, pop: 2, grades: '2.5i EyeSight|2.5GT|Limited' }, [
    code('BM9', 'EJ25', 2457, 'Petrol', 'AWD', 'CVT', 2009, 2012, 473, 178, 150.5, 1480, {
      grades: '2.5i|2.5i EyeSight|2.5GT',
    }),
    code('BN9', 'FB25', 2498, 'Petrol', 'AWD', 'CVT', 2014, 2020, 479.5, 184, 150, 1530, {
      grades: 'Base|Limited',
    }),
  ]),
  model(
    'Outback',
    'Station Wagon',
    { usd: 30000, hold: 0.885, pop: 3, grades: '2.5i EyeSight|Limited|X-Break EX|Limited EX' },
    [
      code('BR9', 'EJ25', 2457, 'Petrol', 'AWD', 'CVT', 2009, 2012, 477.5, 182, 160.5, 1530, {
        grades: '2.5i|2.5i EyeSight|2.5i L Package',
      }),
      code('BS9', 'FB25', 2498, 'Petrol', 'AWD', 'CVT', 2014, 2021, 481.5, 184, 160.5, 1580, {
        grades: 'Base|Limited',
      }),
      code('BT5', 'CB18', 1795, 'Petrol', 'AWD', 'CVT', 2021, 2025, 487, 187.5, 167.5, 1690, {
        usd: 36000,
        grades: 'X-Break EX|Limited EX',
      }),
    ],
  ),
  model(
    'Levorg',
    'Station Wagon',
    { usd: 27500, hold: 0.89, pop: 3, grades: '1.6GT EyeSight|1.6GT-S EyeSight|GT-H|STI Sport' },
    [
      code('VM4', 'FB16', 1599, 'Petrol', 'AWD', 'CVT', 2014, 2020, 469, 178, 149, 1530, {
        grades: '1.6GT|1.6GT EyeSight|1.6GT-S EyeSight',
      }),
      code('VN5', 'CB18', 1795, 'Petrol', 'AWD', 'CVT', 2020, null, 475.5, 179.5, 150, 1560, {
        usd: 32000,
        grades: 'GT|GT EX|GT-H EX|STI Sport EX',
      }),
    ],
  ),
  model(
    'WRX S4',
    'Sedan',
    { usd: 31500, hold: 0.91, pop: 1, grades: '2.0GT EyeSight|2.0GT-S EyeSight|STI Sport' },
    [code('VAG', 'FA20', 1998, 'Petrol', 'AWD', 'CVT', 2014, 2021, 459.5, 179.5, 147.5, 1540)],
  ),
  model('BRZ', 'Coupe', { usd: 27500, hold: 0.92, pop: 1, grades: 'R|S|STI Sport', seats: [4] }, [
    code('ZC6', 'FA20', 1998, 'Petrol', '2WD', 'MT|AT', 2012, 2020, 424, 177.5, 132, 1230, {
      grades: 'R|S|GT',
    }),
    code('ZD8', 'FA24', 2387, 'Petrol', '2WD', 'MT|AT', 2021, null, 426.5, 177.5, 131, 1270, {
      usd: 31000,
      grades: 'R|S',
    }),
  ]),
])
