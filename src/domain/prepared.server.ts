import type { Scope } from './scope.ts'

/**
 * Prepared statements, created once per database handle: for queries of every page whose building and planning costs
 * more than their execution.
 */
export function preparedOnce<Statements>(
  prepare: (db: Scope['db']) => Statements,
): (db: Scope['db']) => Statements {
  const known = new WeakMap<object, Statements>()
  return (db) => {
    const statements = known.get(db) ?? prepare(db)
    known.set(db, statements)
    return statements
  }
}
