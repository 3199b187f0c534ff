import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { isDomainError } from '#domain/errors.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { sessionCookies, signIn } from '#domain/users/index.server.ts'
import { useMessages, useWords } from '#i18n/language-context.tsx'
import { staffWords } from '#i18n/lazy/staff.ts'
import {
  defaultLanguage,
  isLanguage,
  locales,
  otherLanguage,
  pickLanguage,
  type Language,
} from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { hallContext } from '../../hall-context.ts'
import { Logo } from '../../layout/header/logo.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { isSameOrigin } from '../../same-origin.server.ts'
import styles from './login-page.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const next = nextOf(asked.get('next'))
  const { scope, session } = context.get(hallContext)
  if (session) throw redirect(next)
  const language = [asked.get('lang'), next.split('/')[1]].find(isLanguage) ?? defaultLanguage
  const { name } = await readSettings(scope)
  return { next, language, houseName: pickLanguage(name, language) }
}

/** Signs a member of staff in; every refusal says the same, whatever was wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { scope, isSecure, publicOrigin, address } = context.get(hallContext)
  if (!isSameOrigin(request, publicOrigin))
    return data({ error: 'wrong' as const, retryAfter: 0, email: '' }, 403)
  const form = await request.formData().catch(() => new FormData())
  const email = textOf(form.get('email'))
  try {
    const signedIn = await signIn(scope, {
      email,
      password: textOf(form.get('password')),
      address,
      userAgent: request.headers.get('user-agent') ?? '',
    })
    return redirect(nextOf(textOf(form.get('next'))), { headers: sessionCookies(signedIn, isSecure) })
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.code === 'too_many_attempts')
      return data(
        { error: 'too_many' as const, retryAfter: error.retryAfter ?? 0, email },
        { status: 429, headers: { 'Retry-After': String(error.retryAfter ?? 1) } },
      )
    return data({ error: 'wrong' as const, retryAfter: 0, email }, 400)
  }
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

export function meta() {
  return [{ title: 'Login' }, { name: 'robots', content: 'noindex' }]
}

export default function LoginRoute() {
  const { next, language, houseName } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const messages = useMessages()
  const { login } = useWords(staffWords)
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
        {result && (
          <Notice kind="error" role="alert">
            <p>{result.error === 'too_many' ? login.tooMany(result.retryAfter) : login.wrong}</p>
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
              defaultValue={result?.email ?? ''}
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

export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}

/** The page itself in a language; what was asked for stays, also when the first attempt fails. */
function addressOf(next: string, lang: Language): string {
  return `/login?${new URLSearchParams({ next, lang }).toString()}`
}

/** Where to go after signing in: a path on this site, never another host. */
function nextOf(path: string | null): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/cms-hub'
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, 1000) : ''
}
