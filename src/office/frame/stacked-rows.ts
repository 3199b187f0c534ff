/** Makes the rows of a table blocks on a phone, where columns would be too narrow for words; the heading is left out. */
export const stackedRows = {
  '& .MuiTableHead-root': { display: { xs: 'none', sm: 'table-header-group' } },
  '& .MuiTableBody-root .MuiTableRow-root': {
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
    borderBottomStyle: 'solid',
    borderBottomWidth: { xs: 1, sm: 0 },
    borderBottomColor: 'divider',
    paddingBlock: { xs: 1, sm: 0 },
  },
  '& .MuiTableBody-root .MuiTableCell-root': {
    borderBottomWidth: { xs: 0, sm: 1 },
    gridColumn: '2',
    paddingBlock: { xs: 0.25, sm: undefined },
  },
  '& .MuiTableBody-root .choose': { gridColumn: '1', gridRow: '1 / span 5' },
}
