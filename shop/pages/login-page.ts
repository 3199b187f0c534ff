import { html } from 'hono/html'
import { customerGroups } from '../catalogue.ts'
import type { Session } from '../sessions.ts'
import { renderError, renderFormToken, renderPage, type Markup, type View } from './layout.ts'

type Props = { session: Session; returnUrl: string; error?: string | null }

export function renderLogin(view: View, { session, returnUrl, error = null }: Props): Markup {
  const { messages } = view
  return renderPage(
    view,
    messages.login,
    html`${renderError(error)}
      <form method="post">
        ${renderFormToken(session)}
        <input type="hidden" name="returnUrl" value="${returnUrl}" />
        <p>
          <label class="field" for="name">${messages.name}</label>
          <input
            type="text"
            id="name"
            name="name"
            required
            maxlength="80"
            autocomplete="name"
            aria-describedby="name-hint"
          />
          <span class="hint" id="name-hint">${messages.nameHint}</span>
        </p>
        <p>
          <label class="field" for="group">${messages.group}</label>
          <select id="group" name="group" aria-describedby="group-hint">
            <option value="">${messages.groupNames.none}</option>
            ${customerGroups.map((group) => html`<option value="${group}">${messages.groupNames[group]}</option>`)}
          </select>
          <span class="hint" id="group-hint">${messages.groupHint}</span>
        </p>
        <button>${messages.login}</button>
      </form>`,
  )
}

export function renderLogout(view: View, { session, returnUrl }: Props): Markup {
  const { messages } = view
  return renderPage(
    view,
    messages.logout,
    html`<p>${messages.logoutQuestion}</p>
      <form method="post">
        ${renderFormToken(session)}
        <input type="hidden" name="returnUrl" value="${returnUrl}" />
        <button>${messages.logout}</button>
      </form>`,
  )
}
