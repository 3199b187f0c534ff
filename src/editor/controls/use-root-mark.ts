import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of the root element while `value` is not null, for the rules in editing.css about the page around
 * the editor's parts. With `:has()` on the root element, browsers recalculate the style of the whole page whenever any
 * element is inserted or removed.
 */
export function useRootMark(name: 'data-panel-beside' | 'data-uploads', value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return undefined
    const root = document.documentElement
    root.setAttribute(name, value)
    return () => root.removeAttribute(name)
  }, [name, value])
}
