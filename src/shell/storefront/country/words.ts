import type { DestinationRule } from '@/modules/settings/tariffs/rules/destination'

export const usedVehiclesTo = (country: string) => `Used vehicles to ${country}`
export const intro = (country: string) =>
  `What may be imported to ${country}, what it costs, how long it takes, and the vehicles we can send there.`

// Ports
export const ports = 'Ports'
export const choosePort = 'Choose a port: every price then says what the vehicle costs there.'
export const deliverHere = (port: string) => `Deliver to ${port}`
export const chosen = 'Your port'
export const leadTimes = (least: number, most: number) =>
  least === most ? `about ${most} days` : `${least} to ${most} days`
export const leadTimeOnRequest = 'Lead time on request'

// What may come in
export const whatMayComeIn = 'What may be imported'
export const checkedOn = (day: string) => `checked ${day}`
export const from = (day: string) => `from ${day}`
export const until = (day: string) => `until ${day}`

// What it costs
export const whatItCosts = 'Duties and taxes'
export const estimate = (day: string) =>
  `Rules as of ${day}. What they come to for a vehicle is an estimate: customs decide.`
export const seePage =
  'On the page of each vehicle “What’s in it” shows the total to your port part by part, and duties and taxes as an estimate.'

// Vehicles and showrooms
export const vehicles = 'Vehicles that may be imported, lowest total first'
export const allOfThem = 'All of them'
export const noVehicles = 'No vehicles at the moment'
export const noneMayComeIn =
  'None of the vehicles on sale is certain to be allowed in. Ask us to look for one that is.'
export const inquire = 'Ask us'
export const showrooms = 'Where they come from'

/** Headings of rules by what they are about, in their order. */
export const GROUPS: { title: string; kinds: readonly DestinationRule['kind'][] }[] = [
  { title: whatMayComeIn, kinds: ['steering', 'age', 'fuel', 'category', 'emission', 'inspection'] },
  { title: whatItCosts, kinds: ['customsBase', 'depreciation', 'step'] },
  { title: 'Good to know', kinds: ['note'] },
]
