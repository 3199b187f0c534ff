import type { Page } from '@playwright/test'
import { openRandom, type Random } from '../../bench/random.ts'
import type { Account } from './accounts.ts'

/** What a robot has done, by kind. */
export type Deeds = Record<string, number>

export type Robot = {
  page: Page
  random: Random
  deeds: Deeds
  /** Performs one operation by keyboard, after answering any question that the editor has asked. */
  act(): Promise<void>
  /** Answers a question of the editor; true if there was one. */
  answer(): Promise<boolean>
}

/**
 * A simulated user who works on a page with the keyboard alone, at random but reproducibly for each seed: types,
 * moves, duplicates, inserts, deletes, changes layouts, undoes. Questions about conflicts are answered at random.
 */
export function createRobot(page: Page, account: Account, seed: number): Robot {
  const random = openRandom(seed)
  const deeds: Deeds = {}
  let count = 0
  const press = (keys: string) => page.keyboard.press(keys)

  const answer = async () => {
    const dialog = page.locator('dialog[open]').last()
    if ((await dialog.count()) === 0) {
      // The question is behind a banner: the session has ended, or a block has two versions.
      const asking = page.locator('[data-banner] button').filter({ hasText: /Anmelden|entscheiden/ })
      if ((await asking.count()) === 0) return false
      await asking
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
      return true
    }
    const password = dialog.locator('input[type="password"]')
    if ((await password.count()) > 0) {
      await dialog.locator('input[type="email"]').fill(account.email)
      await password.fill(account.password)
      await dialog.locator('[data-look="primary"]').click()
      await password.waitFor({ state: 'hidden' }) // a popover above which it appeared may still be open
      deeds['sign in'] = (deeds['sign in'] ?? 0) + 1
      return true
    }
    const questions = dialog.locator('fieldset')
    if ((await questions.count()) === 0) {
      await press('Escape')
      return true
    }
    // Another question may appear while the first one is read, so this repeats until there is none.
    for (const question of await questions.all())
      await question
        .locator('input[type="radio"]')
        .nth(random.whole(0, 1))
        .check({ timeout: 2000 })
        .catch(() => {})
    await dialog
      .locator('[data-look="primary"]')
      .click({ timeout: 2000 })
      .catch(() => {})
    deeds['answer'] = (deeds['answer'] ?? 0) + 1
    return true
  }

  const type = async () => {
    await press('t')
    if (!(await isTyping(page))) return press('ArrowDown')
    if (random.next() < 0.3) await press(random.pick(['Home', 'End', 'Control+Home', 'Control+b']))
    const word = `${random.pick(['a', 'o', 'ä', 'Ton'])}${++count} `
    if (random.next() < 0.5) await page.keyboard.insertText(word)
    else await page.keyboard.type(word)
    if (random.next() < 0.2) await press('Backspace')
    if (random.next() < 0.15) await press('Control+z')
    return press('Escape')
  }
  const layout = async () => {
    // From an item to its list, its block and the container.
    for (let step = 0; step < 3; step++) {
      await press('Shift+ArrowUp')
      if ((await pressLayout(page, random.whole(0, 5))) === 'pressed') return
    }
  }
  const insert = async () => {
    await press(random.pick(['n', 'n', 'Shift+N', 'c']))
    const dialog = page.locator('dialog[open]')
    await dialog.waitFor({ timeout: 1500 }).catch(() => {})
    if ((await dialog.locator('input[type="search"]').count()) > 0)
      await page.keyboard.type(random.pick(['zit', 'text', 'übers', 'faq']))
    await press('Enter')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    if (await isTyping(page)) await press('Escape')
  }
  const deedsByName = {
    type,
    move: () => press(random.pick(['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'])),
    duplicate: () => press('Control+d'),
    delete: () => press('Delete'),
    undo: () => press('Control+z'),
    redo: () => press('Control+Shift+z'),
    layout,
    insert,
  }
  /** How often each operation is chosen, in percent. */
  const shares: [keyof typeof deedsByName, number][] = [
    ['type', 40],
    ['move', 20],
    ['duplicate', 8],
    ['delete', 10],
    ['undo', 10],
    ['redo', 5],
    ['layout', 4],
    ['insert', 3],
  ]
  const names = shares.flatMap(([name, share]) => Array.from({ length: share }, () => name))

  const act = async () => {
    const blocks = await prepare(page)
    if (blocks < 0) {
      await answer()
      await prepare(page)
    }
    // A page that has become empty is filled again.
    if (blocks === 0) {
      const place = page.getByRole('button', { name: 'Hier schreiben' }).first()
      await place.press('Enter', { timeout: 2000 }).catch(() => {})
      await page.keyboard.type(`Neu${++count}`)
      await press('Escape')
      return
    }
    for (let step = random.whole(0, 3); step > 0; step--)
      await press(random.pick(['ArrowDown', 'ArrowDown', 'ArrowUp']))
    let name = random.pick(names)
    if (blocks > 45 && ['duplicate', 'insert'].includes(name)) name = 'delete'
    if (blocks < 6 && name === 'delete') name = 'duplicate'
    deeds[name] = (deeds[name] ?? 0) + 1
    await deedsByName[name]()
  }
  return { page, random, deeds, act, answer }
}

/**
 * Moves focus to where keys apply to blocks; returns how many boxes of content there are, or -1 while a question is
 * open.
 */
function prepare(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return -1
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-block-bar]') === null)
      activeElement.blur()
    return document.querySelectorAll('[data-canvas] [data-layout] > * > *').length
  })
}

/** A text starts in the next frame. */
function isTyping(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => resolve(document.activeElement?.closest('[contenteditable]') !== null)),
        )
      }),
  )
}

function pressLayout(page: Page, number: number): Promise<'pressed' | 'none'> {
  return page.evaluate((index) => {
    const buttons = document.querySelectorAll('[data-block-bar] fieldset button[aria-pressed]:has(svg rect)')
    const button = buttons[index]
    if (!(button instanceof HTMLElement)) return 'none'
    button.click()
    return 'pressed'
  }, number)
}
