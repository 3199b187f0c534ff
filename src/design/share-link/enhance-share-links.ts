import { plainlyClickedLink } from '../plain-click.ts'

/** Makes share links open the system's own menu for sharing, in browsers that have one. */
export function enhanceShareLinks(): void {
  if (!('share' in navigator)) return
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-share]')
    if (!link) return
    event.preventDefault()
    navigator
      .share({ title: document.title, url: link.dataset['share'] ?? '' })
      .catch(({ name }: DOMException) => {
        if (name !== 'AbortError') location.assign(link.href)
      })
  })
}
