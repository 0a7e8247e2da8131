/**
 * The fixed vocabulary of the trade that model tables are written in. Literal types come from these lists, so a
 * misspelt fuel or drivetrain in a table does not compile.
 */
export const BODY_TYPES = [
  'Kei Car',
  'Hatchback',
  'Sedan',
  'Station Wagon',
  'Coupe',
  'SUV',
  'Minivan',
  'Van',
  'Pickup',
  'Truck',
  'Bus',
] as const
export type BodyType = (typeof BODY_TYPES)[number]

export const SUB_BODY_TYPES = [
  'Kei Wagon',
  'Kei SUV',
  'Kei Van',
  'Kei Truck',
  'Compact',
  'Crossover',
  'Full-Size SUV',
  'Commercial Wagon',
  'Panel Van',
  'Passenger Van',
  'Single Cab',
  'Double Cab',
  'Flat Body',
  'Aluminium Wing',
  'Dump',
  'Refrigerated',
  'Crane',
  'Microbus',
  'Convertible',
  'Liftback',
  'Limousine',
  'Luxury Minivan',
] as const
export type SubBodyType = (typeof SUB_BODY_TYPES)[number]

export const FUEL_TYPES = [
  'Petrol',
  'Diesel',
  'Hybrid',
  'Plug-in Hybrid',
  'Electric',
  'LPG',
  'CNG',
  'Hydrogen',
] as const
export type FuelType = (typeof FUEL_TYPES)[number]

/** '2WD' covers front and rear drive, as export lists write it; '6x2' and '6x4' are heavy trucks. */
export const DRIVETRAINS = ['2WD', '4WD', 'AWD', '6x2', '6x4'] as const
export type Drivetrain = (typeof DRIVETRAINS)[number]

export const TRANSMISSIONS = ['AT', 'MT', 'CVT', 'DCT', 'AMT', 'CAT', 'IAT'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

export const STEERING_TYPES = ['RHD', 'LHD'] as const
export type SteeringType = (typeof STEERING_TYPES)[number]

export const STEERING_POSITIONS = ['Right', 'Left', 'Centre'] as const
export const STEERING_ASSISTS = [
  'Electric Power Steering',
  'Hydraulic Power Steering',
  'Electro-Hydraulic Power Steering',
  'Manual',
] as const
export const STEERING_CONTROLS = ['Rack and Pinion', 'Recirculating Ball', 'Worm and Roller'] as const

/** Japanese auction grades, best first; R and RA are repaired cars (RA: lightly). */
export const CONDITION_GRADES = ['S', '6', '5', '4.5', '4', '3.5', '3', 'RA', 'R'] as const
export type ConditionGrade = (typeof CONDITION_GRADES)[number]

export const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 22, 26, 29, 30, 33] as const

export const PRICE_TYPES = [
  { code: 'CIF', name: 'CIF (Cost, Insurance, Freight)' },
  { code: 'FOB', name: 'FOB (Free on Board)' },
  { code: 'DDP', name: 'DDP (Delivery Duty Paid)' },
] as const

/** The first eight are the colours of the search panel. */
export const COLOURS = [
  { name: 'White', hex: '#F5F5F2' },
  { name: 'Black', hex: '#16181C' },
  { name: 'Silver', hex: '#C3C7CB' },
  { name: 'Gray', hex: '#6F757B' },
  { name: 'Red', hex: '#B3202A' },
  { name: 'Blue', hex: '#1F5FA8' },
  { name: 'Green', hex: '#2F6B4A' },
  { name: 'Yellow', hex: '#E8B923' },
  { name: 'Pearl White', hex: '#FAF8F0' },
  { name: 'Beige', hex: '#D6C7A8' },
  { name: 'Brown', hex: '#5E4431' },
  { name: 'Orange', hex: '#D9662B' },
  { name: 'Gold', hex: '#B89B5E' },
  { name: 'Maroon', hex: '#5F1A24' },
  { name: 'Navy', hex: '#1B2A4A' },
  { name: 'Bronze', hex: '#7D5C3C' },
  { name: 'Light Blue', hex: '#9CC3DC' },
  { name: 'Dark Gray', hex: '#43484E' },
  { name: 'Purple', hex: '#4E3560' },
  { name: 'Pink', hex: '#DDA4AE' },
  { name: 'Turquoise', hex: '#3C8F95' },
] as const
export type ColourName = (typeof COLOURS)[number]['name']
