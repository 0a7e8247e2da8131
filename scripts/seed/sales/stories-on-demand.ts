import { file, move, pay } from './order-steps'
import type { Story } from './play-story'
import { accept, attach, message, modify, notAvailable, offer, requestOnDemandStory } from './quote-steps'

/** Vehicles that were not in stock. */
export const ON_DEMAND: readonly Story[] = [
  {
    by: 'dealer',
    of: { status: 'PUBLISHED', nth: 10 },
    steps: [
      requestOnDemandStory(1.6, {
        customManufacturer: 'Toyota',
        customModel: 'Probox',
        country: 'Kenya',
        yearFrom: 2018,
        yearTo: 2020,
        color: 'White',
        engineCapacity: '1500 cc',
        fuelType: 'Petrol',
        transmission: 'Automatic',
        driveTrain: '2WD',
        chassisCode: 'NCP160',
        budget: 9_500,
        specialRequirements: 'Roof rack if possible. I need it in Mombasa before Easter.',
      }),
    ],
  },
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 10 },
    steps: [
      requestOnDemandStory(11.3, {
        customManufacturer: 'Suzuki',
        customModel: 'Jimny',
        country: 'Kenya',
        yearFrom: 2021,
        color: 'Green',
        maxMileage: 20_000,
        mileageUnit: 'mi',
        auctionGrade: '4',
        budget: 14_000,
        specialRequirements: 'Manual gearbox, please.',
      }),
      message(
        8.4,
        'seller',
        'They went far above your price at the auctions. We would find one with more miles on it.',
      ),
      notAvailable(8.3),
    ],
  },
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 11 },
    steps: [
      requestOnDemandStory(16.5, ({ manufacturerId, modelId, year }) => ({
        manufacturer: manufacturerId,
        model: modelId,
        country: 'Kenya',
        yearFrom: year,
        specialRequirements: 'One owner, please, and clean inside. I need it for my bakery.',
      })),
      attach(10.4),
      offer(10.2, { share: 1.02, deliveryUsd: 1_600 }),
    ],
  },
  // Not found at first, then bought.
  {
    by: 'dealer',
    of: { status: 'SOLD', nth: 3 },
    steps: [
      requestOnDemandStory(50.4, ({ manufacturerId, modelId, year }) => ({
        manufacturer: manufacturerId,
        model: modelId,
        country: 'Kenya',
        yearFrom: year + 2,
        color: 'Red',
        specialRequirements: 'For a driving school.',
      })),
      notAvailable(46.3),
      modify(45.2, ({ manufacturerId, modelId, year }) => ({
        manufacturer: manufacturerId,
        model: modelId,
        country: 'Kenya',
        yearFrom: year - 1,
        specialRequirements: 'For a driving school. Any colour will do.',
      })),
      attach(40.5),
      offer(40.3),
      accept(38.6),
      move(38.1, 'ORDER_CONFIRMED'),
      pay(35.4),
      move(35.2, 'IN_PROGRESS'),
      file(34.8, 'PROOF_OF_PAYMENT', 'Transfer of the down payment', ['Paid in full by bank transfer.']),
      pay(20.6, 0.5),
      move(18.3, 'VEHICLE_PREPARATION_INSPECTION'),
    ],
  },
]
