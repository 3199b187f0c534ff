import { plainlyClickedLink } from '../plain-click.ts'

/** Makes share links open the system's own menu for sharing, or else the ways to copy the address and to mail it. */
export function enhanceShareLinks(): void {
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-share]')
    if (link) {
      event.preventDefault()
      if ('share' in navigator) openSystemMenu(link)
      else showWays(link)
    }
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-copy]') : null
    if (button) void copyAddress(button)
  })
}

function openSystemMenu(link: HTMLAnchorElement): void {
  navigator
    .share({ title: document.title, url: link.dataset['share'] ?? '' })
    .catch(({ name }: DOMException) => {
      if (name !== 'AbortError') location.assign(link.href)
    })
}

/** In place of the link, with the focus on the first of them. */
function showWays(link: HTMLAnchorElement): void {
  const ways = link.parentElement?.querySelector<HTMLElement>('[data-share-ways]')
  if (!ways) return
  ways.hidden = false
  link.hidden = true
  ways.querySelector('button')?.focus()
}

async function copyAddress(button: HTMLElement): Promise<void> {
  const output = button.parentElement?.querySelector('output')
  if (!output) return
  const { copied = '', failed = '' } = output.dataset
  // Said again when it is copied again.
  output.textContent = ''
  const text = await writeText(button.dataset['copy'] ?? '').then(
    () => copied,
    () => failed,
  )
  output.textContent = text
}

/** Rejects also where the browser offers no clipboard, as on pages without HTTPS. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
