/** A place where vehicles stand. VAT and withholding tax are percentages of the country it trades in. */
interface DemoShowroom {
  companyName: string
  showroomName: string
  city: string
  country: string
  /** Degrees north and east, of the district. */
  at: [latitude: number, longitude: number]
  address: string
  phone: string
  email: string
  companyVat: number
  companyWht: number
  openingHours: string
  /** Where its vehicles are shipped from, and what bringing one there costs; null if nobody entered it. */
  port: string | null
  transport: [fee: string, currency: string] | null
}

const AT_PORT: [string, string] = ['0', 'USD']

const JAPAN = { companyName: 'Kaido Japan K.K.', country: 'Japan', companyVat: 10, companyWht: 0 }
const KENYA = { companyName: 'Kaido Kenya Ltd', country: 'Kenya', companyVat: 16, companyWht: 0 }
const GULF = {
  companyName: 'Kaido Gulf FZE',
  country: 'United Arab Emirates',
  companyVat: 5,
  companyWht: 0,
}
const WEEKDAYS = 'Mon–Fri 9:00–18:00, Sat 9:00–13:00'
const SIX_DAYS = 'Mon–Sat 9:00–18:00'

// Addresses name real districts; the house numbers and telephone numbers belong to nobody.
export const SHOWROOMS: DemoShowroom[] = [
  {
    ...JAPAN,
    showroomName: 'Yokohama Daikoku Yard',
    city: 'Yokohama',
    at: [35.4635, 139.6815],
    address: '99-1 Daikoku-futo, Tsurumi-ku, Yokohama, Kanagawa',
    phone: '+81 45 555 0100',
    email: 'yokohama@kaido.example',
    openingHours: WEEKDAYS,
    port: 'Yokohama',
    transport: AT_PORT,
  },
  {
    ...JAPAN,
    showroomName: 'Nagoya Kinjo Yard',
    city: 'Nagoya',
    at: [35.0486, 136.8463],
    address: '98-2 Kinjo-futo, Minato-ku, Nagoya, Aichi',
    phone: '+81 52 555 0100',
    email: 'nagoya@kaido.example',
    openingHours: WEEKDAYS,
    port: 'Nagoya',
    transport: AT_PORT,
  },
  {
    ...JAPAN,
    showroomName: 'Kobe Rokko Yard',
    city: 'Kobe',
    at: [34.6886, 135.27],
    address: '97-3 Koyocho-higashi, Higashinada-ku, Kobe, Hyogo',
    phone: '+81 78 555 0100',
    email: 'kobe@kaido.example',
    openingHours: WEEKDAYS,
    port: 'Kobe',
    transport: AT_PORT,
  },
  {
    ...JAPAN,
    showroomName: 'Osaka Nanko Yard',
    city: 'Osaka',
    at: [34.6353, 135.4162],
    address: '96-4 Nanko-higashi, Suminoe-ku, Osaka',
    phone: '+81 6 5550 0100',
    email: 'osaka@kaido.example',
    openingHours: WEEKDAYS,
    port: 'Kobe',
    transport: ['14000', 'JPY'],
  },
  {
    ...JAPAN,
    showroomName: 'Fukuoka Kashii Yard',
    city: 'Fukuoka',
    at: [33.649, 130.405],
    address: '95-5 Kashiihama-futo, Higashi-ku, Fukuoka',
    phone: '+81 92 555 0100',
    email: 'fukuoka@kaido.example',
    openingHours: WEEKDAYS,
    port: 'Hakata',
    transport: ['6000', 'JPY'],
  },
  {
    ...KENYA,
    showroomName: 'Nairobi Showroom',
    city: 'Nairobi',
    at: [-1.317, 36.851],
    address: 'Plot 999, Ngong Road, Nairobi',
    phone: '+254 20 555 0100',
    email: 'nairobi@kaido.example',
    openingHours: SIX_DAYS,
    port: 'Mombasa',
    transport: ['52000', 'KES'],
  },
  {
    ...KENYA,
    showroomName: 'Mombasa Port Yard',
    city: 'Mombasa',
    at: [-4.0435, 39.657],
    address: 'Plot 998, Moi Avenue, Mombasa',
    phone: '+254 41 555 0100',
    email: 'mombasa@kaido.example',
    openingHours: SIX_DAYS,
    port: 'Mombasa',
    transport: AT_PORT,
  },
  {
    companyName: 'Kaido Tanzania Ltd',
    country: 'Tanzania',
    companyVat: 18,
    companyWht: 0,
    showroomName: 'Dar es Salaam Showroom',
    city: 'Dar es Salaam',
    at: [-6.835, 39.269],
    address: 'Plot 997, Nyerere Road, Dar es Salaam',
    phone: '+255 22 555 0100',
    email: 'daressalaam@kaido.example',
    openingHours: SIX_DAYS,
    port: 'Dar es Salaam',
    transport: AT_PORT,
  },
  {
    companyName: 'Kaido Uganda Ltd',
    country: 'Uganda',
    companyVat: 18,
    companyWht: 6,
    showroomName: 'Kampala Showroom',
    city: 'Kampala',
    at: [0.3136, 32.5811],
    address: 'Plot 996, Jinja Road, Nakawa, Kampala',
    phone: '+256 41 555 0100',
    email: 'kampala@kaido.example',
    openingHours: SIX_DAYS,
    port: null,
    transport: null,
  },
  {
    ...GULF,
    showroomName: 'Dubai Ras Al Khor Showroom',
    city: 'Dubai',
    at: [25.176, 55.371],
    address: 'Unit 995, Ras Al Khor Industrial Area, Dubai',
    phone: '+971 4 555 0100',
    email: 'dubai@kaido.example',
    openingHours: SIX_DAYS,
    port: 'Jebel Ali',
    transport: ['110', 'USD'],
  },
  {
    ...GULF,
    showroomName: 'Sharjah Souq Al Haraj Yard',
    city: 'Sharjah',
    at: [25.308, 55.433],
    address: 'Unit 994, Souq Al Haraj, Al Ruqa Al Hamra, Sharjah',
    phone: '+971 6 555 0100',
    email: 'sharjah@kaido.example',
    openingHours: SIX_DAYS,
    port: 'Sharjah',
    transport: AT_PORT,
  },
]
