/** How many pages of a list are fetched ahead without being pointed at: each costs the server a page. */
const most = 3

/**
 * Marks the first links of lists that come into view, so that the speculation rules (document.tsx) fetch their pages
 * ahead. All other links are fetched when one points at them.
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
