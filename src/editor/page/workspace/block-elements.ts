import type { FragmentInstance } from 'react'
import { headId } from '#operations/index.ts'
import { framedInHead, headElements, isInHead } from './head-elements.ts'

/**
 * Maps blocks to elements of the page. The canvas adds no wrapper element and no attribute to blocks: each is rendered
 * in a fragment, and React reports the fragment's current elements.
 */
export type BlockElements = {
  /** The ref of the block's fragment. */
  refOf: (id: string) => (instance: FragmentInstance | null) => void
  /** The block's outermost elements that have a box. */
  elementsOf: (id: string) => HTMLElement[]
  /** The block that an element of the page belongs to: the innermost one when blocks are nested. */
  blockAt: (node: Node | null) => string | null
  /** The block's bounding box, relative to the viewport; null when it shows nothing. */
  boxOf: (id: string) => DOMRect | null
}

export function createBlockElements(): BlockElements {
  const instances = new Map<string, FragmentInstance>()
  const names = new WeakMap<object, string>()
  const refs = new Map<string, (instance: FragmentInstance | null) => void>()
  const elementsOf = (id: string) => {
    if (id === headId) return headElements()
    const instance = instances.get(id)
    return instance ? childrenOf(instance).flatMap(withBox) : []
  }
  return {
    refOf: (id) => {
      const known = refs.get(id)
      if (known) return known
      const ref = (instance: FragmentInstance | null) => {
        if (instance === null) {
          instances.delete(id)
          return
        }
        instances.set(id, instance)
        names.set(instance, id)
      }
      refs.set(id, ref)
      return ref
    },
    elementsOf,
    blockAt: (node) => {
      if (isInHead(node)) return headId
      for (let at: Node | null = node; at !== null; at = at.parentNode) {
        for (const instance of fragmentsOf(at)) {
          const id = names.get(instance)
          if (id !== undefined && instances.get(id) === instance) return id
        }
      }
      return null
    },
    boxOf: (id) => {
      if (id === headId) return unionOf(framedInHead().map(boxWithoutPadding))
      return unionOf(elementsOf(id).map((element) => element.getBoundingClientRect()))
    },
  }
}

/** The smallest box around all given boxes; null when there are none. */
export function unionOf(boxes: DOMRect[]): DOMRect | null {
  const [first] = boxes
  if (!first) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** The texts of the head have the space between them as padding, into which the empty lead is set. */
function boxWithoutPadding(element: HTMLElement): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect()
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  const above = Number.parseFloat(paddingTop)
  return new DOMRect(left, top + above, width, height - above - Number.parseFloat(paddingBottom))
}

/** React passes a fragment's elements to an observer: this one only collects them. */
class Listing extends ResizeObserver {
  readonly found: Element[] = []
  override observe(element: Element): void {
    this.found.push(element)
  }
  override unobserve(): void {}
}

function childrenOf(instance: FragmentInstance): HTMLElement[] {
  const listing = new Listing(() => {})
  instance.observeUsing(listing)
  instance.unobserveUsing(listing)
  return listing.found.filter((element) => element instanceof HTMLElement)
}

/** An element with `display: contents` has no box of its own, so its children's boxes count. */
function withBox(element: HTMLElement): HTMLElement[] {
  if (element.style.display !== 'contents') return [element]
  return [...element.children].flatMap((child) => (child instanceof HTMLElement ? withBox(child) : []))
}

/** React stores on each element the fragments that it is a child of. */
function fragmentsOf(node: Node): Iterable<object> {
  const noted: unknown = Reflect.get(node, 'reactFragments')
  return noted instanceof Set ? noted : []
}
