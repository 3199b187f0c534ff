import type { CDPSession, Page } from '@playwright/test'

/** A node of Chromium's accessibility tree, as the browser gives it to assistive technology. */
export type AccessibleNode = {
  /** The same for the same element, as long as it exists. */
  id: number
  role: string
  name: string
  description: string
  value: string
  properties: Record<string, unknown>
}

type RawNode = {
  ignored: boolean
  backendDOMNodeId?: number
  role?: { value?: unknown }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

/** The element with the given expression in the page, and all around it, from the inside out. */
export async function readPath(session: CDPSession, expression: string): Promise<AccessibleNode[]> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (result.objectId === undefined) return []
  const { nodes } = await session.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId })
  await session.send('Runtime.releaseObject', { objectId: result.objectId })
  return nodes.flatMap((node) => toNode(node))
}

/** All nodes of a page in reading order. */
export async function readTree(page: Page, session: CDPSession): Promise<AccessibleNode[]> {
  await page.waitForLoadState('load')
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const children = new Map(nodes.map((node) => [node.nodeId, node]))
  const [root] = nodes
  const inOrder: AccessibleNode[] = []
  const walk = (node: (typeof nodes)[number]) => {
    inOrder.push(...toNode(node))
    for (const id of node.childIds ?? []) {
      const child = children.get(id)
      if (child) walk(child)
    }
  }
  if (root) walk(root)
  return inOrder
}

function toNode({
  ignored,
  backendDOMNodeId,
  role,
  name,
  description,
  value,
  properties,
}: RawNode): AccessibleNode[] {
  if (ignored || backendDOMNodeId === undefined) return []
  const text = (given?: { value?: unknown }) => {
    const raw = given?.value
    const plain = typeof raw === 'string' ? raw : typeof raw === 'number' ? raw.toString() : ''
    return plain.replaceAll(/\s+/g, ' ').trim()
  }
  return [
    {
      id: backendDOMNodeId,
      role: text(role),
      name: text(name),
      description: text(description),
      value: text(value),
      properties: Object.fromEntries((properties ?? []).map((one) => [one.name, one.value.value])),
    },
  ]
}
