import { html } from 'hono/html'
import type { Category } from '../catalogue.ts'
import type { Language, Localized } from '../languages.ts'
import type { Texts } from '../texts.ts'
import type { Markup } from './layout.ts'

/** The chosen concerts of a subscription; nothing for other offers. */
export function renderConcerts(concerts: Localized[] | undefined, language: Language): Markup | '' {
  if (!concerts || concerts.length === 0) return ''
  return html`<ul>
    ${concerts.map((concert) => html`<li>${concert[language]}</li>`)}
  </ul>`
}

export function nameOfCategory({ id, name }: Category, messages: Texts, language: Language): string {
  return name?.[language] ?? messages.categoryName(id)
}
