import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import type { Listener } from '../support/spoken/listener.ts'
import type { Desktop } from './desktop.ts'

/** Orca has finished when it has said nothing more for this time. */
const silenceMilliseconds = 800
/** Orca says nothing at all if it has not begun after this time. */
const patienceMilliseconds = 3000

/** How far a page has been loaded when Orca looks at it differs from run to run. */
const isOfLoading =
  /^(|leer|blank|Internetseite\.|document web\.|Laden .*abgeschlossen\.|Es wird geladen\..*|Finished loading.*|Loading\..*|.* (Rahmen|frame)\.)$/

/** A field that opens its list is named once more, or not. */
const repeatedField = /^.* (Auswahlfeld|combo box) (?=(ausgeklappt|expanded)$)/

/** A listener with real keys, who hears what Orca says. */
export function listenToOrca(page: Page, desktop: Desktop): Listener & { transcript(): string } {
  const lines: string[] = []
  let read = 0
  let before: string[] = []
  const untilSilent = async () => {
    const end = performance.now() + patienceMilliseconds
    while (performance.now() < end && (await desktop.said()).length === read) await setTimeout(50)
    let count = -1
    for (;;) {
      const { length } = await desktop.said()
      if (length === count) return
      count = length
      await setTimeout(silenceMilliseconds)
    }
  }
  const listen = async () => {
    await untilSilent()
    const said = await desktop.said()
    before = said.slice(read)
    read = said.length
    const words = before.filter((one) => !isOfLoading.test(one))
    lines.push(...words.map((one) => `    ${one.replace(repeatedField, '')}`))
  }
  const xdotool = (...args: string[]) => promisify(execFile)('xdotool', args, { env: desktop.env })
  return {
    page,
    begin: (step) => lines.push('', `# ${step}`, ''),
    async press(key, until) {
      lines.push(key)
      await xdotool('key', nameOf(key))
      await until?.()
      await listen()
    },
    async type(text, until) {
      lines.push(`„${text}“`)
      // By the browser, because X loses the letters that its keyboard does not have.
      await page.keyboard.type(text, { delay: 30 })
      await until?.()
      await listen()
    },
    async hear(words) {
      await expect.poll(async () => (await desktop.said()).slice(read).join('\n')).toContain(words)
    },
    arrive: listen,
    transcript: () => `${lines.join('\n').trim()}\n`,
  }
}

/** The name of a key or a combination in X. */
function nameOf(key: string): string {
  const names: Record<string, string> = {
    Enter: 'Return',
    ArrowDown: 'Down',
    ArrowUp: 'Up',
    Space: 'space',
    Control: 'ctrl',
    Shift: 'shift',
    Alt: 'alt',
  }
  return key
    .split('+')
    .map((part) => names[part] ?? part)
    .join('+')
}
