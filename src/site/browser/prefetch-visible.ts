/** How many pages of a list are prefetched without being hovered: each costs the server a rendering. */
const most = 3

/**
 * Marks the first links of lists when they come into view, so that the speculation rules (document.tsx) prefetch their
 * pages. All other links are prefetched on hover or touch.
 */
export function enhanceVisibleLinks(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  let left = most
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue
      left -= 1
      observer.unobserve(target)
      target.setAttribute('data-prefetch', '')
    }
  })
  for (const link of document.querySelectorAll('main [data-moves="title"] a')) observer.observe(link)
}
