// Covers: src/editor/model/session
import type { BrowserContext, Page } from '@playwright/test'
import type { StoredBlock } from '#contracts/pages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { canvasOf, clickIntoText } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { createRobot, type Robot } from '../support/editor-robot.ts'
import { accounts } from '../support/accounts.ts'
import {
  loseSession,
  makeWrittenPage,
  openBrowserOf,
  openEditor,
  readDraft,
  sharedSite,
} from '../support/editor-site.ts'
import { isComplete } from '../support/sweep.ts'

/** FieldErrors of the queue, the network and the session are tested without a browser (two-sessions.property.test.ts). */
test.describe('Two people who type in the same texts', () => {
  // Two real browsers never repeat a sequence exactly, so that these only run under `npm run test:all`.
  for (let seed = 1; seed <= (isComplete ? 12 : 0); seed++)
    test(`find all their words in the intended texts or set aside, in sequence ${seed}`, async ({
      browser,
      problems,
    }) => {
      test.setTimeout(240_000)
      // The 403 is of a call that was on its way when somebody signed in again; it is repeated.
      problems.allow('status 409', 'status 401', /status 403: \S+\/pageeditor-api\//)
      const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
      const jonas = await openBrowserOf(browser, sharedSite(), accounts.jonas, problems)
      const { path, section } = await makeWrittenPage(await jonas.newPage())
      const writers = [
        new Writer(mira, createRobot(await openEditor(mira, path), accounts.mira, seed), 'm'),
        new Writer(jonas, createRobot(await openEditor(jonas, path), accounts.jonas, seed + 100), 'j'),
      ]
      for (let turn = 0; turn < 6; turn++) await Promise.all(writers.map((writer) => writer.turn()))
      for (const { context } of writers) await context.setOffline(false)
      await expect
        .poll(() => Promise.all(writers.map((writer) => writer.settle())), { timeout: 90_000 })
        .toEqual(['saved', 'saved'])

      const { content } = await readDraft(await jonas.newPage(), section)
      const blocks = content.containers.flatMap(({ columns }) => columns.flat())
      const aside = (await Promise.all(writers.map((writer) => writer.readAside()))).flat()
      for (const { words } of writers)
        for (const [word, start] of words) {
          const holders = [...blocks, ...aside].map(textOf).filter((text) => text.split(/\s/).includes(word))
          expect(holders.length, `${word} is on the page or set aside`).toBeGreaterThan(0)
          for (const text of holders) expect(text, `${word} is where it was meant`).toContain(start)
        }
      for (const { context } of writers) await context.close()
    })
})

const starts = ['Erster Text.', 'Zweiter Text.', 'Dritter Text.']

class Writer {
  /** The words that were typed, with the beginning of the text that they were meant for. */
  readonly words = new Map<string, string>()
  readonly context: BrowserContext
  readonly #robot: Robot
  readonly #mark: string

  #isOffline = false

  constructor(context: BrowserContext, robot: Robot, mark: string) {
    this.context = context
    this.#robot = robot
    this.#mark = mark
  }

  get #page(): Page {
    return this.#robot.page
  }

  /** Answers open questions, and writes some words into a text while an interruption happens. */
  async turn(): Promise<void> {
    const { random } = this.#robot
    if (this.#isOffline && random.next() < 0.6) await this.#switchNetwork()
    while (!this.#isOffline && (await this.#robot.answer()));
    const start = random.pick(starts)
    await clickIntoText(canvasOf(this.#page).locator('p', { hasText: start }).first())
    await this.#page.keyboard.press('Control+End')
    const [before, after] = [this.#next(start), this.#next(start)]
    await Promise.all([this.#page.keyboard.type(` ${before}`, { delay: 30 }), this.#interrupt()])
    await this.#page.keyboard.type(` ${after}`, { delay: 30 })
    await this.#page.keyboard.press('Escape')
  }

  #next(start: string): string {
    const word = `${this.#mark}wort${this.words.size}`
    this.words.set(word, start)
    return word
  }

  async #interrupt(): Promise<void> {
    await this.#robot.random.pick([
      () => loseSession(this.context),
      () => this.#switchNetwork(),
      () => Promise.resolve(),
    ])()
  }

  async #switchNetwork(): Promise<void> {
    this.#isOffline = !this.#isOffline
    await this.context.setOffline(this.#isOffline)
  }

  /** Answers open questions; returns how far saving has come. */
  async settle(): Promise<string | null> {
    if (await this.#robot.answer()) return 'asked'
    return this.#page.locator('[data-saving]').getAttribute('data-saving')
  }

  /** The blocks that were set aside in this browser. */
  async readAside(): Promise<StoredBlock[]> {
    const lists = await this.#page.evaluate(() =>
      Object.keys(localStorage).flatMap((key) =>
        key.startsWith('editor-set-aside:') ? (localStorage.getItem(key) ?? '[]') : [],
      ),
    )
    return lists.flatMap((list) => {
      const kept: { block: StoredBlock }[] = JSON.parse(list)
      return kept.map(({ block }) => block)
    })
  }
}

function textOf({ fields }: StoredBlock): string {
  return typeof fields['content'] === 'string' ? fields['content'] : plainTextOf(fields['content'])
}
