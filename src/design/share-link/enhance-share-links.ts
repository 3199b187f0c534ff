import { plainlyClickedLink } from '../plain-click.ts'

/** Makes share links open the system's own menu for sharing, in browsers that have one. */
export function enhanceShareLinks(): void {
  if (!('share' in navigator)) return
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-share]')
    if (!link) return
    event.preventDefault()
    navigator
      .share({
        title: new URL(link.href).searchParams.get('subject') ?? '',
        url: link.dataset['share'] ?? '',
      })
      .catch((fault: unknown) => {
        const isDismissed = fault instanceof DOMException && fault.name === 'AbortError'
        if (!isDismissed) location.assign(link.href)
      })
  })
}
