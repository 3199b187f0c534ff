import { html } from 'hono/html'
import type { Language } from '../languages.ts'
import type { Session } from '../sessions.ts'
import { texts, type Texts } from '../texts.ts'

export type Markup = ReturnType<typeof html>

/** What every page needs from its request. */
export type View = {
  language: Language
  messages: Texts
  session: Session | undefined
  /** The time zone of the hall. */
  timeZone: string
  /** The path of the present page in the other language. */
  alternative: string
}

/** A whole page around its content. */
export function renderPage(view: View, title: string, content: Markup): Markup {
  const { language, messages, session } = view
  const itemCount = (session?.cart ?? []).reduce((sum, { count }) => sum + count, 0)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${messages.shop}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">${messages.skip}</a>
        <header>
          <strong><a href="/${language}">${messages.shop}</a></strong>
          <a href="/${language}/buyingflow/order/">${messages.cart} (${itemCount})</a>
          ${
            session?.userName
              ? html`<a href="/${language}/logout" title="${messages.loggedInAs(session.userName)}"
                  >${messages.logout}</a
                >`
              : html`<a href="/${language}/login">${messages.login}</a>`
          }
          <a href="${view.alternative}" lang="${language === 'de' ? 'en' : 'de'}"
            >${messages.otherLanguage}</a
          >
        </header>
        <main id="content">
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>${messages.demo}</footer>
      </body>
    </html>`
}

/** A page with only a message. */
export function renderMessage(view: View, title: string, text: string): Markup {
  return renderPage(view, title, html`<p>${text}</p>`)
}

/** The hidden field without which no form is accepted. */
export function renderFormToken(session: Session): Markup {
  return html`<input type="hidden" name="formToken" value="${session.formToken}" />`
}

export function renderError(text: string | null): Markup {
  return text === null ? html`` : html`<p class="error" role="alert">${text}</p>`
}

export function wordsIn(language: Language): Texts {
  return texts[language]
}
