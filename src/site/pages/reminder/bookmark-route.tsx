import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readRequest, type PageRequest } from '../../request.server.ts'
import { answerReminder, loadReminder } from './answer-reminder.server.ts'
import { BookmarkPage } from './bookmark-page.tsx'
import { ReminderPage } from './reminder-page.tsx'
import { loadBookmark, takeReminder } from './take-reminder.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

/** An event to remember, and below it the pages behind the links in the mails about its sale. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const eventId = readId(args.params['id'], page.messages)
  const link = linkOf(args, page)
  return link ? loadReminder(page, { eventId, ...link }) : loadBookmark(page, eventId)
}

export async function action(args: ActionFunctionArgs) {
  const page = await readRequest(args)
  const eventId = readId(args.params['id'], page.messages)
  const link = linkOf(args, page)
  return link ? answerReminder(page, link) : takeReminder(page, args.request, eventId)
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function BookmarkRoute() {
  const shown = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  if (shown.kind === 'bookmark') {
    const state = answer && 'done' in answer ? null : answer
    return <BookmarkPage {...shown} state={state} />
  }
  return <ReminderPage {...shown} isDone={answer !== null && 'done' in answer && answer.done} />
}

/** What a link in a mail asks for; null for the page of the event itself. */
function linkOf(
  { params }: Pick<LoaderFunctionArgs, 'params'>,
  { messages }: Pick<PageRequest, 'messages'>,
): { step: 'confirm' | 'remove'; token: string } | null {
  const { step, token } = params
  if (step === undefined) return null
  if ((step !== 'confirm' && step !== 'remove') || token === undefined) return notFound(messages)
  return { step, token }
}
