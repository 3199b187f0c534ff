import { html } from 'hono/html'
import type { ShopEvent } from '../catalogue.ts'
import { formatTime } from '../languages.ts'
import { renderPage, type Markup, type View } from './layout.ts'

/** The concerts on offer. */
export function renderHome(view: View, events: ShopEvent[]): Markup {
  const { language, messages, timeZone } = view
  return renderPage(
    view,
    messages.concerts,
    html`<ul class="events">
      ${events.map(
        ({ id, title, hall, start }) =>
          html`<li>
            <a href="/${language}/buyingflow/tickets/${encodeURIComponent(id)}">${title[language]}</a><br />
            ${formatTime(start, language, timeZone)}, ${hall[language]}
          </li>`,
      )}
    </ul>`,
  )
}
