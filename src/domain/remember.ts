import type { Scope } from './scope.ts'

/** Loads a value, or takes the remembered one: visitors only, because staff see more, each of them something else. */
export function remember<Value>(
  scope: Scope,
  key: string,
  load: (scope: Scope) => Promise<Value>,
): Promise<Value> {
  const { remembered, viewer, preview } = scope
  return remembered && viewer.kind === 'visitor' && !preview ? remembered.find(scope, key, load) : load(scope)
}
