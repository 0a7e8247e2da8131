/** Shelf labels. The five countries are markets a vehicle suits (or stands in); their pages list it. */
export const TAGS = [
  { name: 'Kenya', color: '#1B7A3D' },
  { name: 'Tanzania', color: '#1E88B8' },
  { name: 'Uganda', color: '#C98A00' },
  { name: 'Japan', color: '#BC2A3A' },
  { name: 'Belarus', color: '#2E8B57' },
  { name: 'New Arrival', color: '#1F5FA8' },
  { name: 'Low Mileage', color: '#2B7A78' },
  { name: 'Clearance', color: '#B45309' },
  { name: "Dealer's Choice", color: '#D9482B' },
  { name: 'Fuel Saver', color: '#3F7D20' },
  { name: 'EV', color: '#0E7490' },
  { name: 'Family', color: '#7C4D9E' },
  { name: 'Work Ready', color: '#4B5563' },
  { name: 'Off-Road', color: '#6B4F2A' },
  { name: 'Duty Paid', color: '#334E8C' },
] as const
export type TagName = (typeof TAGS)[number]['name']
