import { createStore, type Store } from '../store.ts'

/** Counts up whenever something on the page may stand elsewhere, once per frame at most. */
export type LayoutWatch = Pick<Store<number>, 'get' | 'subscribe'> & { moved: () => void; stop: () => void }

export function watchLayout(canvas: HTMLElement): LayoutWatch {
  const store = createStore(0)
  let frame = 0
  const moved = () => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      store.set((count) => count + 1)
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
    get: store.get,
    subscribe: store.subscribe,
    moved,
    stop: () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', moved)
    },
  }
}
