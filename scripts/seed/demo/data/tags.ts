import type { DrawingRequest } from '@/drawing'

type DemoTag = {
  name: string
  color: string
  /** Its picture on the home page; a tag without one is not shown there. */
  picture?: DrawingRequest
}

/** Shelf labels. The five countries are markets a vehicle suits (or is already in); their pages list it. */
export const TAGS = [
  { name: 'Kenya', color: '#1B7A3D' },
  { name: 'Tanzania', color: '#1E88B8' },
  { name: 'Uganda', color: '#C98A00' },
  { name: 'Japan', color: '#BC2A3A' },
  { name: 'Belarus', color: '#2E8B57' },
  {
    name: 'New Arrival',
    color: '#1F5FA8',
    picture: { body: 'minivan', colour: '#FAF8F0', view: 'front', steering: 'RHD' },
  },
  {
    name: 'Low Mileage',
    color: '#2B7A78',
    picture: { body: 'sedan', colour: '#1F5FA8', view: 'interior', steering: 'RHD' },
  },
  {
    name: 'Clearance',
    color: '#B45309',
    picture: { body: 'wagon', colour: '#6F757B', view: 'rear', steering: 'RHD' },
  },
  { name: "Dealer's Choice", color: '#D9482B' },
  {
    name: 'Fuel Saver',
    color: '#3F7D20',
    picture: { body: 'kei', colour: '#3C8F95', view: 'left', steering: 'RHD' },
  },
  {
    name: 'EV',
    color: '#0E7490',
    picture: { body: 'hatchback', colour: '#9CC3DC', view: 'front', steering: 'RHD' },
  },
  {
    name: 'Family',
    color: '#7C4D9E',
    picture: { body: 'minivan', colour: '#5F1A24', view: 'left', steering: 'RHD' },
  },
  {
    name: 'Work Ready',
    color: '#4B5563',
    picture: { body: 'truck', colour: '#1F5FA8', view: 'left', steering: 'RHD' },
  },
  {
    name: 'Off-Road',
    color: '#6B4F2A',
    picture: { body: 'suv', colour: '#D6C7A8', view: 'front', steering: 'RHD' },
  },
  { name: 'Duty Paid', color: '#334E8C' },
] as const satisfies readonly DemoTag[]
export type TagName = (typeof TAGS)[number]['name']
