import type { openApi } from './api.ts'
import { testCsrfToken } from './api.ts'

/** Sends calls of the back office with the token of the session; the body of an empty response is null. */
export function callOffice(app: ReturnType<typeof openApi>) {
  // The test states the expected type.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  return async <Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    language: 'de' | 'en' = 'de',
  ): Promise<{ status: number; body: Body }> => {
    const answer = await app.request(`http://localhost/${language}/api/admin/${path}`, {
      method,
      headers: {
        'X-CSRFToken': testCsrfToken,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Body }
  }
}
