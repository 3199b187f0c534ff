import { visitorKeys } from 'oxc-parser'

/** A reference to another module. `static` is loaded with the module, `lazy` on demand, `type` never. */
export type Reference = {
  specifier: string
  kind: 'static' | 'lazy' | 'type'
  line: number
}

/** A node of a syntax tree of any type. */
export type SyntaxNode = { type: string; start: number } & Record<string, unknown>

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The direct children of a node. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (const key of visitorKeys[node.type] ?? []) {
    const value = node[key]
    if (Array.isArray(value)) children.push(...value.filter(isNode))
    else if (isNode(value)) children.push(value)
  }
  return children
}

/** Visits a node and all of its descendants. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** The text of a string literal or of a template without placeholders. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1)
    return undefined
  const quasi: unknown = node.quasis[0]
  const value = isNode(quasi) ? quasi.value : undefined
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : undefined
}

/** The name of an identifier in code or in JSX. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
  return isName && typeof node.name === 'string' ? node.name : textOf(node)
}

/** Whether a node is `import.meta`. */
export function isImportMeta(node: unknown): boolean {
  return isNode(node) && node.type === 'MetaProperty' && nameOf(node.meta) === 'import'
}
