import { html } from 'hono/html'
import type { Category } from '../catalogue.ts'
import { formatPrice, type Localized } from '../languages.ts'
import { mostTickets, type Session } from '../sessions.ts'
import { nameOfCategory, renderConcerts } from './concerts.ts'
import { renderError, renderFormToken, renderPage, type Markup, type View } from './layout.ts'

type Props = {
  title: string
  /** When and where, or what kind of offer. */
  facts: string
  concerts?: Localized[]
  /** Why nothing can be bought, instead of the form. */
  refusal: string | null
  categories: Category[]
  session: Session
  error: string | null
}

/** A concert or a subscription, with a form to choose category and number. */
export function renderOffer(
  view: View,
  { title, facts, concerts, refusal, categories, session, error }: Props,
): Markup {
  const { messages, language } = view
  const form = html`<form method="post">
    ${renderFormToken(session)}
    <fieldset>
      <legend>${messages.category}</legend>
      ${categories.map(
        (category) =>
          // Browsers report a required choice as invalid before anybody has chosen.
          html`<label class="choice">
            <input type="radio" name="category" value="${category.id}" required aria-invalid="false" />
            <span>${nameOfCategory(category, messages, language)}</span>
            <span>${formatPrice(category, language)}</span>
          </label>`,
      )}
    </fieldset>
    <p>
      <label class="field" for="number">${messages.number}</label>
      <select id="number" name="number">
        ${Array.from({ length: mostTickets }, (_, index) => html`<option>${index + 1}</option>`)}
      </select>
    </p>
    <button>${messages.add}</button>
  </form>`
  return renderPage(
    view,
    title,
    html`<p>${facts}</p>
      ${renderConcerts(concerts, language)} ${renderError(error)}
      ${refusal === null ? form : html`<p><strong>${refusal}</strong></p>`}`,
  )
}
