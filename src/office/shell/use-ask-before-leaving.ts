import { useEffect } from 'react'

let isAsked = true

/** Lets the browser ask before a page with unsaved changes is left: by links, by its own buttons, or by closing it. */
export function useAskBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsked) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}

/** Lets this document be left without a question: it was asked before, or the document belongs to somebody else. */
export function leaveUnasked(): void {
  isAsked = false
}
