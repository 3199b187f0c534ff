import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LeftEntries } from '#fields/kept-by-browser/kept-entries.ts'
import { holdWindow } from '#fields/kept-by-browser/window-content.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { useStart } from '../start-context.ts'
import type { FormState } from './form-state.ts'
import { createKeptForm } from './kept-form.ts'

/** In milliseconds: as late as this, what was typed is in the browser's storage. */
const delay = 120

/**
 * Keeps in this browser what is typed into a form and not saved, and offers what closed windows have left of the same form.
 * `state` is null while the form is being loaded.
 */
export function useKeptEntries(given: {
  definition: RecordDefinition
  id: number | null
  /** Distinguishes a dialog from the form of the same kind. */
  inDialog?: boolean
  /** The name of this window. */
  client: string
  state: FormState | null
  /** The title of the record, as it is typed by now. */
  describe: () => string
  onContinue: (state: FormState) => void
}) {
  const { definition, id, inDialog = false, client, state, describe, onContinue } = given
  const { accountId: account } = useStart()
  const [form] = useState(() => {
    const kind = inDialog ? `${definition.kind}.dialog` : definition.kind
    return createKeptForm(definition, { account, kind, id }, client)
  })
  const [offers, setOffers] = useState<readonly LeftEntries[] | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const timer = useRef(0)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = 0
  }
  const keep = useEffectEvent(() => {
    stop()
    if (state) setIsRefused(!form.keep(state, describe()))
  })
  const open = useEffectEvent(() => {
    if (state) void form.open(state).then(setOffers)
  })
  const isLoaded = state !== null
  useEffect(() => {
    const held = holdWindow(client)
    return () => void held.then((release) => release?.())
  }, [client])
  useEffect(() => {
    if (isLoaded) open()
  }, [isLoaded])
  const { changes, seen } = state ?? {}
  useEffect(() => {
    if (changes && seen && timer.current === 0) timer.current = window.setTimeout(() => keep(), delay)
  }, [changes, seen])
  useEffect(() => {
    const keepAtOnce = () => {
      if (timer.current !== 0) keep()
    }
    const onHide = () => {
      if (document.hidden) keepAtOnce()
    }
    addEventListener('pagehide', keepAtOnce)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      keepAtOnce()
      removeEventListener('pagehide', keepAtOnce)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [])

  const without = (one: LeftEntries, before: readonly LeftEntries[] | null) =>
    (before ?? []).filter((other) => other !== one)
  return {
    /** What closed windows have left, the newest first; null while that is not known. */
    offers,
    /** Whether the browser refuses to keep what is typed now. */
    isRefused,
    /** Forgets what is kept of this window: it was saved. */
    saved: () => {
      stop()
      form.saved()
    },
    goOn: async (one: LeftEntries) => {
      if (!state) return
      const next = await form.goOn(one, state, describe())
      onContinue(next.state)
      setOffers((before) => [...(next.left ? [next.left] : []), ...without(one, before)])
    },
    /** Discards what a window has left; returns what takes that back. */
    discard: (one: LeftEntries) => {
      form.discard(one)
      setOffers((before) => without(one, before))
      return async () => {
        const again = await form.putBack(one)
        setOffers((before) => [again, ...(before ?? [])])
      }
    },
  }
}
