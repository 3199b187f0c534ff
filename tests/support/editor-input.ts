import { expect, type Locator, type Page } from '@playwright/test'

/** The actions of a user of the page editor, performed with the mouse or with the keyboard alone. */
export type InputMethod = {
  /** Activates a button, a link or an option of a list. */
  press(target: Locator): Promise<void>
  /** Opens a menu by its button and chooses one command. */
  command(button: Locator, item: string | RegExp): Promise<void>
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>
  /** Fills in a field for day and time, `2026-12-01T20:00`. */
  setTime(field: Locator, local: string): Promise<void>
  /** Ticks a checkbox or chooses a radio button. */
  tick(field: Locator): Promise<void>
  /** Inserts into the first empty column. */
  insertIntoEmpty(page: Page, search: string): Promise<void>
  /** Inserts after the selected block. */
  insertBehind(page: Page, search: string): Promise<void>
  /** Inserts a container after the one that contains the selected block. */
  insertContainer(page: Page, layout: string): Promise<void>
  /** Selects the next block of this name on the page, found by something that it shows. */
  choose(page: Page, name: string, shown: Locator): Promise<void>
  /** Starts editing the text in the block of this name. */
  beginTyping(page: Page, name: string, text: Locator): Promise<void>
  /** Leaves the text that is being edited and selects its block. */
  leaveText(page: Page): Promise<void>
  openPanel(page: Page, name: string): Promise<void>
  /** Moves the selected block in front of the previous one. */
  moveUp(page: Page, name: string, before: Locator): Promise<void>
}

/** The bar of the selected block. */
export function barOf(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: new RegExp(`^${name}, `) })
}

export function panelOf(page: Page): Locator {
  return page.locator('aside[data-panel]')
}

/** The insert button after the selected block. */
function insertButtonOf(page: Page): Locator {
  return page
    .locator('[data-kind="selected"], [data-kind="typing"]')
    .getByRole('button', { name: /^Block nach/ })
}

async function search(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const mouse: InputMethod = {
  press: (target) => target.click(),
  command: async (button, item) => {
    await button.click()
    await button.page().getByRole('menuitem', { name: item }).click()
  },
  write: (field, text) => field.fill(text),
  setTime: (field, local) => field.fill(local),
  // A checkbox may be drawn by its label.
  tick: async (field) => {
    await field.locator('xpath=ancestor-or-self::label | self::*[not(ancestor::label)]').first().click()
    await expect(field).toBeChecked()
  },
  insertIntoEmpty: async (page, text) => {
    await page
      .getByRole('button', { name: /^Leere Spalte/ })
      .first()
      .click()
    await search(page, text)
  },
  insertBehind: async (page, text) => {
    await insertButtonOf(page).click()
    await search(page, text)
  },
  insertContainer: async (page, layout) => {
    await insertButtonOf(page).click()
    await page.getByRole('dialog').getByRole('button', { name: layout, exact: true }).click()
  },
  choose: async (page, name, shown) => {
    await shown.click()
    await expect(barOf(page, name)).toBeVisible()
  },
  beginTyping: async (page, name, text) => {
    await text.click()
    await expect(barOf(page, name)).toBeVisible()
    await expectTyping(page)
  },
  leaveText: async () => {},
  openPanel: async (page, name) => {
    const label = barOf(page, name).getByRole('button', { name: /: Angaben$/ })
    if (!(await panelOf(page).isVisible())) await label.click()
    await expect(panelOf(page).getByRole('heading', { name, exact: true })).toBeVisible()
  },
  moveUp: async (page, name, before) => {
    await barOf(page, name).scrollIntoViewIfNeeded()
    const grip = await boxOf(barOf(page, name).getByRole('button', { name: /Verschieben mit der Maus/ }))
    const target = await boxOf(before)
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x + target.width / 3, target.y + 20, { steps: 12 })
    await page.mouse.move(target.x + target.width / 3, target.y + 2, { steps: 4 })
    await expect(page.locator('[data-drop-line]')).toBeVisible()
    await page.mouse.up()
  },
}

