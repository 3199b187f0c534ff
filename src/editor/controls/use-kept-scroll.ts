import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How long a content that loads late is waited for, in milliseconds. */
const patience = 3000

/** Keeps the scroll position of an element across reloads and while something else is shown in its place. */
export function useKeptScroll(name: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: body } = element
    if (!body) return undefined
    const key = `editor-scroll ${name}`
    const wanted = read(key)
    const restore = () => {
      body.scrollTop = wanted
      if (body.scrollTop >= wanted - 1) stop()
    }
    const observer = new MutationObserver(restore)
    const stop = () => observer.disconnect()
    observer.observe(body, { childList: true, subtree: true })
    restore()
    const timer = setTimeout(stop, patience)
    const keep = () => write(key, body.scrollTop)
    body.addEventListener('scrollend', keep)
    body.addEventListener('wheel', stop, { passive: true })
    return () => {
      clearTimeout(timer)
      stop()
      body.removeEventListener('scrollend', keep)
      body.removeEventListener('wheel', stop)
    }
  }, [name])
  return element
}

function read(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return 0 // the browser denies storage
  }
}

function write(key: string, top: number): void {
  try {
    sessionStorage.setItem(key, String(Math.round(top)))
  } catch {
    // Without storage the list begins at its top.
  }
}
