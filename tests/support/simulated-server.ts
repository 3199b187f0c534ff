import type { Change } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import type { Clock, SimulatedBrowser } from './simulated-browser.ts'
import { thisWindow } from './simulated-browser.ts'
import { SimulatedDraft } from './simulated-draft.ts'

/** The errors between a browser and the server. */
export type Line = { isOffline: boolean; isSignedIn: boolean; lostCalls: number; lostAnswers: number }

type Answer = { status: number; body: unknown }

/**
 * A server with one draft, behind the browser's `fetch`: its calls are delayed and get lost, sessions expire, it
 * crashes, the page is deleted, and changes with a certain word are refused.
 */
export class SimulatedServer {
  readonly draft: SimulatedDraft
  readonly lines = new Map<SimulatedBrowser, Line>()
  isDown = false
  isDeleted = false
  readonly #clock: Clock
  readonly #refuses: (change: Change) => boolean

  constructor(content: ContentDocument, clock: Clock, refuses: (change: Change) => boolean) {
    this.draft = new SimulatedDraft(content)
    this.#clock = clock
    this.#refuses = refuses
  }

  lineOf(browser: SimulatedBrowser): Line {
    const line = this.lines.get(browser) ?? {
      isOffline: false,
      isSignedIn: true,
      lostCalls: 0,
      lostAnswers: 0,
    }
    this.lines.set(browser, line)
    return line
  }

  readonly fetch = async (path: string, { body }: { body?: string } = {}): Promise<Response> => {
    const window = thisWindow()
    const line = this.lineOf(window.browser)
    const isCut = () => line.isOffline || this.isDown
    await this.#travel()
    if (isCut() || (line.lostCalls > 0 && line.lostCalls--)) throw new TypeError('No network')
    const { status, body: answer } = this.#answer(line, path, body === undefined ? {} : JSON.parse(body))
    await this.#travel()
    // A closed window receives no answers any more.
    if (!window.isAlive) return new Promise(() => {})
    if (isCut() || (line.lostAnswers > 0 && line.lostAnswers--)) throw new TypeError('No network')
    // The body is not read from a stream, which would take real time. It is defined rather than assigned, because
    // other modules may have replaced the global class by one that has only a getter.
    return Object.defineProperty(new Response(null, { status }), 'json', {
      value: () => Promise.resolve(answer),
    })
  }

  /** Between 20 and 620 ms, so that answers overtake one another. */
  #travel(): Promise<void> {
    return this.#clock.wait(20 + ((this.#clock.now * 7919) % 601))
  }

  #answer(line: Line, path: string, sent: { client: string; base: number; changes: Change[] }): Answer {
    if (!line.isSignedIn) return { status: 401, body: { detail: 'Nobody is signed in' } }
    if (this.isDeleted) return { status: 410, body: { detail: 'Jonas has deleted the page' } }
    const { draft } = this
    if (path.includes('/state?')) {
      const sequence = Number(path.split('=')[1])
      return { status: 200, body: { sequence, content: draft.contentAt(sequence) } }
    }
    if (path.endsWith('/presence'))
      return { status: 200, body: { ...draft.since(sent.base), editors: [], status: null } }
    if (!path.endsWith('/changes')) {
      const { sequence, content } = draft
      return { status: 200, body: { sequence, content, status: null, may_publish: true } }
    }
    const stored = new Set(draft.log.map(({ id }) => id))
    if (sent.changes.some((change) => !stored.has(change.id) && this.#refuses(change)))
      return { status: 400, body: { content: ['No.'] } }
    const { kind, answer } = draft.send(sent)
    return { status: kind === 'conflict' ? 409 : 200, body: answer }
  }
}
