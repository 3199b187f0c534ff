import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignInAgain, type SignInRequest } from '#site/sign-in-again/ask-to-sign-in.ts'
import { container, page } from '../../../tests/support/editor-examples.ts'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  simulateBrowsers,
} from '../../../tests/support/simulated-browser.ts'
import { SimulatedServer } from '../../../tests/support/simulated-server.ts'
import { createCalls } from '../calls.ts'
import { createEditingSession, type EditingSession } from './editing-session.ts'
import { openDraft } from './open-draft.ts'
import { startState } from './start-state.ts'

const place = { slug: 'page-1', language: 'de' } as const
const content = page(
  container('K', '100', [{ id: 'a', type: 'text', version: 1, fields: { title: 'Eins' } }]),
)

describe('A sign-in that is postponed', () => {
  const clock = new Clock()
  let restore = () => {}
  beforeEach(() => {
    restore = simulateBrowsers(() => clock)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  })
  afterEach(() => {
    restore()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('is asked for again by the next change only, not by one that was made before', async () => {
    const server = new SimulatedServer(content, clock, () => false)
    vi.stubGlobal('fetch', server.fetch)
    const browser = new SimulatedBrowser()
    const window = new SimulatedWindow(browser)
    const asked: SignInRequest[] = []
    const calls = createCalls(
      'de',
      createSignInAgain((request) => {
        if (request) asked.push(request)
      }),
    )
    let session: EditingSession | undefined
    const open = async () => {
      const draft = await openDraft(calls, place.slug)
      session = createEditingSession({ ...place, draft, start: await startState(calls, place, draft), calls })
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
    window.run(() => asked[1]?.done())
    await clock.pass(8000)
    expect(session?.saving.get()).toMatchObject({ status: 'saved', unsaved: 0 })
    expect(server.draft.contentAt(3)).toMatchObject({
      containers: [{ columns: [[{ fields: { title: 'Vier' } }]] }],
    })
    window.run(() => session?.close())
  })
})
