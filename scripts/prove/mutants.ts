/** A fault that the long tests have to find: a piece of the program, and what stands in its place. */
export type Mutant = { name: string; file: string; original: string; fault: string }

export const mutants: readonly Mutant[] = [
  {
    name: 'lost-operation',
    file: 'src/operations/apply-operation.ts',
    original: 'return rulesOf(operation).apply(content, operation)',
    fault: 'return Math.random() < 1 / 10_000 ? content : rulesOf(operation).apply(content, operation)',
  },
  {
    name: 'published-too-early',
    file: 'src/domain/content/drafts/section-status.server.ts',
    original: 'published: published && {',
    fault: `published: plans[0]?.revisionId && plans[0].at && plans[0].at.getTime() <= scope.now.getTime() + 60_000 ? {
      revision_id: plans[0].revisionId,
      publish_at: plans[0].at.toISOString(),
    } : published && {`,
  },
]

/** The transformation of a mutant, as a plugin of Vite; null without one. Throws for a name that is not known. */
export function pluginOf(name: string | undefined, root: string) {
  if (name === undefined) return null
  const mutant = mutants.find((one) => one.name === name)
  if (!mutant) throw new Error(`There is no mutant ${name}: ${mutants.map((one) => one.name).join(', ')}`)
  return {
    name: `mutant ${name}`,
    transform(code: string, id: string) {
      return id.startsWith(root) && id.endsWith(`/${mutant.file}`)
        ? code.replace(mutant.original, () => mutant.fault)
        : null
    },
    enforce: 'pre' as const,
  }
}
