import { createHash, randomBytes } from 'node:crypto'
import { VIEW_WINDOW_MS } from '../rules/page-view-counting'

/** Views of a vehicle on a UTC day ('2026-11-21') that are not written yet. */
export type PendingViews = { vehicle: number; day: string; views: number }

/** Limits memory use: 200,000 visits in half an hour are more than one process can serve. */
const MOST_VISITS = 200_000

/**
 * Counts views in memory until they are written to the database. Visitors are only known by a hash with a
 * random salt that exists for one day in this process alone, and only while another visit counts as the same
 * view.
 */
export class PageViewCounter {
  private salt = randomBytes(16)
  private saltDay = ''
  /** Hashes in order of visit, with the time of each. */
  private readonly visits = new Map<string, number>()
  private pending = new Map<string, number>()

  /** @returns whether it was counted: not if the same visitor saw the vehicle within VIEW_WINDOW_MS */
  count(vehicle: number, visitor: string, now: Date): boolean {
    const day = now.toISOString().slice(0, 10)
    this.turnTo(day)
    this.forget(now.getTime())
    const visit = createHash('sha256').update(this.salt).update(`${vehicle}\n${visitor}`).digest('base64url')
    if (this.visits.has(visit)) return false
    this.visits.set(visit, now.getTime())
    this.add(vehicle, day, 1)
    return true
  }

  /** Takes out the counts not written yet. */
  take(): PendingViews[] {
    const taken = [...this.pending].map(([key, views]) => {
      const [vehicle, day] = key.split(' ')
      return { vehicle: Number(vehicle), day: day ?? '', views }
    })
    this.pending = new Map()
    return taken
  }

  /** Puts back counts that could not be written. */
  putBack(views: readonly PendingViews[]): void {
    for (const one of views) this.add(one.vehicle, one.day, one.views)
  }

  private add(vehicle: number, day: string, views: number): void {
    const key = `${vehicle} ${day}`
    this.pending.set(key, (this.pending.get(key) ?? 0) + views)
  }

  private turnTo(day: string): void {
    if (day === this.saltDay) return
    this.saltDay = day
    this.salt = randomBytes(16)
    this.visits.clear()
  }

  private forget(now: number): void {
    for (const [visit, at] of this.visits) {
      if (now - at < VIEW_WINDOW_MS && this.visits.size < MOST_VISITS) return
      this.visits.delete(visit)
    }
  }
}
