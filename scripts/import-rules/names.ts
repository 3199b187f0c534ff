import { childrenOf, isNode, nameOf, type SyntaxNode } from './syntax.ts'

/** Names that a top-level statement introduces, by imports too. */
export function declaredNames(statement: unknown): string[] {
  if (!isNode(statement)) return []
  switch (statement.type) {
    case 'VariableDeclaration':
      return nodesIn(statement.declarations).flatMap((declarator) => boundNames(declarator.id))
    case 'ImportDeclaration':
      return namesOf(nodesIn(statement.specifiers).map((specifier) => specifier.local))
    case 'ExportNamedDeclaration':
      return declaredNames(statement.declaration)
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return namesOf([statement.id])
    default:
      return []
  }
}

/** Names that a top-level statement exports; of `export *` none, because it does not say them. */
export function exportedNames(statement: SyntaxNode): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default']
  if (statement.type !== 'ExportNamedDeclaration') return []
  const specifiers = nodesIn(statement.specifiers)
  return [...namesOf(specifiers.map((specifier) => specifier.exported)), ...declaredNames(statement)]
}

/**
 * Names that stand as values in a node; types are left out. Local variables are not told from the module's, so that
 * a name may be listed too much, never too little.
 */
export function usedNames(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return []
    case 'Identifier':
    case 'JSXIdentifier':
      return namesOf([node])
    case 'MemberExpression':
      return usedIn(node.object, node.computed ? node.property : undefined)
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return usedIn(node.value, node.computed ? node.key : undefined)
    case 'JSXMemberExpression':
      return usedIn(node.object)
    case 'JSXAttribute':
      return usedIn(node.value)
    case 'ExportSpecifier':
      return usedIn(node.local)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
      return usedIn(node.expression)
    default:
      return node.type.startsWith('TS') ? [] : usedIn(...childrenOf(node))
  }
}

function usedIn(...nodes: unknown[]): string[] {
  return nodes.filter(isNode).flatMap(usedNames)
}

/** The names in a pattern: `{ a, b: [c] }` binds a and c. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return namesOf([pattern])
  if (pattern.type === 'Property') return boundNames(pattern.value)
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  return childrenOf(pattern).flatMap(boundNames)
}

function nodesIn(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}

function namesOf(nodes: unknown[]): string[] {
  return nodes.map(nameOf).filter((name) => name !== undefined)
}
