/** How often a statement is executed before it is prepared; the default of PostgreSQL's JDBC driver. */
const threshold = 5
/** A bound on the memory of each connection on the server, which keeps the plans of all prepared statements. */
const maxPrepared = 250
/** The counts of statements that are not prepared yet are reset when there are this many. */
const maxCounted = 2000

/**
 * Names the statements that are executed often, so that PostgreSQL keeps their plans: for most of our queries, planning
 * takes longer than execution.
 */
export class StatementNames {
  #counts = new Map<string, number>()
  #names = new Map<string, string>()

  /** Counts an execution, and returns the name that the statement has from now on, if any. */
  find(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === maxPrepared) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < threshold) {
      if (this.#counts.size === maxCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `frequent_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
