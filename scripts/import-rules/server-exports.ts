import { declaredNames, exportedNames, usedNames } from './names.ts'
import { isNode, type SyntaxNode } from './syntax.ts'

/** What React Router cuts off a route module before browsers receive it. */
export const serverExports = ['loader', 'action', 'middleware', 'headers']

/**
 * The top-level statements of a route module that only its server exports need: these exports themselves, and the
 * imports and declarations that nothing else uses.
 */
export function findServerOnlyStatements(statements: SyntaxNode[]): Set<SyntaxNode> {
  const kept = new Set(statements.filter(isKeptByItself))
  const needed = new Set([...kept].flatMap(namesKeptBy))
  for (let before = -1; before < kept.size;) {
    before = kept.size
    for (const statement of statements) {
      if (kept.has(statement) || !declaredNames(statement).some((name) => needed.has(name))) continue
      kept.add(statement)
      for (const name of usedNames(statement)) needed.add(name)
    }
  }
  return new Set(statements.filter((statement) => !kept.has(statement)))
}

/** Whether a statement stays without anybody asking for a name of it: another export, or code that simply runs. */
function isKeptByItself(statement: SyntaxNode): boolean {
  const names = exportedNames(statement)
  if (names.length > 0) return names.some((name) => !serverExports.includes(name))
  return declaredNames(statement).length === 0
}

/** In `export { loader, Page }` only Page stays. */
function namesKeptBy(statement: SyntaxNode): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || !Array.isArray(statement.specifiers))
    return usedNames(statement)
  const specifiers = statement.specifiers.filter(isNode)
  const specifiersKept = specifiers.filter((specifier) =>
    exportedNames({ ...statement, declaration: null, specifiers: [specifier] }).some(
      (name) => !serverExports.includes(name),
    ),
  )
  return usedNames({ ...statement, specifiers: specifiersKept })
}
