import pg from 'pg'

/** Adds up the milliseconds of selected statements. */
export type StatementTimer = { milliseconds(): number; stop(): void }

/** Times every later statement of this process whose text matches the pattern. */
export function timeStatements(pattern: RegExp): StatementTimer {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new TypeError('the client of PostgreSQL has no query')
  let sum = 0
  Reflect.set(pg.Client.prototype, 'query', function timed(this: pg.Client, ...given: unknown[]) {
    const began = performance.now()
    const answer: unknown = Reflect.apply(query, this, given)
    if (answer instanceof Promise && pattern.test(textOf(given[0])))
      void answer.finally(() => {
        sum += performance.now() - began
      })
    return answer
  })
  return {
    milliseconds: () => sum,
    stop: () => void Reflect.set(pg.Client.prototype, 'query', query),
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return ''
  return String(statement.text)
}
