import { definePage, type FormAnswer } from '../../page.ts'
import { notFound, readId, type PageRequest } from '../../page-request.server.ts'
import { answerReminder, loadReminder, type ReminderResponse } from './answer-reminder.server.ts'
import { BookmarkPage } from './bookmark-page.tsx'
import { ReminderPage } from './reminder-page.tsx'
import { loadBookmark, handleReminder, type ReminderAnswer } from './take-reminder.server.ts'

/** The page for remembering an event, and below it the pages behind the links in its reminder mails. */
export default definePage({
  route: 'bookmark',
  act,
  load,
  head: ({ title, paths }) => ({ title, paths, isIndexed: false }),
  status: (data) => (data.kind === 'reminder' ? data.status : 200),
  View: (shown) => (shown.kind === 'reminder' ? <ReminderPage {...shown} /> : <BookmarkPage {...shown} />),
  cache: 'never',
})

type Answer = ReminderAnswer | ReminderResponse

async function load(request: PageRequest, answer: Answer | null) {
  const eventId = readId(request.params['id'], request.messages)
  const link = linkOf(request)
  if (link) return loadReminder(request, { eventId, ...link }, answer?.kind === 'done')
  return loadBookmark(request, eventId, answer?.kind === 'sent' || answer?.kind === 'refused' ? answer : null)
}

async function act(request: PageRequest, form: FormData): Promise<FormAnswer<Answer>> {
  const eventId = readId(request.params['id'], request.messages)
  const link = linkOf(request)
  return link ? answerReminder(request, link) : handleReminder(request, form, eventId)
}

/** The action of a link in a mail; null for the page of the event itself. */
function linkOf({ params, messages }: PageRequest): { step: 'confirm' | 'remove'; token: string } | null {
  const { step, token } = params
  if (step === undefined) return null
  if ((step !== 'confirm' && step !== 'remove') || token === undefined) return notFound(messages)
  return { step, token }
}
