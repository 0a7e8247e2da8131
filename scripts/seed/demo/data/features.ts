import type { BodyType, FuelType, SteeringType, SubBodyType } from './vocabulary'

export const FEATURE_GROUPS = [
  'Safety',
  'Comfort',
  'Interior',
  'Exterior',
  'Audio & Navigation',
  'Off-Road',
  'Commercial',
  'Electric & Hybrid',
] as const
type FeatureGroup = (typeof FEATURE_GROUPS)[number]

/** A piece of equipment and the vehicles on which it is likely. */
export interface DemoFeature {
  name: string
  group: FeatureGroup
  /** Chance on a vehicle that meets every condition below. */
  share: number
  /** First model year. */
  from?: number
  /** Least as-new value in USD. */
  usd?: number
  bodies?: readonly BodyType[]
  fuels?: readonly FuelType[]
  subs?: readonly SubBodyType[]
  side?: SteeringType
  notMakes?: readonly string[]
  /** Least number of seats. */
  seats?: number
  /** Least height in cm; low minivans have hinged rear doors. */
  height?: number
  /** 'four': any four-wheel drive; 'rough': a real off-roader. */
  driven?: 'four' | 'rough'
}

type Conditions = Omit<DemoFeature, 'name' | 'group' | 'share'>

const CARS = ['Kei Car', 'Hatchback', 'Sedan', 'Station Wagon', 'Coupe', 'SUV', 'Minivan'] as const
const FAMILY = ['SUV', 'Minivan', 'Station Wagon'] as const
const BOXES = ['Minivan', 'Van'] as const
const WORK = ['Van', 'Truck', 'Pickup'] as const
const PLUGS = ['Electric', 'Plug-in Hybrid'] as const

const group =
  (name: FeatureGroup) =>
  (feature: string, share: number, when: Conditions = {}): DemoFeature => ({
    name: feature,
    group: name,
    share,
    ...when,
  })
const safety = group('Safety')
const comfort = group('Comfort')
const interior = group('Interior')
const exterior = group('Exterior')
const audio = group('Audio & Navigation')
const rough = group('Off-Road')
const work = group('Commercial')
const plug = group('Electric & Hybrid')

