import { code, model, modelsOf } from './model-row'

export const TOYOTA = modelsOf('Toyota', [
  model('Vitz', 'Hatchback', { usd: 13500, hold: 0.885, pop: 7, grades: 'F|Jewela|U', sub: 'Compact' }, [
    code('KSP130', '1KR-FE', 996, 'Petrol', '2WD', 'CVT', 2010, 2020, 388.5, 169.5, 150, 970, {
      grades: 'F|Jewela',
    }),
    code('NSP130', '1NR-FE', 1329, 'Petrol', '2WD', 'CVT', 2010, 2020, 388.5, 169.5, 150, 1000, {
      usd: 14500,
    }),
    code('NHP130', '1NZ-FXE', 1496, 'Hybrid', '2WD', 'CVT', 2017, 2020, 394.5, 169.5, 150, 1100, {
      usd: 18000,
      grades: 'Hybrid F|Hybrid U',
    }),
  ]),
  model('Yaris', 'Hatchback', { usd: 16000, hold: 0.9, pop: 3, grades: 'X|G|Z', sub: 'Compact' }, [
    code('KSP210', '1KR-FE', 996, 'Petrol', '2WD', 'CVT', 2020, null, 394, 169.5, 150, 940, {
      grades: 'X|G',
    }),
    code('MXPA10', 'M15A-FKS', 1490, 'Petrol', '2WD', 'CVT|MT', 2020, null, 394, 169.5, 150, 1000, {
      usd: 17500,
    }),
    code('MXPH10', 'M15A-FXE', 1490, 'Hybrid', '2WD', 'CVT', 2020, null, 394, 169.5, 150, 1060, {
      usd: 21000,
      grades: 'Hybrid X|Hybrid G|Hybrid Z',
    }),
  ]),
  model(
    'Passo',
    'Hatchback',
    { usd: 11500, hold: 0.885, pop: 5, grades: 'X|Moda|X L Package', sub: 'Compact' },
    [
      code('KGC30', '1KR-FE', 996, 'Petrol', '2WD', 'CVT', 2010, 2016, 365, 166.5, 153.5, 910, {
        grades: 'X|X L Package|+Hana',
      }),
      code('M700A', '1KR-FE', 996, 'Petrol', '2WD', 'CVT', 2016, 2023, 365, 166.5, 152.5, 910),
    ],
  ),
  model('Aqua', 'Hatchback', { usd: 17500, hold: 0.89, pop: 6, grades: 'S|G|L|X-Urban', sub: 'Compact' }, [
    code('NHP10', '1NZ-FXE', 1496, 'Hybrid', '2WD', 'CVT', 2011, 2021, 399.5, 169.5, 144.5, 1080, {
      grades: 'L|S|G|X-Urban',
    }),
    code('MXPK11', 'M15A-FXE', 1490, 'Hybrid', '2WD', 'CVT', 2021, null, 405, 169.5, 148.5, 1120, {
      usd: 20500,
      grades: 'X|G|Z',
    }),
  ]),
  model('Ractis', 'Hatchback', { usd: 15500, hold: 0.875, pop: 2, grades: 'G|X|S' }, [
    code('NCP120', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2010, 2016, 399.5, 169.5, 158.5, 1120),
  ]),
  model('Roomy', 'Hatchback', { usd: 15500, hold: 0.9, pop: 2, grades: 'X|G|Custom G' }, [
    code('M900A', '1KR-FE', 996, 'Petrol', '2WD', 'CVT', 2016, null, 370, 167, 173.5, 1070),
  ]),
  model(
    'Corolla Fielder',
    'Station Wagon',
    { usd: 17500, hold: 0.9, pop: 8, grades: '1.5X|1.5G|Hybrid G|S|W×B' },
    [
      code('NZE141G', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2006, 2012, 442, 169.5, 148, 1150, {
        grades: 'X|X HID Selection|S',
      }),
      code('NZE161G', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT|MT', 2012, 2017, 436, 169.5, 147.5, 1140, {
        grades: '1.5X|1.5G',
      }),
      code('NRE161G', '2NR-FKE', 1496, 'Petrol', '2WD', 'CVT', 2015, 2022, 440, 169.5, 147.5, 1140, {
        grades: '1.5X|1.5G|1.5G W×B',
      }),
      code('NKE165G', '1NZ-FXE', 1496, 'Hybrid', '2WD', 'CVT', 2013, 2024, 440, 169.5, 147.5, 1180, {
        usd: 20500,
        grades: 'Hybrid|Hybrid G|Hybrid G W×B',
      }),
    ],
  ),
  model('Corolla Axio', 'Sedan', { usd: 16500, hold: 0.895, pop: 5, grades: '1.5X|1.5G|Hybrid G|Luxel' }, [
    code('NZE141', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2006, 2012, 441, 169.5, 146, 1120, {
      grades: 'X|G|Luxel',
    }),
    code('NZE161', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT|MT', 2012, 2017, 436, 169.5, 146, 1090, {
      grades: '1.5X|1.5G',
    }),
    code('NKE165', '1NZ-FXE', 1496, 'Hybrid', '2WD', 'CVT', 2013, 2024, 440, 169.5, 146, 1140, {
      usd: 19500,
      grades: 'Hybrid|Hybrid G',
    }),
  ]),
  model('Corolla', 'Sedan', { usd: 21500, hold: 0.9, pop: 2, grades: 'G-X|S|W×B|XLI|GLI' }, [
    code('ZRE212', '2ZR-FAE', 1797, 'Petrol', '2WD', 'CVT', 2019, 2022, 449.5, 174.5, 143.5, 1300, {
      grades: 'G-X|S|W×B',
    }),
    code('ZWE211', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2019, 2022, 449.5, 174.5, 143.5, 1350, {
      usd: 24500,
      grades: 'Hybrid G-X|Hybrid S|Hybrid W×B',
    }),
    code('ZRE181L', '1ZR-FE', 1598, 'Petrol', '2WD', 'CVT', 2013, 2019, 462, 177.5, 147, 1290, {
      side: 'LHD',
      grades: 'XLI|GLI',
    }),
  ]),
  model('Corolla Touring', 'Station Wagon', { usd: 22500, hold: 0.905, pop: 2, grades: 'G-X|S|W×B' }, [
    code('ZWE211W', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2019, 2022, 449.5, 174.5, 146, 1370, {
      usd: 25000,
      grades: 'Hybrid G-X|Hybrid S|Hybrid W×B',
    }),
  ]),
  model('Corolla Cross', 'SUV', { usd: 23000, hold: 0.92, pop: 2, grades: 'G|S|Z', sub: 'Crossover' }, [
    code('ZSG10', '2ZR-FAE', 1797, 'Petrol', '2WD', 'CVT', 2021, 2023, 449, 182.5, 162, 1350),
    code('ZVG11', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2021, 2023, 449, 182.5, 162, 1410, {
      usd: 26500,
      grades: 'Hybrid G|Hybrid S|Hybrid Z',
    }),
  ]),
  model('Auris', 'Hatchback', { usd: 16500, hold: 0.87, pop: 2, grades: '150X|150X S Package' }, [
    code('NZE181H', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2012, 2018, 427.5, 176, 148, 1190),
  ]),
  model('Premio', 'Sedan', { usd: 19500, hold: 0.905, pop: 5, grades: '1.5F|1.5F L Package|1.8X' }, [
    code('NZT260', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2007, 2021, 459.5, 169.5, 147.5, 1190, {
      grades: '1.5F|1.5F L Package',
    }),
    code('ZRT260', '2ZR-FAE', 1797, 'Petrol', '2WD', 'CVT', 2007, 2021, 459.5, 169.5, 147.5, 1230, {
      usd: 21500,
      grades: '1.8X|1.8X L Package',
    }),
  ]),
  model('Allion', 'Sedan', { usd: 19000, hold: 0.9, pop: 3, grades: 'A15|A15 G Plus|A18' }, [
    code('NZT260', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2007, 2021, 456.5, 169.5, 147.5, 1190, {
      grades: 'A15|A15 G Plus Package',
    }),
    code('ZRT260', '2ZR-FAE', 1797, 'Petrol', '2WD', 'CVT', 2007, 2021, 456.5, 169.5, 147.5, 1230, {
      usd: 21000,
      grades: 'A18|A18 G Plus Package',
    }),
  ]),
  model(
    'Prius',
    'Hatchback',
    { usd: 24500, hold: 0.88, pop: 5, grades: 'S|S Touring|G|A|L', sub: 'Liftback' },
    [
      code('ZVW30', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2009, 2015, 446, 174.5, 149, 1350, {
        grades: 'L|S|S Touring Selection|G',
      }),
      code('ZVW50', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2015, 2022, 454, 176, 147, 1360, {
        grades: 'S|S Touring Selection|A|A Premium',
      }),
      code('ZVW52', '2ZR-FXE', 1797, 'Plug-in Hybrid', '2WD', 'CVT', 2017, 2022, 464.5, 176, 147, 1530, {
        usd: 30500,
        grades: 'S|S Navi Package|A',
      }),
      code('MXWH60', 'M20A-FXS', 1986, 'Hybrid', '2WD', 'CVT', 2023, null, 460, 178, 143, 1420, {
        usd: 30000,
        grades: 'X|G|Z',
      }),
    ],
  ),
  model('Prius Alpha', 'Station Wagon', { usd: 24500, hold: 0.885, pop: 3, grades: 'S|G|S Touring' }, [
    code('ZVW41W', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2011, 2021, 461.5, 177.5, 157.5, 1450),
    code('ZVW40W', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2011, 2021, 461.5, 177.5, 157.5, 1480, {
      seats: [7],
    }),
  ]),
  model('Camry', 'Sedan', { usd: 28000, hold: 0.885, pop: 3, grades: 'G|WS|LE|SE' }, [
    code('AVV50', '2AR-FXE', 2493, 'Hybrid', '2WD', 'CVT', 2011, 2017, 482.5, 182.5, 147, 1540, {
      grades: 'Hybrid|Hybrid G Package|Hybrid Leather Package',
    }),
    code('AXVH70', 'A25A-FXS', 2487, 'Hybrid', '2WD', 'CVT', 2017, 2023, 488.5, 184, 144.5, 1570, {
      usd: 31000,
      grades: 'X|G|WS',
    }),
    code('ASV50L', '2AR-FE', 2494, 'Petrol', '2WD', 'AT', 2012, 2017, 482.5, 182.5, 148, 1480, {
      side: 'LHD',
      grades: 'S|SE|Limited',
    }),
    code('ASV70L', '2AR-FE', 2494, 'Petrol', '2WD', 'AT', 2018, 2023, 488.5, 184, 145.5, 1520, {
      side: 'LHD',
      grades: 'LE|SE|Limited',
    }),
  ]),
  model('Crown', 'Sedan', { usd: 36000, hold: 0.86, pop: 3, grades: 'Royal Saloon|Athlete|RS|S' }, [
    code('GRS200', '4GR-FSE', 2499, 'Petrol', '2WD', 'AT', 2008, 2012, 487, 179.5, 147, 1570, {
      grades: 'Royal Saloon|Athlete',
    }),
    code('GRS210', '4GR-FSE', 2499, 'Petrol', '2WD', 'AT', 2012, 2018, 489.5, 180, 146, 1570, {
      grades: 'Royal Saloon|Athlete|Athlete S',
    }),
    code('AWS210', '2AR-FSE', 2493, 'Hybrid', '2WD', 'CVT', 2012, 2018, 489.5, 180, 145, 1640, {
      usd: 38000,
      grades: 'Hybrid Royal Saloon|Hybrid Athlete S',
    }),
    code('AZSH20', 'A25A-FXS', 2487, 'Hybrid', '2WD', 'CVT', 2018, 2022, 491, 180, 145.5, 1730, {
      usd: 42000,
      grades: 'S|RS|G',
    }),
  ]),
  model('Mark X', 'Sedan', { usd: 27000, hold: 0.875, pop: 3, grades: '250G|250G S Package|350S' }, [
    code('GRX130', '4GR-FSE', 2499, 'Petrol', '2WD', 'AT', 2009, 2019, 473, 179.5, 143.5, 1510, {
      grades: '250G|250G S Package|250G Relax Selection',
    }),
    code('GRX133', '2GR-FSE', 3456, 'Petrol', '2WD', 'AT', 2009, 2019, 473, 179.5, 143.5, 1540, {
      usd: 33000,
      grades: '350S|Premium',
    }),
  ]),
  model('Wish', 'Minivan', { usd: 19500, hold: 0.875, pop: 3, grades: '1.8X|1.8S|1.8A', seats: [7] }, [
    code('ZGE20W', '2ZR-FAE', 1797, 'Petrol', '2WD', 'CVT', 2009, 2017, 459, 169.5, 159, 1350),
  ]),
  model('Sienta', 'Minivan', { usd: 19000, hold: 0.89, pop: 3, grades: 'X|G|Z', seats: [7] }, [
    code('NSP170G', '2NR-FKE', 1496, 'Petrol', '2WD', 'CVT', 2015, 2022, 423.5, 169.5, 167.5, 1320, {
      grades: 'X|G',
    }),
    code('NHP170G', '1NZ-FXE', 1496, 'Hybrid', '2WD', 'CVT', 2015, 2022, 423.5, 169.5, 167.5, 1380, {
      usd: 21500,
      grades: 'Hybrid X|Hybrid G',
    }),
    code('MXPL10G', 'M15A-FXE', 1490, 'Hybrid', '2WD', 'CVT', 2022, null, 426, 169.5, 169.5, 1370, {
      usd: 24500,
      grades: 'Hybrid X|Hybrid G|Hybrid Z',
    }),
  ]),
  model('Noah', 'Minivan', { usd: 25500, hold: 0.89, pop: 5, grades: 'X|G|Si|S-Z', seats: [8] }, [
    code('ZRR70G', '3ZR-FAE', 1986, 'Petrol', '2WD', 'CVT', 2007, 2014, 459.5, 169.5, 185, 1560, {
      grades: 'X|G|X L Selection',
    }),
    code('ZRR80G', '3ZR-FAE', 1986, 'Petrol', '2WD', 'CVT', 2014, 2021, 469.5, 169.5, 182.5, 1550, {
      grades: 'X|G',
    }),
    code('ZWR80G', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2014, 2021, 469.5, 169.5, 182.5, 1620, {
      usd: 28500,
      seats: [7],
      grades: 'Hybrid X|Hybrid G',
    }),
    code('MZRA90W', 'M20A-FKS', 1986, 'Petrol', '2WD', 'CVT', 2022, null, 469.5, 173, 189.5, 1610, {
      usd: 29500,
      grades: 'X|G|Z',
    }),
  ]),
  model('Voxy', 'Minivan', { usd: 26500, hold: 0.895, pop: 5, grades: 'X|V|ZS|ZS Kirameki', seats: [8] }, [
    code('ZRR70W', '3ZR-FAE', 1986, 'Petrol', '2WD', 'CVT', 2007, 2014, 464, 172, 185, 1590, {
      grades: 'Z|ZS',
    }),
    code('ZRR80W', '3ZR-FAE', 1986, 'Petrol', '2WD', 'CVT', 2014, 2021, 471, 173.5, 182.5, 1600, {
      grades: 'ZS|ZS Kirameki',
    }),
  ]),
  model(
    'Alphard',
    'Minivan',
    {
      usd: 41000,
      hold: 0.925,
      pop: 4,
      grades: '240S|2.5S|2.5Z|Executive Lounge',
      seats: [7, 8],
      sub: 'Luxury Minivan',
    },
    [
      code('ANH20W', '2AZ-FE', 2362, 'Petrol', '2WD', 'CVT', 2008, 2015, 487, 183, 189, 1900, {
        usd: 38000,
        grades: '240S|240X|240G',
      }),
      code('AGH30W', '2AR-FE', 2493, 'Petrol', '2WD', 'CVT', 2015, 2023, 491.5, 185, 188, 1930, {
        grades: 'X|S|S A Package|S C Package',
      }),
      code('AYH30W', '2AR-FXE', 2493, 'Hybrid', '4WD', 'CVT', 2015, 2023, 491.5, 185, 189.5, 2110, {
        usd: 48000,
        grades: 'Hybrid X|Hybrid SR|Hybrid Executive Lounge',
      }),
      code('AGH40W', '2AR-FE', 2493, 'Petrol', '2WD', 'CVT', 2023, null, 499.5, 185, 193.5, 2060, {
        usd: 56000,
        seats: [7],
        grades: 'Z',
      }),
    ],
  ),
  model(
    'Vellfire',
    'Minivan',
    {
      usd: 41000,
      hold: 0.92,
      pop: 3,
      grades: '2.4Z|2.5Z|2.5Z G Edition',
      seats: [7, 8],
      sub: 'Luxury Minivan',
    },
    [
      code('ANH20W', '2AZ-FE', 2362, 'Petrol', '2WD', 'CVT', 2008, 2015, 487, 184, 189, 1900, {
        usd: 38000,
        grades: '2.4X|2.4V|2.4Z',
      }),
      code('AGH30W', '2AR-FE', 2493, 'Petrol', '2WD', 'CVT', 2015, 2023, 493.5, 185, 188, 1930, {
        grades: 'Z|Z A Edition|Z G Edition',
      }),
    ],
  ),
  model('Estima', 'Minivan', { usd: 30000, hold: 0.885, pop: 2, grades: 'Aeras|X|G', seats: [7, 8] }, [
    code('ACR50W', '2AZ-FE', 2362, 'Petrol', '2WD', 'CVT', 2006, 2019, 479.5, 180, 173, 1720),
    code('AHR20W', '2AZ-FXE', 2362, 'Hybrid', '4WD', 'CVT', 2006, 2019, 479.5, 180, 176, 1950, {
      usd: 38000,
      seats: [7],
      grades: 'Hybrid X|Hybrid G|Hybrid Aeras',
    }),
  ]),
  model('RAV4', 'SUV', { usd: 27500, hold: 0.905, pop: 4, grades: 'G|X|Adventure', sub: 'Crossover' }, [
    code('ACA31W', '2AZ-FE', 2362, 'Petrol', '4WD', 'CVT', 2005, 2016, 433.5, 181.5, 168.5, 1500, {
      grades: 'X|G|Style|Sport',
    }),
    code('MXAA54', 'M20A-FKS', 1986, 'Petrol', '4WD', 'CVT', 2019, null, 460, 185.5, 168.5, 1590, {
      usd: 31000,
    }),
    code('AXAH54', 'A25A-FXS', 2487, 'Hybrid', '4WD', 'CVT', 2019, null, 460, 185.5, 168.5, 1690, {
      usd: 35000,
      grades: 'Hybrid X|Hybrid G',
    }),
  ]),
  model(
    'Vanguard',
    'SUV',
    { usd: 27000, hold: 0.89, pop: 2, grades: '240S|240S G Package', sub: 'Crossover', seats: [5, 7] },
    [code('ACA33W', '2AZ-FE', 2362, 'Petrol', '4WD', 'CVT', 2007, 2013, 457, 181.5, 168.5, 1590)],
  ),
  model(
    'Harrier',
    'SUV',
    { usd: 30500, hold: 0.915, pop: 5, grades: 'Elegance|Premium|G|Z|240G', sub: 'Crossover' },
    [
      code('ACU30W', '2AZ-FE', 2362, 'Petrol', '2WD', 'AT', 2003, 2013, 473.5, 184.5, 168, 1570, {
        grades: '240G|240G L Package',
      }),
      code('ZSU60W', '3ZR-FAE', 1986, 'Petrol', '2WD', 'CVT', 2013, 2020, 472, 183.5, 169, 1560, {
        grades: 'Grand|Elegance|Premium',
      }),
      code('ZSU65W', '3ZR-FAE', 1986, 'Petrol', '4WD', 'CVT', 2013, 2020, 472, 183.5, 169, 1640, {
        usd: 32500,
        grades: 'Elegance|Premium',
      }),
      code('AVU65W', '2AR-FXE', 2493, 'Hybrid', '4WD', 'CVT', 2014, 2020, 472, 183.5, 169, 1800, {
        usd: 37000,
        grades: 'Hybrid Elegance|Hybrid Premium',
      }),
      code('MXUA80', 'M20A-FKS', 1986, 'Petrol', '2WD', 'CVT', 2020, null, 474, 185.5, 166, 1530, {
        usd: 34000,
        grades: 'S|G|Z',
      }),
      code('AXUH80', 'A25A-FXS', 2487, 'Hybrid', '2WD', 'CVT', 2020, null, 474, 185.5, 166, 1620, {
        usd: 39000,
        grades: 'Hybrid S|Hybrid G|Hybrid Z',
      }),
    ],
  ),
  model('C-HR', 'SUV', { usd: 23500, hold: 0.885, pop: 4, grades: 'S|G|S-T|G-T', sub: 'Crossover' }, [
    code('NGX50', '8NR-FTS', 1196, 'Petrol', '4WD', 'CVT', 2016, 2023, 436, 179.5, 156.5, 1470, {
      grades: 'S-T|G-T',
    }),
    code('ZYX10', '2ZR-FXE', 1797, 'Hybrid', '2WD', 'CVT', 2016, 2023, 436, 179.5, 155, 1440, {
      usd: 25500,
      grades: 'S|G',
    }),
  ]),
  model('Rush', 'SUV', { usd: 19000, hold: 0.9, pop: 2, grades: 'X|G', sub: 'Crossover' }, [
    code('J200E', '3SZ-VE', 1495, 'Petrol', '2WD', 'AT', 2006, 2016, 400.5, 169.5, 170.5, 1150),
    code('J210E', '3SZ-VE', 1495, 'Petrol', '4WD', 'AT|MT', 2006, 2016, 400.5, 169.5, 170.5, 1180, {
      usd: 20500,
    }),
  ]),
  model('Raize', 'SUV', { usd: 18000, hold: 0.91, pop: 3, grades: 'X|G|Z', sub: 'Crossover' }, [
    code('A200A', '1KR-VET', 996, 'Petrol', '2WD', 'CVT', 2019, null, 399.5, 169.5, 162, 970),
    code('A210A', '1KR-VET', 996, 'Petrol', '4WD', 'CVT', 2019, null, 399.5, 169.5, 162, 1040, {
      usd: 19500,
    }),
    code('A202A', 'WA-VEX', 1196, 'Hybrid', '2WD', 'AT', 2021, null, 399.5, 169.5, 162, 1060, {
      usd: 21000,
      grades: 'Hybrid G|Hybrid Z',
    }),
  ]),
  model(
    'Land Cruiser Prado',
    'SUV',
    { usd: 42000, hold: 0.95, pop: 6, grades: 'TX|TX L Package|TZ-G|GXR', seats: [7], steering: 'hydraulic' },
    [
      code('TRJ150W', '2TR-FE', 2693, 'Petrol', '4WD', 'AT', 2009, 2023, 476, 188.5, 185, 2080, {
        grades: 'TX|TX L Package',
      }),
      code('GDJ150W', '1GD-FTV', 2754, 'Diesel', '4WD', 'AT', 2015, 2023, 476, 188.5, 185, 2220, {
        usd: 47000,
        grades: 'TX|TX L Package|TZ-G',
      }),
      code('GRJ150W', '1GR-FE', 3956, 'Petrol', '4WD', 'AT', 2009, 2015, 476, 188.5, 185, 2120, {
        usd: 44000,
        grades: 'TX|TZ-G',
      }),
      code('TRJ150L', '2TR-FE', 2693, 'Petrol', '4WD', 'AT', 2010, 2023, 478, 188.5, 188, 2080, {
        side: 'LHD',
        grades: 'TXL|GXR',
      }),
    ],
  ),
  model(
    'Land Cruiser',
    'SUV',
    {
      usd: 72000,
      hold: 0.945,
      pop: 4,
      grades: 'AX|ZX|GXR|VXR|AX G Selection',
      seats: [8],
      sub: 'Full-Size SUV',
      steering: 'hydraulic',
    },
    [
      code('URJ202W', '1UR-FE', 4608, 'Petrol', '4WD', 'AT', 2009, 2021, 495, 198, 187, 2550, {
        grades: 'AX|AX G Selection|ZX',
      }),
      code('URJ202L', '1UR-FE', 4608, 'Petrol', '4WD', 'AT', 2012, 2021, 495, 198, 194.5, 2580, {
        side: 'LHD',
        grades: 'GX|GXR|VXR',
      }),
      code('VJA300W', 'V35A-FTS', 3444, 'Petrol', '4WD', 'AT', 2021, null, 495, 198, 192.5, 2430, {
        usd: 88000,
        seats: [7],
        grades: 'AX|VX|ZX|GR Sport',
      }),
      code('FJA300W', 'F33A-FTV', 3345, 'Diesel', '4WD', 'AT', 2021, null, 498.5, 198, 192.5, 2550, {
        usd: 98000,
        seats: [5],
        grades: 'ZX|GR Sport',
      }),
    ],
  ),
  model('Land Cruiser 70', 'SUV', { usd: 46000, hold: 0.96, pop: 2, grades: 'STD|AX|LX', steering: 'ball' }, [
    code('GRJ76K', '1GR-FE', 3956, 'Petrol', '4WD', 'MT', 2014, 2015, 481, 187, 192, 2120, {
      grades: 'Base',
    }),
    code('GDJ76W', '1GD-FTV', 2754, 'Diesel', '4WD', 'AT', 2023, null, 489, 187, 192, 2300, {
      usd: 52000,
      grades: 'AX',
    }),
    code('HZJ76L', '1HZ', 4164, 'Diesel', '4WD', 'MT', 2007, null, 491, 187, 194.5, 2165, {
      side: 'LHD',
      grades: 'STD|LX',
    }),
  ]),
  model(
    'FJ Cruiser',
    'SUV',
    { usd: 34000, hold: 0.955, pop: 2, grades: 'Color Package|Off-Road Package|GXR', steering: 'hydraulic' },
    [
      code('GSJ15W', '1GR-FE', 3956, 'Petrol', '4WD', 'AT', 2010, 2018, 463.5, 190.5, 184, 1940, {
        grades: 'Base|Color Package|Off-Road Package',
      }),
      code('GSJ15L', '1GR-FE', 3956, 'Petrol', '4WD', 'AT', 2011, 2023, 463.5, 190.5, 184, 1955, {
        side: 'LHD',
        grades: 'GXR|VXR',
      }),
    ],
  ),
  model(
    'Fortuner',
    'SUV',
    { usd: 36000, hold: 0.92, pop: 2, grades: 'EXR|GXR', seats: [7], side: 'LHD', steering: 'hydraulic' },
    [code('TGN156L', '2TR-FE', 2694, 'Petrol', '4WD', 'AT', 2016, null, 479.5, 185.5, 183.5, 1925)],
  ),
  model(
    'Hilux',
    'Pickup',
    {
      usd: 35000,
      hold: 0.93,
      pop: 4,
      grades: 'X|Z|GR Sport|GL|GLX',
      sub: 'Double Cab',
      steering: 'hydraulic',
    },
    [
      code('GUN125', '2GD-FTV', 2393, 'Diesel', '4WD', 'AT', 2017, null, 534, 185.5, 180, 2080, {
        cap: 500,
        grades: 'X|Z|Z GR Sport',
      }),
      code('TGN126L', '2TR-FE', 2694, 'Petrol', '4WD', 'AT|MT', 2016, null, 532.5, 185.5, 181.5, 1910, {
        cap: 800,
        side: 'LHD',
        usd: 30000,
        grades: 'GL|GLX',
      }),
      code('KUN26L', '1KD-FTV', 2982, 'Diesel', '4WD', 'MT|AT', 2006, 2015, 526, 183.5, 186, 1840, {
        cap: 800,
        side: 'LHD',
        grades: 'GL|GLX',
      }),
    ],
  ),
  model(
    'HiAce',
    'Van',
    {
      usd: 27000,
      hold: 0.93,
      pop: 7,
      grades: 'DX|DX GL Package|Super GL',
      seats: [3, 6],
      sub: 'Panel Van',
      steering: 'hydraulic',
    },
    [
      code('TRH200V', '1TR-FE', 1998, 'Petrol', '2WD', 'AT|MT', 2004, null, 469.5, 169.5, 198, 1690, {
        cap: 1000,
      }),
      code('KDH201V', '1KD-FTV', 2982, 'Diesel', '2WD', 'AT|MT', 2006, 2017, 469.5, 169.5, 198, 1820, {
        cap: 1000,
        usd: 30000,
      }),
      code('KDH206V', '1KD-FTV', 2982, 'Diesel', '4WD', 'AT', 2006, 2017, 469.5, 169.5, 198, 1920, {
        cap: 1000,
        usd: 32500,
      }),
      code('GDH201V', '1GD-FTV', 2754, 'Diesel', '2WD', 'AT', 2017, null, 469.5, 169.5, 198, 1850, {
        cap: 1000,
        usd: 33000,
      }),
    ],
  ),
  model(
    'HiAce Commuter',
    'Bus',
    {
      usd: 31000,
      hold: 0.915,
      pop: 3,
      grades: 'DX|GL',
      seats: [14],
      doors: 4,
      sub: 'Microbus',
      steering: 'hydraulic',
    },
    [
      code('TRH223B', '2TR-FE', 2693, 'Petrol', '2WD', 'AT', 2004, null, 538, 188, 228.5, 2060),
      code('KDH223B', '1KD-FTV', 2982, 'Diesel', '2WD', 'AT|MT', 2006, 2017, 538, 188, 228.5, 2160, {
        usd: 33500,
      }),
    ],
  ),
  model(
    'Regius Ace',
    'Van',
    {
      usd: 27000,
      hold: 0.91,
      pop: 2,
      grades: 'DX|Super GL',
      seats: [3, 6],
      sub: 'Panel Van',
      steering: 'hydraulic',
    },
    [
      code('TRH200V', '1TR-FE', 1998, 'Petrol', '2WD', 'AT|MT', 2004, 2020, 469.5, 169.5, 198, 1690, {
        cap: 1000,
      }),
      code('KDH201V', '1KD-FTV', 2982, 'Diesel', '2WD', 'AT', 2006, 2017, 469.5, 169.5, 198, 1820, {
        cap: 1000,
        usd: 30000,
      }),
    ],
  ),
  model(
    'Probox',
    'Station Wagon',
    { usd: 14000, hold: 0.905, pop: 6, grades: 'DX|DX Comfort|GL|F', sub: 'Commercial Wagon' },
    [
      code('NCP51V', '1NZ-FE', 1496, 'Petrol', '2WD', 'AT|MT', 2002, 2014, 419.5, 169.5, 151, 1060, {
        cap: 400,
        grades: 'DX|DX Comfort|GL',
      }),
      code('NSP160V', '1NR-FE', 1329, 'Petrol', '2WD', 'CVT', 2014, null, 424.5, 169.5, 152.5, 1090, {
        cap: 400,
      }),
      code('NHP160V', '1NZ-FXE', 1496, 'Hybrid', '2WD', 'CVT', 2018, null, 424.5, 169.5, 152.5, 1160, {
        cap: 350,
        usd: 17000,
      }),
    ],
  ),
  model(
    'Succeed',
    'Station Wagon',
    { usd: 15000, hold: 0.9, pop: 2, grades: 'UL|UL-X|TX', sub: 'Commercial Wagon' },
    [
      code('NCP160V', '1NZ-FE', 1496, 'Petrol', '2WD', 'CVT', 2014, 2020, 424.5, 169.5, 152.5, 1100, {
        cap: 400,
      }),
    ],
  ),
  model('TownAce', 'Van', { usd: 16000, hold: 0.9, pop: 3, grades: 'DX|GL', seats: [2, 5] }, [
    code('S402M', '3SZ-VE', 1495, 'Petrol', '2WD', 'AT|MT', 2008, 2020, 404.5, 166.5, 190, 1240, {
      cap: 750,
    }),
    code('S403M', '2NR-VE', 1496, 'Petrol', '2WD', 'AT', 2020, null, 406.5, 166.5, 193, 1270, {
      cap: 750,
      usd: 17500,
    }),
  ]),
  model(
    'Dyna',
    'Truck',
    { usd: 33000, pop: 3, grades: 'Full Just Low|Just Low', seats: [3], sub: 'Flat Body' },
    [
      code('XZU605', 'N04C', 4009, 'Diesel', '2WD', 'MT|AT', 2011, 2020, 469, 169.5, 198, 2290, {
        cap: 2000,
      }),
      code('KDY231', '1KD-FTV', 2982, 'Diesel', '2WD', 'MT', 2006, 2016, 463, 169.5, 196, 1720, {
        cap: 1500,
        usd: 27000,
      }),
    ],
  ),
  model('Coaster', 'Bus', { usd: 55000, pop: 3, grades: 'LX|GX|EX', seats: [29], sub: 'Microbus' }, [
    code('XZB50', 'N04C', 4009, 'Diesel', '2WD', 'AT|MT', 2007, 2016, 699, 208, 263, 3720),
    code('XZB70', 'N04C', 4009, 'Diesel', '2WD', 'AT|MT', 2017, null, 699, 208, 263.5, 3840, { usd: 62000 }),
    code('HZB50L', '1HZ', 4164, 'Diesel', '2WD', 'MT', 2007, 2016, 699, 203.5, 263, 3450, {
      seats: [30],
      side: 'LHD',
      grades: 'STD',
    }),
  ]),
  model('86', 'Coupe', { usd: 27000, hold: 0.92, pop: 1, grades: 'G|GT|GT Limited', seats: [4] }, [
    code('ZN6', 'FA20', 1998, 'Petrol', '2WD', 'MT|AT', 2012, 2021, 424, 177.5, 132, 1230),
  ]),
  model('bZ4X', 'SUV', { usd: 43000, hold: 0.8, grades: 'Z|G', sub: 'Crossover' }, [
    code('XEAM10', '1XM', null, 'Electric', '2WD', 'AT', 2022, null, 469, 186, 165, 1920, { kwh: 71.4 }),
    code('YEAM15', '1YM', null, 'Electric', '4WD', 'AT', 2022, null, 469, 186, 165, 2010, {
      kwh: 71.4,
      usd: 46000,
    }),
  ]),
])
