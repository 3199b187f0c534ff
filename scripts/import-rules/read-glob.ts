import { globSync } from 'node:fs'
import path from 'node:path'
import { isImportMeta, isNode, nameOf, textOf, type Reference, type SyntaxNode } from './syntax.ts'

/** The files that an `import.meta.glob` matches. Its patterns must be string literals that begin with a dot. */
export function readGlob(
  node: SyntaxNode,
  folder: string,
): Pick<Reference, 'specifier' | 'kind'>[] | 'unreadable' | undefined {
  if (node.type !== 'CallExpression' || !isGlob(node.callee)) return undefined
  const [first, options]: unknown[] = Array.isArray(node.arguments) ? node.arguments : []
  const listed: unknown[] =
    isNode(first) && first.type === 'ArrayExpression' && Array.isArray(first.elements)
      ? first.elements
      : [first]
  const patterns = listed.map(textOf)
  if (!patterns.every((pattern) => pattern?.startsWith('.'))) return 'unreadable'
  const kind = isEager(options) ? 'static' : 'lazy'
  return patterns
    .flatMap((pattern) => globSync(pattern ?? '', { cwd: folder }))
    .map((found) => found.split(path.sep).join('/'))
    .map((found) => ({ specifier: found.startsWith('.') ? found : `./${found}`, kind }))
}

function isGlob(node: unknown): boolean {
  return (
    isNode(node) &&
    node.type === 'MemberExpression' &&
    isImportMeta(node.object) &&
    nameOf(node.property) === 'glob'
  )
}

/** Whether the options load the modules eagerly; options that cannot be read count as eager. */
function isEager(options: unknown): boolean {
  if (options === undefined) return false
  if (!isNode(options) || options.type !== 'ObjectExpression' || !Array.isArray(options.properties))
    return true
  const properties: unknown[] = options.properties
  return properties.some(
    (property) =>
      isNode(property) &&
      (nameOf(property.key) !== 'eager' || !isNode(property.value) || property.value.value !== false) &&
      nameOf(property.key) !== 'import',
  )
}
