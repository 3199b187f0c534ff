import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import { canSeeUnpublished, system, visitor, type Preview, type Scope, type Viewer } from './scope.ts'

/** The scope of a query that is built once: the time and the record of a preview link are placeholders. */
export type QueryScope = {
  db: Scope['db']
  viewer: Viewer
  now: Placeholder
  preview: { ownerKind: Preview['ownerKind']; ownerId: Placeholder } | null
}

/** What conditions read of a scope, also of one whose time is a placeholder. */
export type AnyScope = {
  db: Scope['db']
  viewer: Viewer
  now: Date | Placeholder
  preview?: { ownerKind: Preview['ownerKind']; ownerId: number | Placeholder } | null
}

/** Placeholders for values; flags as they are. */
export type Given<Values> = {
  [Key in keyof Values]: Values[Key] extends boolean | undefined
    ? Values[Key]
    : Placeholder | Extract<Values[Key], undefined>
}

type Query<Rows> = { prepare(name: string): Prepared<Rows> }
type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/** More combinations of filters than are in use at a time. */
const maxForms = 100

/**
 * The way to write a query of pages and lists: it is built at its first use, and prepared under a name on each connection.
 * Building the same SQL again took an eighth of Node's time for a page, and PostgreSQL planned most of it anew.
 *
 * `build` gets placeholders instead of values. A value that is undefined and a flag that is false are left out: each
 * combination of the others is a statement of its own, as is what staff see and what a preview link shows. A list is
 * compared by `isAmong` or `isAnyOf`, so that its length does not matter.
 */
export function defineQuery<Values extends object, Rows>(
  build: (scope: QueryScope, given: Given<Values>) => Query<Rows>,
): (scope: Pick<Scope, 'db' | 'now' | 'viewer' | 'preview'>, values: Values) => Promise<Rows> {
  const forms = new WeakMap<Scope['db'], Map<string, Prepared<Rows>>>()
  return ({ db, now, viewer, preview }, values) => {
    const seesAll = canSeeUnpublished(viewer)
    const used = Object.entries(values).filter(([, value]) => value !== undefined && value !== false)
    const form = [seesAll, preview?.ownerKind, ...used.map(([name]) => name)].join(' ')
    const known = forms.get(db) ?? new Map<string, Prepared<Rows>>()
    forms.set(db, known)
    let prepared = known.get(form)
    if (!prepared) {
      const scope: QueryScope = {
        db,
        viewer: seesAll ? system : visitor,
        now: sql.placeholder('now'),
        preview: preview ? { ownerKind: preview.ownerKind, ownerId: sql.placeholder('previewed') } : null,
      }
      const given = Object.fromEntries(
        used.map(([name, value]) => [name, value === true ? value : sql.placeholder(name)]),
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the values
      prepared = build(scope, given as Given<Values>).prepare('') // the pool names each text
      if (known.size === maxForms) known.clear()
      known.set(form, prepared)
    }
    return prepared.execute({ ...values, now, previewed: preview?.ownerId })
  }
}

/**
 * The condition that a column is one of a list of ids, which may have any length. The subquery hides the list from the
 * planner, which would otherwise plan each execution anew, because short lists cost less than those of ten that it expects.
 */
export function isAmong(id: SQLWrapper, list: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${id} = ANY((SELECT ${list}::int[])::int[])`
}

/** The same for a filter, for which the best plan depends on how frequent the values are. */
export function isAnyOf(value: SQLWrapper, list: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${value} = ANY(${list})`
}
