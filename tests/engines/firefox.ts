import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** The system's Firefox by WebDriver BiDi; Playwright can only drive a Firefox of its own. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  })
  const page = await browser.newPage()
  return {
    name: 'firefox',
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, withControl = false) {
      if (withControl) await page.keyboard.down('Control')
      await page.keyboard.press(key satisfies KeyInput)
      if (withControl) await page.keyboard.up('Control')
    },
    close: () => browser.close(),
  }
}
