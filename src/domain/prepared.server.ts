import type { Scope } from './scope.ts'

/** Statements that are built and planned once per handle of a database: for what every page asks, that costs more than running them. */
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
