import { describe, expect, test, vi } from 'vitest'
import type { SignInRequest } from '#staff/sign-in-again/ask-to-sign-in.ts'
import { container, page } from '../../../../tests/support/editor-examples.ts'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  useSimulatedBrowsers,
} from '../../../../tests/support/simulated-browser.ts'
import { SimulatedServer } from '../../../../tests/support/simulated-server.ts'
import { prepareSession } from '../../../../tests/support/simulated-session.ts'
import type { EditingSession } from './editing-session.ts'

const content = page(
  container('K', '100', [{ id: 'a', type: 'text', version: 1, fields: { title: 'Eins' } }]),
)

describe('A sign-in that is postponed', () => {
  const clock = new Clock()
  useSimulatedBrowsers(() => clock)

  test('is asked for again by the next change only, not by one that was made before', async () => {
    const server = new SimulatedServer(content, clock, () => false)
    vi.stubGlobal('fetch', server.fetch)
    const browser = new SimulatedBrowser()
    const window = new SimulatedWindow(browser)
    const asked: SignInRequest[] = []
    let session: EditingSession | undefined
    const open = async () => {
      const { begin } = await prepareSession((request) => {
        if (request) asked.push(request)
      })
      session = begin()
    }
    const type = (title: string) =>
      window.run(() => session?.edit([{ kind: 'set-fields', id: 'a', fields: { title } }], { label: '' }))
    const opened = window.run(open)
    await clock.pass(4000)
    await opened

    server.lineOf(browser).isSignedIn = false
    type('Zwei')
    await clock.pass(4000)
    expect(asked).toHaveLength(1)
    type('Drei')
    await clock.pass(100)
    window.run(() => asked[0]?.later())
    await clock.pass(4000)
    expect(asked).toHaveLength(1)
    expect(session?.saving.get()).toMatchObject({ status: 'signed_out', unsaved: 2 })

    type('Vier')
    await clock.pass(4000)
    expect(asked).toHaveLength(2)
    server.lineOf(browser).isSignedIn = true
    window.run(() => asked[1]?.done(1))
    await clock.pass(8000)
    expect(session?.saving.get()).toMatchObject({ status: 'saved', unsaved: 0 })
    expect(server.draft.contentAt(3)).toMatchObject({
      containers: [{ columns: [[{ fields: { title: 'Vier' } }]] }],
    })
    window.run(() => session?.close())
  })
})
