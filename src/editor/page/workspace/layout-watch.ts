/** Measures an element and returns a function that positions it; undefined when nothing has moved. */
export type Look = () => (() => void) | undefined

/** Measures again whenever the page's layout may have changed, at most once per frame. */
export type LayoutWatch = {
  /** Returns a function that stops it. */
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
      // All reads come before any write, to avoid layout thrashing.
      const writes = [...looks].map((look) => look())
      for (const write of writes) write?.()
    })
  }
  const observer = new ResizeObserver(moved)
  observer.observe(document.body)
  // A panel beside the page makes its main part narrower, which need not change the height of the whole page.
  const main = canvas.closest('main')
  if (main) observer.observe(main)
  // Sliders scroll their items without scrolling the page.
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
