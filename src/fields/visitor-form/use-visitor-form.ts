import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react'
import { startModel } from '#contracts/form-answers.ts'
import type { Form, SentAnswers, TemporaryFile } from '#contracts/forms.ts'
import { hallDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { findAskedFields } from './asked-fields.ts'
import { Attachments, type Attachment } from './attachments.ts'
import { checkForm } from './check-form.ts'
import { findKeptAnswers, forgetAnswers, keepAnswers } from './kept-answers.ts'
import { mergeAnswers } from './merge-answers.ts'
import { controlNames, readAnswers } from './read-answers.ts'
import { sendAnswers } from './send-answers.ts'
import { uploadIn } from './upload-file.ts'

type Given = {
  form: Form
  element: RefObject<HTMLFormElement | null>
  /** What says that the form as a whole was refused. */
  noticePlace: RefObject<HTMLDivElement | null>
  /** What the fields begin with. */
  start: SentAnswers
  /** What became of it when it was sent without scripts; null when it has just been opened. */
  outcome: 'sent' | 'refused' | null
  faults: Record<string, string>
  notice: string | null
  files: (TemporaryFile & { slug: string })[]
}

const store = () => sessionStorage

/**
 * The state of a form. What is typed stays in the elements of the page, so that nothing that was typed before the scripts
 * have loaded is lost; the state holds only what follows from it.
 */
export function useVisitorForm({ form, element, noticePlace, start, outcome, ...given }: Given) {
  const language = useLanguage()
  const texts = useLazyMessages(visitorFormMessages)
  const { faults: faultTexts } = useLazyMessages(formMessages)
  const [attachments] = useState(() => new Attachments(uploadIn(language), given.files))
  const [{ answers, generation }, setFilled] = useState({ answers: start, generation: 0 })
  const [asked, setAsked] = useState(() => findAskedFields(form, start))
  const [faults, setFaults] = useState(given.faults)
  const [report, setReport] = useState({ attempt: 0, isNew: true, notice: given.notice, canRetry: false })
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState<{ text: string; goOn: string | null } | null>(null)
  const [kept, setKept] = useState<'none' | 'kept' | 'discarded'>('none')
  const discarded = useRef<{ answers: SentAnswers; files: readonly Attachment[] } | null>(null)
  const isSending = useRef(false)
  const { attempt, notice } = report

  const readCurrent = (): SentAnswers =>
    element.current ? readAnswers(form, new FormData(element.current)) : answers
  const check = () =>
    checkForm({
      form,
      answers: readCurrent(),
      element: element.current,
      attachments,
      today: hallDay(new Date()),
    })
  const wordFaults = (found: ReturnType<typeof check>['faults']): Record<string, string> =>
    Object.fromEntries(
      Object.entries(found).map(([slug, code]) => [
        slug,
        code === 'not_attached' ? texts.files.notAttached : faultTexts[code],
      ]),
    )
  const noteAnswers = (current: SentAnswers) => {
    const next = findAskedFields(form, current)
    setAsked((known) => ([...known].join() === [...next].join() ? known : next))
  }
  /** Fills the fields anew; the element with the focus keeps it. */
  const fill = (next: SentAnswers) => {
    setFilled(({ generation: last }) => ({ answers: next, generation: last + 1 }))
    noteAnswers(next)
  }

  useFocusAfter(generation)
  useEffect(() => {
    if (attempt > 0 && notice !== null) noticePlace.current?.focus()
  }, [attempt, notice, noticePlace])
  useEffect(() => {
    if (outcome === 'sent') return forgetAnswers(store, form)
    if (outcome === 'refused') return void keepAnswers(store, form, start, Date.now())
    const found = findKeptAnswers(store, form, Date.now())
    const current = readCurrent()
    noteAnswers(current)
    if (!found) return
    fill(mergeAnswers({ start, kept: found, current }))
    setKept('kept')
    // Only what was there when the page was opened is restored.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const recheck = (slug: string) => {
    if (Object.keys(faults).length === 0) return
    const found = wordFaults(check().faults)
    const concerned = Object.keys(faults).filter((one) => one === slug || !(one in found) || !asked.has(one))
    if (concerned.every((one) => faults[one] === found[one])) return
    setReport((last) => ({ ...last, isNew: false }))
    setFaults((last) => {
      const next = { ...last }
      for (const one of concerned) {
        const text = found[one]
        if (text === undefined) delete next[one]
        else next[one] = text
      }
      return next
    })
  }

  /** What was wrong may be right once a file is stored. */
  const recheckFiles = useEffectEvent(() => recheck(attachments.news()?.file.slug ?? ''))
  useEffect(() => attachments.subscribe(recheckFiles), [attachments])

  const send = async (): Promise<void> => {
    if (isSending.current || !element.current) return
    isSending.current = true
    setIsBusy(true)
    const stop = (found: Record<string, string>, said: string | null, canRetry = false) => {
      setFaults(found)
      setReport((last) => ({ attempt: last.attempt + 1, isNew: true, notice: said, canRetry }))
      setIsBusy(false)
      isSending.current = false
    }
    await attachments.settle()
    const { values, faults: found } = check()
    if (Object.keys(found).length > 0) return stop(wordFaults(found), null)
    const data = new FormData(element.current)
    const result = await sendAnswers(language, {
      form: form.id,
      field_values: values,
      // Since the page was opened.
      seconds: performance.now() / 1000,
      website: trapOf(data),
      is_test: data.has(controlNames.isTest),
    })
    if (result.kind === 'offline') return stop({}, texts.offline, true)
    if (result.kind === 'refused') {
      const { faults: refused, detail, retryAfter } = result
      const isNamed = Object.keys(refused).some((slug) => asked.has(slug))
      if (isNamed) return stop(refused, detail)
      return stop({}, retryAfter === null ? (detail ?? texts.failed) : texts.wait(retryAfter), true)
    }
    forgetAnswers(store, form)
    const { response_text: text, redirect_url: goOn } = result.receipt
    if (goOn !== null) return location.assign(goOn)
    setSent({ text, goOn: null })
  }

  return {
    answers,
    generation,
    asked,
    faults,
    attachments,
    isBusy,
    sent,
    send,
    ...report,
    kept: {
      state: kept,
      onDiscard() {
        discarded.current = { answers: readCurrent(), files: attachments.takeAll() }
        forgetAnswers(store, form)
        setFaults({})
        fill(startModel(form))
        setKept('discarded')
      },
      onUndo() {
        if (!discarded.current) return
        fill(discarded.current.answers)
        attachments.restore(discarded.current.files)
        setKept(keepAnswers(store, form, discarded.current.answers, Date.now()) ? 'kept' : 'none')
      },
    },
    noteInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const current = readCurrent()
      noteAnswers(current)
      setKept(keepAnswers(store, form, current, Date.now()) ? 'kept' : 'none')
      recheck(nameOf(target))
    },
    noteLeft: ({ target }: FocusEvent<HTMLFormElement>) => recheck(nameOf(target)),
  }
}

function trapOf(data: FormData): string {
  const value = data.get(controlNames.trap)
  return typeof value === 'string' ? value : ''
}

function nameOf(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}

/** Gives the focus back to the field that had it before all of them were drawn anew. */
function useFocusAfter(generation: number): void {
  const focused = useRef('')
  useEffect(() => {
    if (generation > 0 && focused.current !== '' && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus()
    const note = ({ target }: globalThis.FocusEvent) =>
      (focused.current = target instanceof HTMLElement ? target.id : '')
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [generation])
}