export const keyboard: InputMethod = {
  press: async (target) => {
    await goTo(target)
    await target.page().keyboard.press('Enter')
  },
  command: async (button, item) => {
    const page = button.page()
    await goTo(button)
    await page.keyboard.press('Enter')
    const wanted = page.getByRole('menuitem', { name: item })
    await expect(wanted).toBeVisible()
    for (let step = 0; step < 12 && !(await hasFocus(wanted)); step++) await page.keyboard.press('ArrowDown')
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
  },
  write: async (field, text) => {
    await goTo(field)
    await field.page().keyboard.press('Control+a')
    await field.page().keyboard.type(text)
  },
  setTime: async (field, local) => {
    const page = field.page()
    await goTo(field)
    const [, year = '', month = '', day = '', hour = '', minute = ''] =
      /^(\d+)-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(local) ?? []
    // The browser writes days and times in its own language, which is American English here.
    await page.keyboard.type(`${month}${day}${year}`)
    await page.keyboard.press('Tab')
    const half = Number(hour) < 12 ? 'AM' : 'PM'
    const twelve = String(Number(hour) % 12 || 12).padStart(2, '0')
    await page.keyboard.type(`${twelve}${minute}${half}`)
    await expect(field).toHaveValue(local)
  },
  tick: async (field) => {
    const page = field.page()
    if ((await field.getAttribute('type')) === 'checkbox') {
      await goTo(field)
      await page.keyboard.press('Space')
    } else {
      // Of several radio buttons only one is a Tab stop; the arrow keys lead to the others.
      const name = await field.getAttribute('name')
      await goTo(page.locator(`input[name="${name}"]`))
      for (let step = 0; step < 8 && !(await field.isChecked()); step++)
        await page.keyboard.press('ArrowRight')
    }
    await expect(field).toBeChecked()
  },
  insertIntoEmpty: async (page, text) => {
    await leaveTyping(page)
    await goTo(page.getByRole('button', { name: /^Leere Spalte/ }).first())
    await page.keyboard.press('Enter')
    await search(page, text)
  },
  insertBehind: async (page, text) => {
    await toBar(page)
    await page.keyboard.press('n')
    await search(page, text)
  },
  insertContainer: async (page, layout) => {
    await toBar(page)
    await page.keyboard.press('c')
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: layout, exact: true }))
  },
  choose: async (page, name) => {
    await toBar(page)
    for (const key of ['ArrowUp', 'ArrowDown'])
      for (let step = 0; step < 40; step++) {
        if (await barOf(page, name).isVisible()) {
          await expectBarFocus(page)
          return
        }
        const before = await chosenName(page)
        await page.keyboard.press(key)
        await expectBarFocus(page)
        if ((await chosenName(page)) === before) break
      }
    throw new Error(`No block called ${name} is found by the arrow keys.`)
  },
  beginTyping: async (page, name, text) => {
    await keyboard.choose(page, name, text)
    await page.keyboard.press('t')
    await expectTyping(page)
    for (let step = 0; step < 12 && !(await containsFocus(text)); step++) await page.keyboard.press('Tab')
    expect(await containsFocus(text), `the text of ${name} is reached by Tab`).toBe(true)
  },
  leaveText: (page) => leaveTyping(page),
  openPanel: async (page, name) => {
    await toBar(page)
    if (!(await panelOf(page).isVisible())) await page.keyboard.press('p')
    await expect(panelOf(page).getByRole('heading', { name, exact: true })).toBeVisible()
  },
  moveUp: async (page) => {
    await toBar(page)
    await page.keyboard.press('Alt+ArrowUp')
  },
}

async function expectTyping(page: Page): Promise<void> {
  await expect(page.locator('[data-canvas] [contenteditable]:focus')).toBeVisible()
}

/** Moves by F6 to the region of the target, and by Tab to the target itself; inside a bar by the arrow keys. */
async function goTo(target: Locator): Promise<void> {
  const page = target.page()
  await leaveTyping(page)
  await expect(target.first()).toBeVisible()
  const areas = '[data-toolbar], [data-block-bar], [data-panel], dialog[open]'
  const isInArea = () =>
    target.first().evaluate((element, selector) => {
      const area = element.closest(selector)
      return area === null || area.matches('dialog') || area.contains(document.activeElement)
    }, areas)
  for (let step = 0; step < 3 && !(await isInArea()); step++) {
    await page.keyboard.press('F6')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  const isInBar = await target.first().evaluate((element) => element.closest('[data-block-bar]') !== null)
  for (let step = 0; step < 160; step++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(isInBar ? 'ArrowRight' : 'Tab')
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`)
}

async function toBar(page: Page): Promise<void> {
  await leaveTyping(page)
  const isThere = () => page.evaluate(() => document.activeElement?.closest('[data-block-bar]') !== null)
  for (let step = 0; step < 4 && !(await isThere()); step++) {
    await page.keyboard.press('F6')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  await expectBarFocus(page)
}

async function leaveTyping(page: Page): Promise<void> {
  const isTyping = await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable,
  )
  if (!isTyping) return
  await page.keyboard.press('Escape')
  await expectBarFocus(page)
}

async function expectBarFocus(page: Page): Promise<void> {
  await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
}

async function chosenName(page: Page): Promise<string | null> {
  return page.locator('[data-block-bar]').getAttribute('aria-label')
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** Focus may be on the element, inside it, or on the text around it. */
function containsFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => {
    const { activeElement } = document
    const isTyping = activeElement instanceof HTMLElement && activeElement.isContentEditable
    return elements.some(
      (element) => element.contains(activeElement) || (isTyping && activeElement.contains(element)),
    )
  })
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} has no box.`)
  return box
}
