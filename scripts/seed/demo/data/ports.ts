type PortUse = 'origin' | 'destination' | 'both'

/** A sea port of the trade; `unlocode` is country code + place code. */
interface DemoPort {
  name: string
  country: string
  unlocode: string
  use: PortUse
}

type Row = [unlocode: string, name: string, country: string, use?: PortUse]

const ROWS: Row[] = [
  ['JPYOK', 'Yokohama', 'Japan', 'origin'],
  ['JPKWS', 'Kawasaki', 'Japan', 'origin'],
  ['JPTYO', 'Tokyo', 'Japan', 'origin'],
  ['JPCHB', 'Chiba', 'Japan', 'origin'],
  ['JPHIC', 'Hitachinaka', 'Japan', 'origin'],
  ['JPSMZ', 'Shimizu', 'Japan', 'origin'],
  ['JPTHS', 'Toyohashi', 'Japan', 'origin'],
  ['JPNGO', 'Nagoya', 'Japan', 'origin'],
  ['JPOSA', 'Osaka', 'Japan', 'origin'],
  ['JPUKB', 'Kobe', 'Japan', 'origin'],
  ['JPHIJ', 'Hiroshima', 'Japan', 'origin'],
  ['JPMOJ', 'Moji', 'Japan', 'origin'],
  ['JPHKT', 'Hakata', 'Japan', 'origin'],
  ['AEJEA', 'Jebel Ali', 'United Arab Emirates', 'both'],
  ['AEDXB', 'Dubai', 'United Arab Emirates', 'both'],
  ['AESHJ', 'Sharjah', 'United Arab Emirates', 'both'],
  ['KRINC', 'Incheon', 'South Korea', 'origin'],
  ['KRPUS', 'Busan', 'South Korea', 'both'],
  ['SGSIN', 'Singapore', 'Singapore', 'both'],
  ['THLCH', 'Laem Chabang', 'Thailand', 'both'],
  ['GBSOU', 'Southampton', 'United Kingdom', 'both'],
  ['GBBRS', 'Bristol', 'United Kingdom', 'both'],
  ['GBTIL', 'Tilbury', 'United Kingdom', 'both'],
  ['BEZEE', 'Zeebrugge', 'Belgium', 'both'],
  ['BEANR', 'Antwerp', 'Belgium', 'both'],
  ['DEBRV', 'Bremerhaven', 'Germany', 'both'],
  ['NLRTM', 'Rotterdam', 'Netherlands', 'both'],
  ['KEMBA', 'Mombasa', 'Kenya'],
  ['TZDAR', 'Dar es Salaam', 'Tanzania'],
  ['TZZNZ', 'Zanzibar', 'Tanzania'],
  ['TZTGT', 'Tanga', 'Tanzania'],
  ['ZADUR', 'Durban', 'South Africa'],
  ['ZAPLZ', 'Gqeberha (Port Elizabeth)', 'South Africa'],
  ['MZMPM', 'Maputo', 'Mozambique'],
  ['MZBEW', 'Beira', 'Mozambique'],
  ['MZMNC', 'Nacala', 'Mozambique'],
  ['NAWVB', 'Walvis Bay', 'Namibia'],
  ['AOLAD', 'Luanda', 'Angola'],
  ['CDMAT', 'Matadi', 'Congo - Kinshasa'],
  ['MUPLU', 'Port Louis', 'Mauritius'],
  ['MGTMM', 'Toamasina', 'Madagascar'],
  ['SOMGQ', 'Mogadishu', 'Somalia'],
  ['SOBBO', 'Berbera', 'Somalia'],
  ['DJJIB', 'Djibouti', 'Djibouti'],
  ['NGAPP', 'Apapa', 'Nigeria'],
  ['NGTIN', 'Tincan Island', 'Nigeria'],
  ['GHTEM', 'Tema', 'Ghana'],
  ['CIABJ', 'Abidjan', 'Côte d’Ivoire'],
  ['SNDKR', 'Dakar', 'Senegal'],
  ['CMDLA', 'Douala', 'Cameroon'],
  ['PKKHI', 'Karachi', 'Pakistan'],
  ['LKCMB', 'Colombo', 'Sri Lanka'],
  ['BDCGP', 'Chattogram (Chittagong)', 'Bangladesh'],
  ['BDMGL', 'Mongla', 'Bangladesh'],
  ['GEPTI', 'Poti', 'Georgia'],
  ['LTKLJ', 'Klaipeda', 'Lithuania'],
  ['LVRIX', 'Riga', 'Latvia'],
  ['IEDUB', 'Dublin', 'Ireland'],
  ['CYLMS', 'Limassol', 'Cyprus'],
  ['NZAKL', 'Auckland', 'New Zealand'],
  ['NZLYT', 'Lyttelton', 'New Zealand'],
  ['AUBNE', 'Brisbane', 'Australia'],
  ['AUMEL', 'Melbourne', 'Australia'],
  ['FJSUV', 'Suva', 'Fiji'],
  ['PGPOM', 'Port Moresby', 'Papua New Guinea'],
  ['WSAPW', 'Apia', 'Samoa'],
  ['JMKIN', 'Kingston', 'Jamaica'],
  ['TTPOS', 'Port of Spain', 'Trinidad & Tobago'],
  ['BBBGI', 'Bridgetown', 'Barbados'],
  ['GYGEO', 'Georgetown', 'Guyana'],
  ['CLIQQ', 'Iquique', 'Chile'],
]

/** Ports of loading and discharge; a row without a use is a destination. */
export const PORTS: DemoPort[] = ROWS.map(([unlocode, name, country, use = 'destination']) => ({
  name,
  country,
  unlocode,
  use,
}))
