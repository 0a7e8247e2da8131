const PAGE = 256

/** Maps vehicles to slots. Ids are dense numbers of a sequence, so paging costs little extra memory. */
export class Slots {
  size = 0
  /** Slots ever used: the next new one. */
  top = 0
  private readonly pages = new Map<number, Int32Array>()
  private readonly free: number[] = []

  /** The slot of a vehicle, or -1. */
  get(id: number): number {
    return (this.pages.get(Math.floor(id / PAGE))?.[id % PAGE] ?? 0) - 1
  }

  /** Assigns a vehicle a slot, reusing a freed one if there is any. */
  add(id: number): number {
    const slot = this.free.pop() ?? this.top
    if (slot === this.top) this.top += 1
    const place = Math.floor(id / PAGE)
    let page = this.pages.get(place)
    if (!page) {
      page = new Int32Array(PAGE)
      this.pages.set(place, page)
    }
    page[id % PAGE] = slot + 1
    this.size += 1
    return slot
  }

  remove(id: number): void {
    const page = this.pages.get(Math.floor(id / PAGE))
    const slot = this.get(id)
    if (!page || slot < 0) return
    page[id % PAGE] = 0
    this.free.push(slot)
    this.size -= 1
  }

  get bytes(): number {
    return this.pages.size * PAGE * 4 + this.free.length * 8
  }
}
