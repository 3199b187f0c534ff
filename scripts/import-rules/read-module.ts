import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { readGlob } from './read-glob.ts'
import { isImportMeta, isNode, nameOf, textOf, walk, type Reference, type SyntaxNode } from './syntax.ts'

export type SourceModule = {
  file: string
  references: Reference[]
  /** Lines with an import whose target cannot be read from the source. */
  unreadable: number[]
}

/**
 * Reads a module's imports, re-exports, `import()`, `import('…')` types, `new URL('…', import.meta.url)` and
 * `import.meta.glob('…')`, which counts as an import of each file that it finds.
 * Throws when the file is no valid module.
 * @param file path from the root, with forward slashes
 */
export function readModule(root: string, file: string): SourceModule {
  const source = readFileSync(path.join(root, file), 'utf8')
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(error.message)

  const statements: unknown[] = program.body
  const lineOf = (node: SyntaxNode) => source.slice(0, node.start).split('\n').length
  const module: SourceModule = { file, references: [], unreadable: [] }
  for (const statement of statements.filter(isNode)) {
    walk(statement, (node) => {
      const found = readReference(node) ?? readGlob(node, path.dirname(path.join(root, file)))
      if (found === 'unreadable') module.unreadable.push(lineOf(node))
      else if (found) for (const one of [found].flat()) module.references.push({ ...one, line: lineOf(node) })
    })
  }
  return module
}

function readReference(node: SyntaxNode): Pick<Reference, 'specifier' | 'kind'> | 'unreadable' | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return refer(node.source, node.importKind === 'type' ? 'type' : 'static')
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? refer(node.source, node.exportKind === 'type' ? 'type' : 'static') : undefined
    case 'TSImportType':
      return refer(node.source, 'type')
    case 'ImportExpression':
      return refer(node.source, 'lazy')
    case 'NewExpression':
      return readUrl(node)
    default:
      return undefined
  }
}

function refer(source: unknown, kind: Reference['kind']) {
  const specifier = textOf(source)
  return specifier === undefined ? ('unreadable' as const) : { specifier, kind }
}

/** A worker or another program is named by `new URL('./file.ts', import.meta.url)`. */
function readUrl(node: SyntaxNode) {
  const [address, base]: unknown[] = Array.isArray(node.arguments) ? node.arguments : []
  const specifier = textOf(address)
  if (nameOf(node.callee) !== 'URL' || !specifier || !/^\.{1,2}\/.*\.(ts|tsx|mjs)$/.test(specifier))
    return undefined
  return isNode(base) && base.type === 'MemberExpression' && isImportMeta(base.object)
    ? { specifier, kind: 'lazy' as const }
    : undefined
}
