import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { formEntries, formFiles } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { testOrigin } from '../../../../tests/support/api.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { staffScope, systemScope, testNow, visitorScope } from '../../../../tests/support/factories.ts'
import {
  createForm,
  draftChoice,
  draftField,
  draftForm,
  type FormDraft,
} from '../../../../tests/support/forms.ts'
import { openPages } from '../../../../tests/support/pages.ts'

const database = useTestDatabase()
let viewer: () => Scope = () => visitorScope(database.db)
const pages = openPages(() => viewer())
const path = '/de/forms/kontakt'
const right = { name: 'Clara', email: 'clara@example.org', anliegen: 'Karten' }

const create = async (
  changes: Partial<FormDraft> = {},
  as: () => Scope = () => visitorScope(database.db),
) => {
  viewer = as
  return createForm(
    systemScope(database.db),
    draftForm({
      fields: [
        draftField('name', 'text', { required: true }),
        draftField('email', 'email', { required: true }),
        draftChoice('anliegen'),
        draftField('bestellung', 'text', {
          required: true,
          condition: { field: 'anliegen', values: ['Lob, Kritik'] },
        }),
        draftField('bild', 'file'),
      ],
      response_text: { de: 'Vielen Dank.', en: 'Thank you.' },
      ...changes,
    }),
  )
}

const show = async (address = path) => {
  const answer = await pages.request(address)
  return { status: answer.status, html: readHtml(await answer.text()) }
}

const send = async (fields: Record<string, string>, origin: string | null = testOrigin) => {
  const answer = await pages.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(origin !== null && { Origin: origin }),
    },
    body: new URLSearchParams({ __opened_at: '2026-11-21T11:59:00Z', ...fields }).toString(),
  })
  return { status: answer.status, headers: answer.headers, html: readHtml(await answer.text()) }
}

/** Removes the props for the browser, which repeat all texts. */
function readHtml(html: string): string {
  return html.replaceAll(/data-props="[^"]*"/g, '')
}

const countEntries = () => database.db.$count(formEntries)

describe('A form that is sent without scripts', () => {
  test('is stored and answered', async () => {
    await create()
    const { status, html } = await send(right)
    expect(status).toBe(200)
    expect(html).toContain('Vielen Dank.')
    expect(html).not.toContain('name="email"')
    expect(await countEntries()).toBe(1)
  })

  test('is shown again with all answers and its errors', async () => {
    await create()
    const { status, html } = await send({ name: '"Clara" <b>', email: 'clara', anliegen: 'Lob, Kritik' })
    expect(status).toBe(400)
    expect(html).toMatch(/<title>Fehler: Kontakt/)
    expect(html).toContain('2 Angaben fehlen oder stimmen nicht:')
    expect(html).toContain('value="&quot;Clara&quot; &lt;b&gt;"')
    expect(html).toContain('Ungültige E-Mail-Adresse!')
    expect(html).toMatch(/<option value="Lob, Kritik" selected="">/)
    expect(await countEntries()).toBe(0)
  })

  test('redirects to the form’s own target on this site', async () => {
    await create({ redirect_url: { de: '/de/stories', en: '/en/stories' } })
    const { status, headers } = await send(right)
    expect([status, headers.get('Location')]).toEqual([303, '/de/stories'])
  })

  test('links to a target on another site, because a form may not redirect there', async () => {
    await create({ redirect_url: { de: 'https://example.org/', en: 'https://example.org/' } })
    expect((await send(right)).html).toContain('<a href="https://example.org/">Weiter</a>')
  })

  test('is refused without an error page when it comes from another site, too fast, or from a bot', async () => {
    await create()
    for (const origin of ['https://elsewhere.example', 'null', null]) {
      const { status, html } = await send(right, origin)
      expect(status).toBe(403)
      expect(html).toContain('value="Clara"')
    }
    const fast = await send({ ...right, __opened_at: testNow.toISOString() })
    expect([fast.status, fast.headers.get('Retry-After')]).toEqual([429, '2'])
    expect(fast.html).toContain('Bitte warten Sie 2 Sekunden')
    expect(fast.html).toContain('value="Clara"')
    expect((await send({ ...right, __website: 'https://spam.example' })).html).toContain('Vielen Dank.')
    const hostile = { name: '\0', email: 'x'.repeat(3000), anliegen: '__proto__', email2: '\uD800' }
    expect((await send({})).status).toBe(400)
    expect((await send(hostile)).status).toBe(400)
    expect(await countEntries()).toBe(0)
  })

  test('keeps the files that are stored already, and names the refused one', async () => {
    await create()
    const id = 'a'.repeat(32)
    await database.db.insert(formFiles).values({
      id,
      fileName: 'brief.pdf',
      mimeType: 'application/pdf',
      byteSize: 12_345,
      sha256: 'x',
      createdAt: testNow,
      expiresAt: new Date(testNow.getTime() + 60_000),
    })
    const { status, html } = await send({ ...right, bild: id, '__file_error:bild': 'file_type' })
    expect(status).toBe(400)
    expect(html).toContain(`value="${id}"`)
    expect(html).toContain('brief.pdf angehängt lassen')
    expect(html).toContain('Angenommen werden nur PDF')
    expect((await send({ ...right, bild: id })).status).toBe(200)
    const [file] = await database.db.select().from(formFiles).where(eq(formFiles.id, id))
    expect(file?.entryId).not.toBeNull()
  })
})

describe('A form with restricted access', () => {
  test('does not exist for visitors before it opens, after it ends, and while it is offline', async () => {
    const hour = 60 * 60_000
    for (const changes of [
      { is_online: false },
      { published_from: new Date(testNow.getTime() + hour).toISOString() },
      { published_to: new Date(testNow.getTime() - hour).toISOString() },
    ]) {
      const { id } = await create({ ...changes, slug: `zu-${Object.keys(changes).join()}`.replace('_', '-') })
      expect(id).toBeGreaterThan(0)
    }
    for (const slug of ['zu-is-online', 'zu-published-from', 'zu-published-to', 'none'])
      expect((await show(`/de/forms/${slug}`)).status, slug).toBe(404)
  })

  test('is shown to staff with a note, and those who manage forms can send a test', async () => {
    await create({ is_online: false }, () => staffScope(database.db, 'editor'))
    const editor = await show()
    expect(editor.status).toBe(200)
    expect(editor.html).toContain('zurzeit nicht öffentlich')
    expect(editor.html).toContain('name="__is_test"')
    viewer = () => staffScope(database.db, 'author')
    expect((await show()).html).not.toContain('name="__is_test"')
    const refused = await send({ ...right, __is_test: 'true' })
    expect(refused.status).toBe(403)
    expect(refused.html).toContain('Testeinträge darf nur senden')
  })

  test('for staff asks visitors to sign in, and accepts nothing from them', async () => {
    await create({ is_login_required: true })
    const { html } = await show()
    expect(html).toContain('href="/login?next=%2Fde%2Fforms%2Fkontakt"')
    expect(html).not.toContain('name="email"')
    expect((await send(right)).status).toBe(401)
    viewer = () => staffScope(database.db, 'author')
    expect((await show()).html).toContain('name="email"')
    expect((await send(right)).status).toBe(200)
  })
})
