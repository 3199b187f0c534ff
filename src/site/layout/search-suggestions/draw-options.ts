import type { Option, OptionGroup } from './shown-options.ts'
import { splitAtTyped } from './typed-parts.ts'

/** Renders the options into the list; returns them in the order of the arrow keys. */
export function drawOptions(
  list: HTMLElement,
  groups: OptionGroup[],
  typed: string,
): { option: Option; element: HTMLElement }[] {
  const drawn: { option: Option; element: HTMLElement }[] = []
  const parts = groups.map(({ heading, options }, groupNumber) => {
    const elements = options.map((option) => {
      const element = drawOption(option, heading === null ? '' : typed)
      element.id = `${list.id}-${drawn.length}`
      drawn.push({ option, element })
      return element
    })
    if (heading === null) return elements
    const title = draw('div', { id: `${list.id}-group-${groupNumber}`, role: 'presentation' }, heading)
    return [draw('div', { role: 'group', 'aria-labelledby': title.id }, title, ...elements)]
  })
  list.replaceChildren(...parts.flat())
  return drawn
}

function drawOption({ name, detail }: Option, typed: string): HTMLElement {
  const pieces = splitAtTyped(name, typed).map(({ text, isTyped }) =>
    isTyped ? draw('mark', {}, text) : text,
  )
  const title = draw('span', {}, ...pieces)
  const option = draw('div', { role: 'option', 'aria-selected': 'false' }, title)
  if (detail !== null) option.append(' ', draw('small', {}, detail))
  return option
}

function draw(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
