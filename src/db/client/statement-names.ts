/** How often other statements are executed before they are prepared; the default of PostgreSQL's JDBC driver. */
const threshold = 5
/** Bounds on the memory of each connection on the server, which keeps the plans of all prepared statements. */
const maxFrequent = 250
const maxPrepared = 500
/** The counts of statements that are not prepared yet are reset when there are this many. */
const maxCounted = 2000

/**
 * Names the statements that the program prepares (`defineQuery`), and others that are executed often, so that PostgreSQL
 * keeps their plans: for most of our queries, planning takes longer than execution.
 */
export class StatementNames {
  #counts = new Map<string, number>()
  #names = new Map<string, string>()

  /** Counts an execution, and returns the name that the statement has from now on, if any. */
  find(text: string, { isPrepared }: { isPrepared: boolean }): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= (isPrepared ? maxPrepared : maxFrequent)) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (!isPrepared && count < threshold) {
      if (this.#counts.size === maxCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `statement_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
