import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StaffTable, type TableColumn } from './staff-table.tsx'

type Row = { id: number; name: string; count: number }
const rows: Row[] = [{ id: 1, name: 'Cello', count: 3 }]
const tick: TableColumn<Row> = { name: 'tick', label: 'Choose', kind: 'tick', render: () => '' }
const columns: TableColumn<Row>[] = [
  {
    name: 'name',
    label: 'Name',
    sort: { title: 'Sort by name', order: 'descending', onSort: () => {} },
    render: ({ name }) => name,
  },
  { name: 'count', label: 'Count', kind: 'number', render: ({ count }) => count },
]

describe('A table of staff', () => {
  const html = renderToStaticMarkup(
    <StaffTable columns={[tick, ...columns]} rows={rows} keyOf={({ id }) => id} />,
  )

  test('names the values of a row on a phone, except the first, which is its heading', () => {
    expect(html).toContain('<td data-kind="number" data-label="Count">3</td>')
    expect(html).toContain('<td data-first="">Cello</td>')
  })

  test('says by which column it is sorted', () => {
    expect(html).toMatch(/<th scope="col" aria-sort="descending"><button[^>]*title="Sort by name"/)
  })

  test('has room for boxes only if rows can be chosen', () => {
    expect(html).toContain('data-ticks=""')
    const plain = renderToStaticMarkup(<StaffTable columns={columns} rows={rows} keyOf={({ id }) => id} />)
    expect(plain).not.toContain('data-ticks')
  })
})