export const FEATURES: DemoFeature[] = [
  safety('Driver Airbag', 0.97),
  safety('Passenger Airbag', 0.9, { bodies: [...CARS, 'Pickup', 'Van'] }),
  safety('Side Airbags', 0.6, { from: 2012, usd: 18000, bodies: CARS }),
  safety('Curtain Airbags', 0.45, { from: 2013, usd: 24000, bodies: CARS }),
  safety('ABS', 0.96),
  safety('Electronic Stability Control', 0.8, { from: 2012 }),
  safety('Traction Control', 0.6, { from: 2012, usd: 16000 }),
  safety('Hill Start Assist', 0.45, { from: 2014 }),
  safety('Automatic Emergency Braking', 0.6, { from: 2016 }),
  safety('Lane Departure Warning', 0.5, { from: 2016 }),
  safety('Blind Spot Monitor', 0.3, { from: 2018, usd: 28000 }),
  safety('ISOFIX Anchors', 0.6, { from: 2010, bodies: CARS }),
  safety('Reverse Camera', 0.55, { from: 2010 }),
  safety('360° Camera', 0.25, { from: 2015, usd: 24000, bodies: CARS }),
  safety('Parking Sensors', 0.35, { from: 2012, usd: 17000 }),
  safety('Immobiliser', 0.6),
  comfort('Air Conditioning', 0.97),
  comfort('Automatic Climate Control', 0.55, { usd: 15000, bodies: CARS }),
  comfort('Rear Air Conditioning', 0.6, { seats: 7 }),
  comfort('Power Windows', 0.95),
  comfort('Power Mirrors', 0.85),
  comfort('Central Locking', 0.9),
  comfort('Keyless Entry', 0.8, { from: 2008 }),
  comfort('Push Start', 0.55, { from: 2011, usd: 14000, bodies: CARS }),
  comfort('Cruise Control', 0.4, { usd: 20000, bodies: [...CARS, 'Pickup'] }),
  comfort('Adaptive Cruise Control', 0.35, { from: 2016, usd: 24000, bodies: CARS }),
  comfort('Heated Seats', 0.3, { usd: 24000, bodies: CARS }),
  comfort('Power Seats', 0.35, { usd: 30000, bodies: CARS }),
  comfort('Tilt Steering', 0.6),
  interior('Leather Seats', 0.35, { usd: 30000, bodies: CARS }),
  interior('Leather Steering Wheel', 0.45, { usd: 18000, bodies: CARS }),
  interior('Third-Row Seats', 1, { seats: 7, bodies: ['SUV', 'Minivan'] }),
  interior('Folding Rear Seats', 0.8, {
    bodies: ['Kei Car', 'Hatchback', 'Station Wagon', 'SUV', 'Minivan'],
  }),
  interior('Sunroof', 0.2, { usd: 25000, bodies: ['Sedan', 'SUV', 'Minivan'] }),
  interior('Woodgrain Trim', 0.2, { usd: 26000, bodies: ['Sedan', 'Minivan', 'SUV'] }),
  interior('USB Socket', 0.5, { from: 2013 }),
  interior('Floor Mats', 0.7),
  exterior('Alloy Wheels', 0.6, { usd: 14000, bodies: [...CARS, 'Pickup'] }),
  exterior('LED Headlights', 0.5, { from: 2014, usd: 16000 }),
  exterior('HID Headlights', 0.35, { usd: 16000, bodies: CARS }),
  exterior('Fog Lights', 0.45),
  exterior('Power Sliding Door', 0.55, { bodies: ['Minivan'], height: 160, usd: 18000 }),
  exterior('Sliding Doors', 1, { bodies: BOXES, height: 160 }),
  exterior('Power Tailgate', 0.3, { from: 2014, usd: 30000, bodies: FAMILY }),
  exterior('Roof Rails', 0.35, { bodies: ['Station Wagon', 'SUV'] }),
  exterior('Rear Spoiler', 0.3, { bodies: ['Hatchback', 'Coupe', 'SUV', 'Station Wagon', 'Minivan'] }),
  exterior('Privacy Glass', 0.6, { bodies: ['Kei Car', 'Hatchback', 'SUV', 'Minivan', 'Station Wagon'] }),
  exterior('Spare Wheel', 0.5),
  audio('AM/FM Radio', 0.95),
  audio('CD Player', 0.6),
  audio('Bluetooth', 0.55, { from: 2012 }),
  audio('Navigation System', 0.5, { usd: 13000, bodies: CARS }),
  audio('Touchscreen Display', 0.5, { from: 2015, bodies: [...CARS, 'Pickup'] }),
  audio('Apple CarPlay', 0.5, { from: 2019, usd: 18000, bodies: CARS }),
  audio('Android Auto', 0.5, { from: 2019, usd: 18000, bodies: CARS }),
  audio('Steering Wheel Audio Controls', 0.55, { from: 2010, usd: 15000, bodies: CARS }),
  rough('Low-Range Transfer', 0.95, { driven: 'rough' }),
  rough('Differential Lock', 0.4, { driven: 'rough' }),
  rough('Downhill Assist Control', 0.4, { driven: 'four', from: 2012, bodies: ['SUV', 'Pickup'] }),
  rough('Side Steps', 0.4, { driven: 'rough' }),
  rough('Tow Hook', 0.4, { driven: 'rough' }),
  rough('Snorkel', 0.06, { driven: 'rough' }),
  work('Load Hooks', 0.7, { bodies: WORK }),
  work('Bed Liner', 0.5, { bodies: ['Pickup'] }),
  work('Tail Lift', 0.15, { bodies: ['Truck'], usd: 30000 }),
  work('Drop Sides', 0.8, { subs: ['Flat Body', 'Kei Truck'] }),
  work('Exhaust Brake', 0.9, { bodies: ['Truck'], usd: 25000 }),
  work('Power Take-Off', 0.12, { bodies: ['Truck'], usd: 30000 }),
  work('Automatic Passenger Door', 0.8, { bodies: ['Bus'], usd: 50000 }),
  plug('AC Charging', 1, { fuels: PLUGS }),
  plug('CHAdeMO Fast Charging', 0.9, { fuels: PLUGS, side: 'RHD', notMakes: ['Tesla'] }),
  plug('CCS2 Fast Charging', 0.9, { fuels: ['Electric'], side: 'LHD' }),
  plug('Portable Charging Cable', 0.8, { fuels: PLUGS }),
  plug('Regenerative Braking', 0.9, { fuels: ['Electric', 'Plug-in Hybrid', 'Hybrid'] }),
  plug('EV Drive Mode', 0.6, { fuels: ['Hybrid', 'Plug-in Hybrid'] }),
]
