import type { World } from './uploads-kit'
import { listPictureCases } from './uploads-lists-cases'
import { paperCases } from './uploads-papers-cases'
import { pictureCases } from './uploads-pictures-cases'
import { sendingCases } from './uploads-sending-cases'
import { sweepCases } from './uploads-sweep-cases'

/** What holds for every kind of storage. */
export function uploadCases(world: () => World): void {
  sendingCases(world)
  pictureCases(world)
  paperCases(world)
  sweepCases(world)
  listPictureCases(world)
}
