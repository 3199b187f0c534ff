import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { clearedCookies, sessionTokenOf, signOut } from '#domain/users/index.server.ts'
import { href } from '#routing/paths.ts'
import { hallContext } from '../../hall-context.ts'
import { isSameOrigin } from '../../same-origin.server.ts'

/** Signs out; asks for the session's own token, so that no other site can do it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { scope, session, publicOrigin, isSecure } = context.get(hallContext)
  const form = await request.formData().catch(() => new FormData())
  if (!session) return redirect(href('home', 'de'), { headers: clearedCookies(isSecure) })
  if (!isSameOrigin(request, publicOrigin) || form.get('csrf') !== session.csrfToken)
    throw data({ message: '' }, 403)
  const token = sessionTokenOf(request)
  if (token) await signOut(scope, token)
  return redirect(href('home', 'de'), { headers: clearedCookies(isSecure) })
}

export function loader() {
  return redirect(href('home', 'de'))
}
