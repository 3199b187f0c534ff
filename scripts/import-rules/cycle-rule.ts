import type { Violation } from './check.ts'
import type { Project } from './project.ts'

/** Finds cycles of modules that import each other when they load; types and `import()` do not count. */
export function checkCycles({ modules }: Project): Violation[] {
  const violations: Violation[] = []
  const finished = new Set<string>()
  const path: string[] = []

  const visit = (file: string) => {
    if (finished.has(file)) return
    const begin = path.indexOf(file)
    if (begin >= 0) return
    path.push(file)
    for (const { target, kind, line } of modules.get(file)?.references ?? []) {
      if (kind !== 'static' || target === undefined || target === file) continue
      const start = path.indexOf(target)
      if (start < 0) visit(target)
      else
        violations.push({
          file,
          line,
          text: `circle of imports: ${[...path.slice(start), target].join(' → ')}`,
        })
    }
    path.pop()
    finished.add(file)
  }
  for (const file of modules.keys()) visit(file)
  return violations
}
