import { expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

function storageOf(values: Map<string, string>) {
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
}

it('A page whose files no longer exist is reloaded, at most once a minute', () => {
  const reload = vi.fn()
  const storage = storageOf(new Map())
  const start = Date.UTC(2026, 10, 21)
  expect(reloadOnce(storage, start, reload)).toBe(true)
  expect(reloadOnce(storage, start + 59_999, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(storage, start + 60_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('A browser without storage is never reloaded in a loop', () => {
  const reload = vi.fn()
  const refuse = () => {
    throw new Error('denied')
  }
  expect(reloadOnce(() => ({ getItem: refuse, setItem: refuse }), 1, reload)).toBe(false)
  expect(reloadOnce(refuse, 1, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
