import { listEditorialTasks } from '#domain/pages/index.server.ts'
import { listAdminMenus } from '#domain/users/index.server.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { href, staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { StaffBar } from './staff-bar.tsx'
import styles from './hub-page.module.css'

/** The staff's start page: drafts, scheduled publications, and pages missing in a language. */
export default definePage({
  route: 'cms-hub',
  load,
  head: () => ({ title: 'CMS', paths: { de: null, en: null }, isIndexed: false }),
  View: HubPage,
  frame: 'none',
  language: ({ language }) => language,
})

async function load({ scope, session }: PageRequest) {
  if (!session) return redirectTo(`${staffHref('login')}?next=${staffHref('cms-hub')}`)
  const { language } = session
  return {
    language,
    staff: {
      name: session.viewer.name,
      hasDemoPassword: session.hasDemoPassword,
      csrfToken: session.csrfToken,
    },
    tasks: await listEditorialTasks(scope),
    menus: listAdminMenus(session.viewer, language).filter((menu) => menu.url !== staffHref('cms-hub')),
  }
}

function HubPage({ staff, tasks, menus, language }: Awaited<ReturnType<typeof load>>) {
  const messages = useMessages()
  const { hub } = useLazyMessages(staffMessages)
  return (
    <>
      <StaffBar staff={staff} />
      <main className={`wrap ${styles.page}`}>
        <h1>{hub.title}</h1>
        <div className={styles.columns}>
          <Tasks title={hub.drafts} tasks={tasks.drafts} />
          <Tasks title={hub.scheduled} tasks={tasks.scheduled} />
          <Tasks title={hub.untranslated} tasks={tasks.untranslated} />
          <section>
            <h2>{hub.links}</h2>
            <ul>
              <li>
                <a href={href('home', language)}>{messages.header.home}</a>
              </li>
              <li>
                <a href={href('events', language)}>{messages.programme.title}</a>
              </li>
              {menus.map((menu) => (
                <li key={menu.url}>
                  <a href={menu.url}>{menu.name}</a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  )
}

function Tasks({
  title,
  tasks,
}: {
  title: string
  tasks: { name: string; address: string | null; at: string | null }[]
}) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  return (
    <section>
      <h2>{title}</h2>
      {tasks.length === 0 ? (
        <p>{hub.nothing}</p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <li key={task.name + task.at}>
              {task.address === null ? task.name : <a href={task.address}>{task.name}</a>}
              {task.at && <span className={styles.at}>{longDay(hallDay(task.at), language)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
