import { describe, expect, test, vi } from 'vitest'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  useSimulatedBrowsers,
} from '../../../tests/support/simulated-browser.ts'
import {
  beginAccount,
  forgetEntries,
  keepEntries,
  listEntries,
  maxDays,
  maxKept,
  takeLeftEntries,
  watchAccount,
  type KeptEntries,
} from './kept-entries.ts'

const clock = new Clock()
useSimulatedBrowsers(() => clock)

const day = 24 * 60 * 60_000
const place = (account: number, id: number | null = null) => ({ account, kind: 'event', id })
const typed = (title: string, at = 0): KeptEntries => ({ at, title, seen: {}, changes: { title } })
const titlesOf = async (...asked: Parameters<typeof takeLeftEntries>) =>
  (await takeLeftEntries(...asked)).map(({ title }) => title)

/** Runs a function as a script of a window in a browser. */
const inWindow = <Result>(browser: SimulatedBrowser, work: () => Result) =>
  new SimulatedWindow(browser).run(work)

describe('Entries of a form', () => {
  test('are found by later windows of the account, for the same record only, the newest first', async () => {
    const browser = new SimulatedBrowser()
    await inWindow(browser, async () => {
      beginAccount(1, 0)
      keepEntries(place(1, 1), 'a', typed('one', 1))
      keepEntries(place(1, 1), 'b', typed('two', 2))
      keepEntries(place(1, 12), 'c', typed('twelve'))
      keepEntries(place(1), 'd', typed('new'))
      expect(await titlesOf(place(1, 1), 3)).toEqual(['two', 'one'])
      expect(await titlesOf(place(1), 3)).toEqual(['new'])
      expect(await titlesOf(place(2, 1), 3)).toEqual([])
      expect(listEntries(1).map(({ id, title }) => [id, title])).toEqual([
        [1, 'two'],
        [1, 'one'],
        [12, 'twelve'],
        [null, 'new'],
      ])
    })
  })

  test('are kept only for the account whose documents the browser shows', async () => {
    const browser = new SimulatedBrowser()
    await inWindow(browser, async () => {
      beginAccount(1, 0)
      keepEntries(place(1), 'a', typed('first'))
      beginAccount(2, 0)
      keepEntries(place(1), 'b', typed('by somebody else'))
      expect(listEntries(2)).toEqual([])
      beginAccount(1, 0)
      expect(await titlesOf(place(1), 1)).toEqual(['first'])
    })
  })

  test('are forgotten at signing out, and not kept again by windows that are still open', () => {
    inWindow(new SimulatedBrowser(), () => {
      beginAccount(1, 0)
      keepEntries(place(1), 'a', typed('one'))
      forgetEntries(1)
      keepEntries(place(1), 'a', typed('again'))
      expect(listEntries(1)).toEqual([])
    })
  })

  test('are forgotten when they are saved, too old, too many or unreadable', async () => {
    const browser = new SimulatedBrowser()
    await inWindow(browser, async () => {
      beginAccount(1, 0)
      keepEntries(place(1), 'a', typed('saved'))
      keepEntries(place(1), 'a', null)
      keepEntries(place(1), 'b', typed('old', 0))
      browser.storage['office-entries:1:event:new:c'] = '{"at":1}'
      expect(await titlesOf(place(1), maxDays * day + 1)).toEqual([])
      for (let count = 0; count <= maxKept; count++)
        keepEntries(place(1, count), 'd', typed(`entry ${count}`, count * 1000))
      beginAccount(1, day)
      expect(listEntries(1)).toHaveLength(maxKept)
      expect(listEntries(1).at(-1)?.title).toBe('entry 1')
      beginAccount(2, maxDays * day + 10_500)
      expect(listEntries(1).at(-1)?.title).toBe('entry 11')
    })
  })

  test('are refused by a browser without storage, or with a full one, which says so', () => {
    const browser = new SimulatedBrowser()
    inWindow(browser, () => {
      beginAccount(1, 0)
      vi.spyOn(Object.getPrototypeOf(browser.storage), 'setItem').mockImplementation(() => {
        throw new Error('full')
      })
      expect(keepEntries(place(1), 'a', typed('one'))).toBe(false)
      expect(() => beginAccount(2, 0)).not.toThrow()
      expect(() => forgetEntries(1)).not.toThrow()
    })
  })
})

test('A window hears that another one of its browser has signed out, or shows another account', () => {
  const window = new SimulatedWindow(new SimulatedBrowser())
  const onOther = vi.fn()
  const stop = window.run(() => watchAccount(1, onOther))
  const tell = (key: string, newValue: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  tell('office-account', '1')
  tell('theme', 'day')
  expect(onOther).not.toHaveBeenCalled()
  tell('office-account', '')
  tell('office-account', '2')
  expect(onOther).toHaveBeenCalledTimes(2)
  window.run(stop)
  tell('office-account', '')
  expect(onOther).toHaveBeenCalledTimes(2)
})
