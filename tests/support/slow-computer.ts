import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { StoredBlock } from '#contracts/pages.ts'
import { accounts } from './accounts.ts'
import { canvasOf, clickIntoText, expectSaved, makePage } from './browser-editor.ts'
import type { Problems } from './browser.ts'
import { openBrowserOf, openEditor, sharedSite } from './editor-site.ts'
import { contentOf, text, writeDraft } from './written-drafts.ts'

/** Mira, whose computer has a quarter of the speed, and Jonas, in a browser each, on the same page. */
export type TwoPeople = {
  mira: BrowserContext
  slow: Page
  other: Page
  close(): Promise<void>
}

/** The beginning of the text in which the other person writes meanwhile. */
const foreignText = 'Fremder Text.'

export async function openTwoPeople(
  browser: Browser,
  problems: Problems,
  blocks: StoredBlock[],
): Promise<TwoPeople> {
  // A typeface that is preloaded may be used after the few seconds for which the browser waits.
  problems.allow('status 409', 'status 401', /\.woff2 was preloaded using link preload but not used/)
  const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
  const jonas = await openBrowserOf(browser, sharedSite(), accounts.jonas, problems)
  const maker = await jonas.newPage()
  const { de, section } = await makePage(maker)
  await writeDraft(maker, 'de', section, contentOf([...blocks, text(foreignText)]))
  await maker.close()
  const slow = await openEditor(mira, de)
  const other = await openEditor(jonas, de)
  const browserOfMira = await mira.newCDPSession(slow)
  await browserOfMira.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const close = async () => {
    await mira.close()
    await jonas.close()
  }
  return { mira, slow, other, close }
}

/** Types word after word into the text of the other person until it is ended; resolves to the whole text. */
export async function writeMeanwhile(other: Page): Promise<{ end: () => Promise<string> }> {
  const foreign = canvasOf(other).getByText(foreignText)
  await clickIntoText(foreign)
  await other.keyboard.press('End')
  const ended = new AbortController()
  let written = await foreign.innerText()
  const write = async () => {
    for (let count = 0; !ended.signal.aborted; count++) {
      written += ` wort${count}`
      // One after the other, as a person types.
      await other.keyboard.type(` wort${count}`, { delay: 40 })
    }
  }
  const writing = write()
  return {
    end: async () => {
      ended.abort()
      await writing
      await expectSaved(other)
      return written
    },
  }
}
