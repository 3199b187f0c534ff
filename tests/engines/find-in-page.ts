/** What a person would call a part of a page: its role, and a part of its name. */
export type Target = { role: Role; name: string; isLast?: boolean }
export type Role = 'link' | 'button' | 'textbox' | 'heading' | 'text' | 'option'

const selectors: Record<Role, string> = {
  link: 'a[href], [role=link]',
  button: 'button, summary, input[type=submit], [role=button], [role=menuitem]',
  textbox:
    'input:not([type=checkbox], [type=radio], [type=submit], [type=hidden]), textarea, [contenteditable=true]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  text: 'p, span, li, dd, h1, h2, h3, [data-public], output',
  option: '[role=option]',
}

/**
 * An expression for the page that finds a visible part and scrolls it into view: its middle in the viewport, and what
 * it says; null while there is none.
 */
export function finding({ role, name, isLast = false }: Target): string {
  return `(${findInPage.toString()})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name)}, ${isLast})`
}

/** Runs in the page, without anything from here. */
function findInPage(selector: string, name: string, isLast: boolean) {
  const plain = (text: string | null | undefined) =>
    (text ?? '').replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => plain(document.getElementById(id)?.textContent))
      .join(' ')
      .trim()
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    return [
      labelled,
      plain(element.getAttribute('aria-label')),
      labels.map((label) => plain(label.textContent)).join(' '),
      plain(element.textContent),
      plain(element.getAttribute('placeholder')),
    ].filter(Boolean)
  }
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
    return isShown && nameOf(element).some((one) => one.includes(name))
  })
  const element = isLast ? found.at(-1) : found[0]
  if (!element) return null
  const before = element.getBoundingClientRect()
  if (before.top < 140 || before.bottom > innerHeight - 40)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getClientRects()[0] ?? before
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, text: plain(element.textContent) }
}
