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
import { isDomainError } from '#domain/errors.ts'
import { signIn } from '#domain/users/index.server.ts'
import { useMessages } from '#i18n/language-context.tsx'
import { hallContext } from '../../hall-context.ts'
import { PageError } from '../../layout/page-error.tsx'
import { isSameOrigin, sessionCookies } from '../../session-cookies.server.ts'
import styles from './login-page.module.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = nextOf(new URL(request.url).searchParams.get('next'))
  if (context.get(hallContext).session) throw redirect(next)
  return { next }
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
  const { next } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const messages = useMessages()
  return (
    <main className={`wrap ${styles.page}`}>
      <h1>{messages.login.title}</h1>
      {result && (
        <p role="alert" className={styles.error}>
          {result.error === 'too_many' ? messages.login.tooMany(result.retryAfter) : messages.login.wrong}
        </p>
      )}
      <form method="post" action="/login" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <p>
          <label htmlFor="email">{messages.login.email}</label>
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
          <label htmlFor="password">{messages.login.password}</label>
          <input id="password" name="password" type="password" autoComplete="current-password" required />
        </p>
        <p>
          <Button>{messages.login.submit}</Button>
        </p>
      </form>
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}

/** Where to go after signing in: a path on this site, never another host. */
function nextOf(path: string | null): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/cms-hub'
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, 1000) : ''
}
