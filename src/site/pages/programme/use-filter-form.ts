import { useEffect, type RefObject } from 'react'

/**
 * Comforts that scripts add to the filters: an open panel closes on Escape and on a click elsewhere, and fields left
 * empty stay out of the address.
 */
export function useFilterForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const openPanel = () => form.current?.querySelector<HTMLDetailsElement>('details[open]')
    document.addEventListener(
      'keydown',
      (event) => {
        const panel = openPanel()
        if (event.key !== 'Escape' || !panel) return
        panel.open = false
        panel.querySelector('summary')?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        const panel = openPanel()
        if (panel && event.target instanceof Node && !panel.contains(event.target)) panel.open = false
      },
      { signal },
    )
    document.addEventListener(
      'formdata',
      (event) => {
        if (event.target !== form.current) return
        const empty = Array.from(event.formData).filter(([, value]) => value === '')
        for (const [name] of empty) event.formData.delete(name)
      },
      { signal },
    )
    return () => ended.abort()
  }, [form])
}
