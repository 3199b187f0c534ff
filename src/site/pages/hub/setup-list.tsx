import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { FixedPage } from '#domain/content/index.server.ts'
import type { TestMail } from '#domain/mail/index.server.ts'
import type { Setup } from '#domain/setup/index.server.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages, otherLanguage, type Language } from '#i18n/languages.ts'
import { setupMessages } from '#i18n/lazy/setup.ts'
import { officeHref } from '#routing/office-paths.ts'
import { href, staffHref } from '#routing/paths.ts'
import { readableTime } from '../account/readable-time.ts'
import styles from './setup-list.module.css'

/** What administrators see besides what is entered: the surroundings of the site. */
type Operation = { hasShop: boolean; hasMailServer: boolean; hasBackup: boolean; testMail: TestMail | null }

export type SetupListProps = {
  setup: Setup
  /** Null for staff who are no administrators. */
  operation: Operation | null
  /** Whether the viewer may begin the legal pages. */
  mayPublish: boolean
  csrfToken: string
}

type Task = { key: string; name: string; hint: string; isDone: boolean; address?: string; isTest?: boolean }
type Messages = (typeof setupMessages)['de']

/** What a new house needs, each with a link to its place; what is done is ticked. Works without scripts. */
export function SetupList(props: SetupListProps) {
  const { setup, operation, mayPublish, csrfToken } = props
  const messages = useLazyMessages(setupMessages)
  const language = useLanguage()
  const groups = groupsOf(props, messages, language)
  const tasks = groups.flatMap(([, own]) => own)
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <section className={styles.setup} id="setup" aria-labelledby="setup-title">
      <div className={styles.head}>
        <h2 id="setup-title">{messages.title}</h2>
        <p>{done === tasks.length ? messages.allDone : messages.progress(done, tasks.length)}</p>
        {operation && <SetupForm action="hide-setup" name={messages.hide} csrfToken={csrfToken} />}
      </div>
      <div className={styles.groups}>
        {groups.map(([name, own]) => (
          <div key={name}>
            <h3>{messages.groups[name]}</h3>
            <ul>
              {own.map((task) => (
                <li key={task.key} data-done={task.isDone ? '' : undefined}>
                  <span className={styles.tick}>
                    {task.isDone && <Icon name="check" size={18} />}
                    <span className="visually-hidden">{task.isDone ? messages.done : messages.open}: </span>
                  </span>
                  <span className={styles.task}>
                    {task.address === undefined ? task.name : <a href={task.address}>{task.name}</a>}
                    <small>{task.hint}</small>
                    {task.isTest && (
                      <SetupForm action="test-mail" name={messages.sendTest} csrfToken={csrfToken} />
                    )}
                  </span>
                </li>
              ))}
            </ul>
            {name === 'pages' && mayPublish && setup.pages.some(lacksLegalText) && (
              <div className={styles.below}>
                <p>{messages.legal.about}</p>
                <SetupForm action="begin-legal-pages" name={messages.legal.begin} csrfToken={csrfToken} />
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** A button of the list: it posts one action to the hub. */
export function SetupForm({
  action,
  name,
  csrfToken,
}: {
  action: 'hide-setup' | 'show-setup' | 'test-mail' | 'begin-legal-pages'
  name: string
  csrfToken: string
}) {
  return (
    <form method="post" action={staffHref('cms-hub')}>
      <input type="hidden" name="csrf" value={csrfToken} />
      <input type="hidden" name="action" value={action} />
      <Button variant="secondary" size="small">
        {name}
      </Button>
    </form>
  )
}

type Group = [keyof Messages['groups'], Task[]]

function groupsOf(
  { setup, operation }: Pick<SetupListProps, 'setup' | 'operation'>,
  messages: Messages,
  language: Language,
): Group[] {
  const task = (key: keyof Messages['tasks'], isDone: boolean, address?: string): Task => ({
    key,
    ...messages.tasks[key],
    isDone,
    ...(address !== undefined && { address }),
  })
  const entered = (key: 'settings' | 'rooms' | 'genres' | 'series' | 'seasons') =>
    task(key, setup.isDone[key], officeHref(key))
  return [
    [
      'house',
      [
        ...(operation ? [entered('settings')] : []),
        entered('rooms'),
        ...(operation ? [task('shop', operation.hasShop, officeHref('settings'))] : []),
      ],
    ],
    [
      'programme',
      [
        entered('genres'),
        entered('series'),
        entered('seasons'),
        task('events', setup.isDone.events, officeHref('imports')),
      ],
    ],
    [
      'pages',
      [
        task('menu', setup.isDone.menu, `${href('home', language)}?edit=tree`),
        ...setup.pages.map((page) => pageTask(page, messages, language)),
      ],
    ],
    ...(operation
      ? [['operation', operationTasks(operation, task, messages, language)] satisfies Group]
      : []),
  ]
}

/** Whether a page for which there is a template is not public in both languages. */
function lacksLegalText({ id, isWritten }: FixedPage): boolean {
  return ['imprint', 'privacy', 'terms', 'accessibility'].includes(id) && !(isWritten.de && isWritten.en)
}

/** A page is done in both languages; the link leads to the one that is missing, and first to that of the interface. */
function pageTask(
  { id, title, address, isWritten }: FixedPage,
  messages: Messages,
  language: Language,
): Task {
  const missing = languages.filter((one) => !isWritten[one])
  const [only = language] = missing
  const target = missing.length === 1 ? only : language
  return {
    key: id,
    name: title[language] || title[otherLanguage(language)],
    hint: missing.length === 0 ? '' : messages.missing[missing.length === 1 ? only : 'both'],
    isDone: missing.length === 0,
    address: `${address[target]}?edit`,
  }
}

function operationTasks(
  { hasMailServer, hasBackup, testMail }: Operation,
  task: (key: 'mail' | 'backup', isDone: boolean) => Task,
  messages: Messages,
  language: Language,
): Task[] {
  const isSent = hasMailServer && testMail?.state === 'sent'
  const mail = task('mail', isSent)
  const hint = testMail ? describeTest(testMail, hasMailServer, { messages, language }) : mail.hint
  return [{ ...mail, hint, isTest: true }, task('backup', hasBackup)]
}

function describeTest(
  test: TestMail,
  hasMailServer: boolean,
  { messages, language }: { messages: Messages; language: Language },
): string {
  const { test: texts } = messages
  if (test.state === 'sent') return texts[hasMailServer ? 'sent' : 'asFile'](readableTime(test.at, language))
  if (test.state === 'gone') return texts.gone
  if (test.state === 'failed') return texts.failed(test.reason ?? '')
  return test.reason === null ? texts.waiting : texts.again(test.reason)
}
