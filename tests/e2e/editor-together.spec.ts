// Covers: src/editor/model src/domain/content src/api/page-editor.ts
import type { Page } from '@playwright/test'
import type { ContentState, Version } from '#contracts/page-editor.ts'
import type { StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, emptyContent } from '#operations/index.ts'
import { expect, test } from '../support/browser.ts'
import { createRobot, type Robot } from '../support/editor-robot.ts'
import { isComplete } from '../support/sweep.ts'
import { accounts } from '../support/accounts.ts'
import {
  loseSession,
  makeWrittenPage,
  noteAcknowledged,
  openBrowserOf,
  openEditor,
  readDraft,
  readLog,
  sharedSite,
} from '../support/editor-site.ts'

const everyCall = '**/pageeditor-api/**'
const operationsEach = isComplete ? 500 : 25

test.describe('Two people on one page', () => {
  test('end with the same page, without losing an acknowledged change', async ({
    browser,
    problems,
  }, testInfo) => {
    test.setTimeout(600_000)
    // A page whose headings the two have deleted does not use the font that it preloads for them.
    problems.allow('status 401', 'status 409', 'status 503', 'was preloaded using link preload but not used')
    const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
    const jonas = await openBrowserOf(browser, sharedSite(), accounts.jonas, problems)
    const reader = await jonas.newPage()
    const { path, section } = await makeWrittenPage(reader)
    const first = await openEditor(mira, path)
    const second = await openEditor(jonas, path)
    const told = [noteAcknowledged(first), noteAcknowledged(second)]
    const robots = [
      createRobot(first, accounts.mira, 1913),
      createRobot(second, accounts.jonas, 2026),
    ] as const

    await Promise.all([
      work(robots[0], {
        0.1: () => mira.setOffline(true),
        0.16: () => mira.setOffline(false),
        0.3: () => loseAnswers(first, 2),
        0.5: () => reload(first),
        0.7: () => loseSession(mira),
        0.82: () => mira.setOffline(true),
        0.95: () => mira.setOffline(false),
      }),
      work(robots[1], {
        0.2: () => loseAnswers(second, 3),
        0.4: () => jonas.setOffline(true),
        0.5: () => jonas.setOffline(false),
        0.6: () => reload(second),
        0.75: () => refuseAll(second),
        0.8: () => second.unroute(everyCall),
        0.9: () => reload(second),
      }),
    ])
    const began = Date.now()
    await settle(robots)
    // The errors can lose every response that a window waited for, so both continue without errors until enough are
    // acknowledged.
    for (const [index, robot] of robots.entries())
      await expect
        .poll(async () => {
          await robot.act()
          await settle(robots)
          return told[index]?.size ?? 0
        })
        .toBeGreaterThan(operationsEach / 25)
    testInfo.annotations.push({
      type: 'measured',
      description: `${robots.map(({ deeds }) => JSON.stringify(deeds)).join('; ')}; settled in ${Date.now() - began} ms`,
    })

    const draft = await readDraft(reader, section)
    const log = await readLog(reader, section)
    const third = await openEditor(jonas, path)
    const expected = await shownOn(third)
    await expect.poll(() => shownOn(first), { timeout: 15_000 }).toEqual(expected)
    await expect.poll(() => shownOn(second), { timeout: 15_000 }).toEqual(expected)

    const ids = log.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const acknowledged of told) expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
    expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, index) => index + 1))
    expect(draft.sequence).toBe(log.length)
    await expectReplays(reader, section, log, draft.content)
    for (const context of [mira, jonas]) await context.close()
  })
})

/** All operations of one simulated editor, with the errors that occur at some of them. */
async function work(robot: Robot, events: Record<number, () => Promise<void>>): Promise<void> {
  const at = new Map(
    Object.entries(events).map(([part, run]) => [Math.floor(Number(part) * operationsEach), run]),
  )
  for (let count = 0; count < operationsEach; count++) {
    await at.get(count)?.()
    await robot.act()
    if (count % 90 === 89) await robot.page.keyboard.press('Control+s')
  }
}

/** The server stores the call, but the window never receives the response. */
async function loseAnswers(page: Page, times: number): Promise<void> {
  await page.route(
    '**/changes',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
}

/** The server responds with an internal error. */
async function refuseAll(page: Page): Promise<void> {
  await page.route(everyCall, (route) => route.fulfill({ status: 503, body: 'busy' }))
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('[data-saving]')).toBeAttached()
}

/** Waits until everything of both is saved, and answers any question meanwhile. */
async function settle(robots: readonly Robot[]): Promise<void> {
  for (const { page } of robots) await page.keyboard.press('Escape')
  await expect
    .poll(
      async () => {
        let isAsked = false
        for (const robot of robots) isAsked = (await robot.answer()) || isAsked
        const states = robots.map(({ page }) => page.locator('[data-saving]').getAttribute('data-saving'))
        return isAsked ? ['asked'] : Promise.all(states)
      },
      { timeout: 60_000, intervals: [250] },
    )
    .toEqual(['saved', 'saved'])
}

/** Everything that the page shows except the editor's own elements. */
function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.querySelector('[data-canvas]')?.cloneNode(true)
    if (!(canvas instanceof Element)) return ''
    for (const element of canvas.querySelectorAll('*'))
      for (const name of element.getAttributeNames())
        if (!['data-layout', 'data-align', 'data-target', 'href'].includes(name))
          element.removeAttribute(name)
    return canvas.innerHTML.replaceAll('<', '\n<')
  })
}

/** The changes, applied in order, result in the draft, every state of the time slider and every version. */
async function expectReplays(
  page: Page,
  section: string,
  log: StoredChange[],
  draft: ContentDocument,
): Promise<void> {
  const states = [emptyContent()]
  for (const { operations } of log) states.push(applyChange(states.at(-1) ?? emptyContent(), operations))
  // The head is the record's until somebody changes it, and is stored only from then on.
  const bodyOf = (content: ContentDocument | undefined) => content?.containers
  expect(bodyOf(states.at(-1))).toEqual(bodyOf(draft))
  const read = async <Answer>(query: string): Promise<Answer> => {
    const answer = await page.request.get(`/de/pageeditor-api/draft/${section}/${query}`)
    expect(answer.status(), query).toBe(200)
    return answer.json()
  }
  for (const part of [0, 0.2, 0.5, 0.77, 1]) {
    const sequence = Math.floor(part * log.length)
    const { content } = await read<ContentState>(`state?sequence=${sequence}`)
    expect(bodyOf(content), `after change ${sequence}`).toEqual(bodyOf(states[sequence]))
  }
  const versions = await read<Version[]>('versions')
  // How many the server keeps by itself depends on the time that the two take.
  expect(versions.length).toBeGreaterThan(0)
  for (const { revision_id: id } of versions) {
    const { content, sequence } = await read<ContentState>(`state?version_id=${id}`)
    expect(bodyOf(content), `version ${id}, after change ${sequence}`).toEqual(bodyOf(states[sequence]))
  }
}
