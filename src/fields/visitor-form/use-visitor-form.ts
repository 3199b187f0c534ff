import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { startModel } from '#contracts/form-answers.ts'
import type { Form, SentAnswers, TemporaryFile } from '#contracts/forms.ts'
import { hallDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { findAskedFields } from './asked-fields.ts'
import { Attachments, type Attachment } from './attachments.ts'
import { checkForm } from './check-form.ts'
import { findKeptAnswers, forgetAnswers, keepAnswers } from './kept-answers.ts'
import { mergeAnswers } from './merge-answers.ts'
import { controlNames, readAnswers } from './read-answers.ts'
import { sendAnswers } from './send-answers.ts'
import { uploadIn } from './upload-file.ts'
import { useErrors } from './use-errors.ts'
import { useFocusAfter } from './use-focus-after.ts'

type Given = {
  form: Form
  element: RefObject<HTMLFormElement | null>
  /** The element with the message that the form as a whole was refused. */
  noticePlace: RefObject<HTMLDivElement | null>
  /** The initial values of the fields. */
  start: SentAnswers
  /** The result when it was sent without scripts; null when it has just been opened. */
  outcome: 'sent' | 'refused' | null
  errors: Record<string, string>
  notice: string | null
  files: (TemporaryFile & { slug: string })[]
}

const store = () => sessionStorage

/**
 * The state of a form. Typed values stay in the elements of the page, so that nothing typed before the scripts have
 * loaded is lost; the state contains only derived data.
 */
export function useVisitorForm({ form, element, noticePlace, start, outcome, ...given }: Given) {
  const language = useLanguage()
  const texts = useLazyMessages(visitorFormMessages)
  const [attachments] = useState(() => new Attachments(uploadIn(language), given.files))
  const [{ answers, generation }, setFilled] = useState({ answers: start, generation: 0 })
  const [asked, setAsked] = useState(() => findAskedFields(form, start))
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState<{ text: string; goOn: string | null } | null>(null)
  const [kept, setKept] = useState<'none' | 'kept' | 'discarded'>('none')
  const discarded = useRef<{ answers: SentAnswers; files: readonly Attachment[] } | null>(null)
  const isSending = useRef(false)

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
  const report = useErrors(given, check)
  const { attempt, notice } = report

  const noteAnswers = (current: SentAnswers) => {
    const next = findAskedFields(form, current)
    setAsked((known) => ([...known].join() === [...next].join() ? known : next))
  }
  /** Fills the fields again; the focused element keeps the focus. */
  const fill = (next: SentAnswers) => {
    setFilled(({ generation: last }) => ({ answers: next, generation: last + 1 }))
    noteAnswers(next)
  }
  const keep = (current: SentAnswers) =>
    setKept(keepAnswers(store, form, current, Date.now()) ? 'kept' : 'none')

  useFocusAfter(generation)
  useEffect(() => {
    if (attempt > 0 && notice !== null) noticePlace.current?.focus()
  }, [attempt, notice, noticePlace])
  useEffect(() => {
    if (outcome === 'sent') return forgetAnswers(store, form)
    const current = readCurrent()
    noteAnswers(current)
    if (outcome === 'refused') return keep(current)
    const found = findKeptAnswers(store, form, Date.now())
    if (!found) return
    fill(mergeAnswers({ start, kept: found, current }))
    setKept('kept')
    // Only fields that existed when the page was opened are restored.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // An error may be resolved once a file is stored.
  const recheckFiles = useEffectEvent(() => report.recheck(attachments.shown.get().news?.file.slug ?? null))
  useEffect(() => attachments.shown.subscribe(recheckFiles), [attachments])

  /** Returns what prevents the form from being sent; null once it is sent. */
  const attemptToSend = async (
    target: HTMLFormElement,
  ): Promise<Parameters<typeof report.show>[0] | null> => {
    // Other errors are reported without waiting for files.
    const early = Object.entries(check().errors).filter(([slug]) => !attachments.isUploading(slug))
    if (early.length > 0) return { errors: report.word(Object.fromEntries(early)) }
    await attachments.settle()
    const { values, errors } = check()
    if (Object.keys(errors).length > 0) return { errors: report.word(errors) }
    const data = new FormData(target)
    const result = await sendAnswers(language, {
      form: form.id,
      field_values: values,
      // Since the page was opened.
      seconds: performance.now() / 1000,
      website: textOf(data, controlNames.trap),
      is_test: data.has(controlNames.isTest),
    })
    if (result.kind === 'offline') return { notice: texts.offline, canRetry: true }
    if (result.kind === 'closed') return { notice: texts.closed }
    if (result.kind === 'refused') {
      const { errors: refused, detail, retryAfter } = result
      const isNamed = Object.keys(refused).some((slug) => asked.has(slug))
      if (isNamed) return { errors: refused, notice: detail }
      return {
        notice: retryAfter === null ? (detail ?? texts.failed) : texts.wait(retryAfter),
        canRetry: true,
      }
    }
    forgetAnswers(store, form)
    const { response_text: text, redirect_url: goOn } = result.receipt
    setSent({ text, goOn }) // also seen when the visitor returns from the redirect
    if (goOn !== null) location.assign(goOn)
    return null
  }

  return {
    answers,
    generation,
    asked,
    attachments,
    isBusy,
    sent,
    report,
    async send() {
      if (isSending.current || !element.current) return
      isSending.current = true
      setIsBusy(true)
      const refusal = await attemptToSend(element.current)
      if (refusal) report.show(refusal)
      setIsBusy(false)
      isSending.current = false
    },
    kept: {
      state: kept,
      onDiscard() {
        discarded.current = { answers: readCurrent(), files: attachments.takeAll() }
        forgetAnswers(store, form)
        report.forget()
        fill(startModel(form))
        setKept('discarded')
      },
      onUndo() {
        if (!discarded.current) return
        fill(discarded.current.answers)
        attachments.restore(discarded.current.files)
        keep(discarded.current.answers)
      },
    },
    noteInput: () => {
      const current = readCurrent()
      noteAnswers(current)
      keep(current)
      report.recheck(null)
    },
    noteLeft: ({ target }: FocusEvent<HTMLFormElement>) =>
      report.recheck('name' in target && typeof target.name === 'string' ? target.name : null),
  }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
