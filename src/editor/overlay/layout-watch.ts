/** Reads where something stands now, and returns what puts it there; nothing where it stays. */
export type Look = () => (() => void) | undefined

/** Looks again whenever something on the page may stand elsewhere, once per frame at most. */
export type LayoutWatch = {
  /** Returns what ends it. */
  follow: (look: Look) => () => void
  moved: () => void
  stop: () => void
}

export function watchLayout(canvas: HTMLElement): LayoutWatch {
  const looks = new Set<Look>()
  let frame = 0
  const moved = () => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      // All read before any writes, so that the page is laid out once.
      const writes = [...looks].map((look) => look())
      for (const write of writes) write?.()
    })
  }
  const observer = new ResizeObserver(moved)
  observer.observe(document.body)
  for (const child of canvas.children) observer.observe(child)
  // Sliders move what is in them without moving the page.
  const onScroll = (event: Event) => {
    if (event.target instanceof Element) moved()
  }
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  addEventListener('resize', moved)
  return {
    follow: (look) => {
      looks.add(look)
      return () => looks.delete(look)
    },
    moved,
    stop: () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', moved)
    },
  }
}
