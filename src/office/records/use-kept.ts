import { useState } from 'react'
import { useStart } from '../start-context.ts'

/** A state that this browser keeps for the account. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value | null) => void] {
  const { accountId } = useStart()
  const key = `office:${accountId}:${name}`
  const [kept, setKept] = useState<Value | null>(
    // Only this module writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    () => read(key) as Value | null,
  )
  return [
    kept ?? initial,
    (next) => {
      setKept(next)
      try {
        if (next === null) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage it lasts until the page is left.
      }
    },
  ]
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
