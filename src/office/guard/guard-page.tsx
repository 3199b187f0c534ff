import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Finding, GuardRule } from '#contracts/office-guard.ts'
import { useAction } from '#staff/action/use-action.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import { Heading } from '../records/heading.tsx'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { List } from '../records/list.tsx'
import { ListTable } from '../records/list-table.tsx'
import { ListViews } from '../records/list-views.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { asPage, useList } from '../records/use-list.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { findingDefinition } from './finding-definition.ts'
import { RuleList } from './rule-list.tsx'
import { useFindingColumns } from './use-finding-columns.tsx'

/** What the rules have found, open or accepted, with the way to each place; and the rules themselves. */
export function GuardPage() {
  const { calls } = useRecords()
  const messages = useLazyMessages(guardMessages)
  const [rules, setRules] = useState<readonly GuardRule[]>([])
  const [accepting, setAccepting] = useState<Finding | null>(null)
  const [told, setTold] = useState<Told>(null)
  const definition = useMemo(() => findingDefinition(rules), [rules])
  const list = useList(definition, (query) => calls.get('guard/findings', { query }).then(asPage))
  const loadRules = useCallback(() => {
    // The list is of use without them.
    calls.get('guard/rules').then(setRules, () => {})
  }, [calls])
  useEffect(loadRules, [loadRules])

  const { attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const reload = () => {
    list.found.again()
    loadRules()
  }
  const act = (work: () => Promise<unknown>, text: string) =>
    attempt(async () => {
      await work()
      setTold({ text })
    }).finally(reload)
  const columns = useFindingColumns({
    onAccept: setAccepting,
    onReopen: ({ id }) =>
      void act(() => calls.remove('guard/findings/{id}/acceptance', { params: { id } }), messages.reopened),
  })
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <List
        list={list}
        empty={<EmptyState title={messages.none} />}
        tools={<ListViews list={list} />}
        notice={<Notice told={told} />}
      >
        {() => <ListTable list={list} columns={columns} />}
      </List>
      <RuleList
        rules={rules}
        onSwitch={({ code, name }, isOn) =>
          void act(
            () => calls.put('guard/rules/{code}', { params: { code }, json: { is_on: isOn } }),
            messages.switched(name, isOn),
          )
        }
      />
      {accepting && (
        <AcceptDialog
          finding={accepting}
          onAccepted={() => {
            setTold({ text: messages.accepted })
            reload()
          }}
          onClose={() => setAccepting(null)}
        />
      )}
    </>
  )
}
