/** Calls of the page editor, as its windows send them. */
import { z } from 'zod'
import type { Role } from '#db/schema/index.ts'
import type { Db } from '#db/client/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { openApi, testCsrfToken } from './api.ts'
import { changeOf, createAuthor, createTestPage } from './drafts.ts'

export type App = ReturnType<typeof openApi>

/** Sends a call below `/de/pageeditor-api/`, by default with the token of the session. A text is sent as it is. */
export async function call(
  app: App,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { 'X-CSRFToken': testCsrfToken },
) {
  const response = await app.request(`http://localhost/de/pageeditor-api/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, body: answer, headers: response.headers }
}

/** A signed-in member of staff, and a page with a draft of one empty container. */
export async function openEditor(db: Db, role: Role = 'editor') {
  const scope: Scope = await createAuthor(db, 'Anna', role)
  const app = openApi(() => scope)
  const { de } = await createTestPage(db)
  const slug = `page-${de.ownerId}`
  const made = await call(app, 'POST', 'container', { slug })
  return { app, scope, slug, id: de.ownerId, made }
}

export const sending = (base: number, ...operations: Parameters<typeof changeOf>) => ({
  client: 'window-a',
  base,
  changes: [changeOf(...operations)],
})

const apiDescription = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ tags: z.array(z.string()).default([]) }))),
})
type EditorOperation = { method: string; path: string }

/** All calls of the page editor in the contract, with their paths below `pageeditor-api`. */
export async function listEditorCalls(app: App): Promise<EditorOperation[]> {
  const answer = await app.request('/api/openapi.json')
  const document = apiDescription.parse(await answer.json())
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes('page editor'))
      .map(([method]) => ({
        method: method.toUpperCase(),
        path: path.replace('/{lang}/pageeditor-api/', ''),
      })),
  )
}

/** The path with a value in place of each parameter. */
export const fillPath = (path: string, slug: string) =>
  path.replace('{slug}', slug).replace('{id}', '1').replace('{block}', 'one')
