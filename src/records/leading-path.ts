import { recordDefinitions } from './records.generated.ts'

/**
 * The path of the kind to which the first part of several paths leads, such as `events`: the kind of that name, the one of
 * which there is a single record, or the first. Undefined for what no path begins with.
 */
export function leadingPath(parent: string): string | undefined {
  const kinds = recordDefinitions.filter(({ path }) => path.startsWith(`${parent}/`))
  const named = kinds.find(({ path }) => path === `${parent}/${parent.replace(/s$/, '')}`)
  return (named ?? kinds.find(({ isSingle }) => isSingle) ?? kinds[0])?.path
}
