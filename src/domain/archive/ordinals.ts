/** Maps record numbers, which may be sparse, to consecutive ordinals, so that counters can be arrays. */
export class Ordinals {
  readonly #byId = new Map<number, number>()
  readonly #ids: number[] = []

  get size(): number {
    return this.#ids.length
  }

  of(id: number): number {
    const known = this.#byId.get(id)
    if (known !== undefined) return known
    this.#byId.set(id, this.#ids.length)
    return this.#ids.push(id) - 1
  }

  find(id: number): number | undefined {
    return this.#byId.get(id)
  }

  idAt(ordinal: number): number {
    return this.#ids[ordinal] ?? 0
  }
}
