import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { isDomainError } from '#domain/errors.ts'
import { sessionCookies, signIn } from '#domain/users/index.server.ts'
import { useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { staffMessages } from '#i18n/lazy/staff.ts'
import {
  defaultLanguage,
  isLanguage,
  locales,
  otherLanguage,
  pickLanguage,
  type Language,
} from '#i18n/languages.ts'
import { href, staffHref } from '#routing/paths.ts'
import { Logo } from '../../layout/header/logo.tsx'
import { definePage, type FormAnswer } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { isSameOrigin } from '../../same-origin.server.ts'
import styles from './login-page.module.css'

/** Where staff sign in. */
export default definePage({
  route: 'login',
  act,
  load,
  head: () => ({ title: 'Login', paths: { de: null, en: null }, isIndexed: false }),
  View: LoginPage,
  frame: 'none',
  // The visitor has not signed in yet.
  tools: 'none',
  language: ({ language }) => language,
})

/** Why signing in failed, and the entered e-mail address, so that it need not be typed again. */
type Refusal = { error: 'wrong' | 'too_many'; retryAfter: number; email: string }

function load({ session, settings, url }: PageRequest, refusal: Refusal | null) {
  const asked = url.searchParams
  const next = nextOf(asked.get('next'))
  if (session) return redirectTo(next)
  const language = [asked.get('lang'), next.split('/')[1]].find(isLanguage) ?? defaultLanguage
  return { next, language, houseName: pickLanguage(settings.name, language), refusal }
}

/** Signs in a member of staff; every refusal has the same message, so that it does not reveal which part was wrong. */
async function act(request: PageRequest, form: FormData): Promise<FormAnswer<Refusal>> {
  const { scope, isSecure, address, headers } = request
  if (!isSameOrigin(request)) return { result: { error: 'wrong', retryAfter: 0, email: '' }, status: 403 }
  const email = textOf(form.get('email'))
  try {
    const signedIn = await signIn(scope, {
      email,
      password: textOf(form.get('password')),
      address,
      userAgent: headers.get('user-agent') ?? '',
    })
    return redirectTo(nextOf(textOf(form.get('next'))), 302, sessionCookies(signedIn, isSecure))
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.code !== 'too_many_attempts')
      return { result: { error: 'wrong', retryAfter: 0, email }, status: 400 }
    return {
      result: { error: 'too_many', retryAfter: error.retryAfter ?? 0, email },
      status: 429,
      headers: { 'Retry-After': String(error.retryAfter ?? 1) },
    }
  }
}

function LoginPage({ next, language, houseName, refusal }: ReturnType<typeof load>) {
  const messages = useMessages()
  const { login } = useLazyMessages(staffMessages)
  const other = otherLanguage(language)
  return (
    <div className={styles.page}>
      <div className={styles.figure}>
        <Picture
          picture={{ src: null, seed: 'stage door', ground: 'prussian', alt: null }}
          sizes="(min-width: 900px) 58vw, 100vw"
          className={styles.picture}
          isLeading
        />
      </div>
      <header className={styles.house}>
        <a href={href('home', language)}>
          <Logo />
          <span>{houseName}</span>
        </a>
      </header>
      <main className={styles.main}>
        <h1>{login.title}</h1>
        {refusal && (
          <Notice kind="error" role="alert">
            <p>{refusal.error === 'too_many' ? login.tooMany(refusal.retryAfter) : login.wrong}</p>
          </Notice>
        )}
        <form method="post" action={addressOf(next, language)} className={styles.form}>
          <input type="hidden" name="next" value={next} />
          <p>
            <label htmlFor="email">{login.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              autoComplete="username"
              required
              defaultValue={refusal?.email ?? ''}
            />
          </p>
          <p>
            <label htmlFor="password">{login.password}</label>
            <input id="password" name="password" type="password" autoComplete="current-password" required />
          </p>
          <p>
            <Button>{login.submit}</Button>
          </p>
        </form>
      </main>
      <footer className={styles.home}>
        <a href={href('home', language)}>{messages.error.toHome}</a>
        <a href={addressOf(next, other)} hrefLang={other} lang={other}>
          {locales[other].name}
        </a>
      </footer>
    </div>
  )
}

/** The address of the page in a language; keeps the page to return to, even after a failed attempt. */
function addressOf(next: string, lang: Language): string {
  return `${staffHref('login')}?${new URLSearchParams({ next, lang }).toString()}`
}

/** The page to return to after signing in: a path on this site, never another host. */
function nextOf(path: string | null): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : staffHref('cms-hub')
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, 1000) : ''
}
