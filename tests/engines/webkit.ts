import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../support/find-free-port.ts'
import type { Engine, Key } from './engine.ts'

const miniBrowser = [
  '/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
].find((file) => existsSync(file))

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  End: Keys.END,
  a: 'a',
  z: 'z',
}

/** The system's WebKitGTK, the engine of Safari, on a display of its own. */
export async function openWebKit(): Promise<Engine> {
  if (miniBrowser === undefined) throw new Error('WebKitGTK is missing: install webkit2gtk-driver and xvfb')
  const display = `:${90 + (process.pid % 100)}`
  const programs: ChildProcess[] = [
    spawn('Xvfb', [display, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' }),
  ]
  const port = await findFreePort()
  await setTimeout(1000) // Xvfb does not tell when it is ready.
  programs.push(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    }),
  )
  const driver = await connect(port)
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 })
  return {
    name: 'webkit',
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key, withControl = false) =>
      withControl
        ? driver.actions().keyDown(Keys.CONTROL).sendKeys(keys[key]).keyUp(Keys.CONTROL).perform()
        : driver.actions().sendKeys(keys[key]).perform(),
    async close() {
      await driver.quit().catch(() => {}) // the browser may have crashed, which the journey has reported
      for (const program of programs) program.kill()
    },
  }
}

/** The driver takes a moment until it listens. */
async function connect(port: number): Promise<WebDriver> {
  for (let attempt = 1; ; attempt++)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        })
        .build()
    } catch (error) {
      if (attempt === 20) throw error
      await setTimeout(500)
    }
}
