import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser.ts'

/**
 * Somebody who uses pages by keyboard alone and hears what a screen reader says. Everything spoken becomes a line of a
 * transcript, below the key that caused it.
 */
export type Listener = {
  page: Page
  /** Heads the part of the transcript that follows. */
  begin(step: string): void
  /** Presses one key, waits for `until` if its effect takes time, and listens. */
  press(key: string, until?: () => Promise<unknown>): Promise<void>
  /** Types a text, waits for `until` if its effect takes time, and listens. */
  type(text: string, until?: () => Promise<unknown>): Promise<void>
  /** Waits until a live region has said this. */
  hear(words: string): Promise<void>
  /** Listens to a page that has just been opened: its title and language, its landmarks and its headings. */
  arrive(): Promise<void>
}

/** Presses a key until the target has the focus; nobody who can't see presses it more than sixty times. */
export async function goTo(listener: Listener, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 60; step++) {
    if (await isFocused(target)) return
    await listener.press(key)
  }
  throw new Error(`${key} does not lead to ${target.toString()}.`)
}

/** Goes to the target and presses Enter. */
export async function enter(
  listener: Listener,
  target: Locator,
  until?: () => Promise<unknown>,
): Promise<void> {
  await goTo(listener, target)
  await listener.press('Enter', until)
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
