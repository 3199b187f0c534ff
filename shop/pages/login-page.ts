import { html } from 'hono/html'
import { customerGroups } from '../catalogue.ts'
import type { Session } from '../sessions.ts'
import { renderError, renderFormToken, renderPage, type Markup, type View } from './layout.ts'

type Props = { session: Session; returnUrl: string; error?: string | null }

export function renderLogin(view: View, { session, returnUrl, error = null }: Props): Markup {
  const { words } = view
  return renderPage(
    view,
    words.login,
    html`${renderError(error)}
      <form method="post">
        ${renderFormToken(session)}
        <input type="hidden" name="returnUrl" value="${returnUrl}" />
        <p>
          <label class="field" for="name">${words.name}</label>
          <input
            type="text"
            id="name"
            name="name"
            required
            maxlength="80"
            autocomplete="name"
            aria-describedby="name-hint"
          />
          <span class="hint" id="name-hint">${words.nameHint}</span>
        </p>
        <p>
          <label class="field" for="group">${words.group}</label>
          <select id="group" name="group" aria-describedby="group-hint">
            <option value="">${words.groupNames.none}</option>
            ${customerGroups.map((group) => html`<option value="${group}">${words.groupNames[group]}</option>`)}
          </select>
          <span class="hint" id="group-hint">${words.groupHint}</span>
        </p>
        <button>${words.login}</button>
      </form>`,
  )
}

export function renderLogout(view: View, { session, returnUrl }: Props): Markup {
  const { words } = view
  return renderPage(
    view,
    words.logout,
    html`<p>${words.logoutQuestion}</p>
      <form method="post">
        ${renderFormToken(session)}
        <input type="hidden" name="returnUrl" value="${returnUrl}" />
        <button>${words.logout}</button>
      </form>`,
  )
}
