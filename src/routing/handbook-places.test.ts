import { expect, test } from 'vitest'
import { handbookHref, helpOfStaffPage, staffHelp } from './handbook-places.ts'

test.each([
  ['/admin', staffHelp['']],
  ['/admin/', staffHelp['']],
  ['/admin/pages/menus', staffHelp['pages/menus']],
  ['/admin/media/12', staffHelp['media']],
  ['/cms-hub', staffHelp['cms-hub']],
  ['/cms-hub/jobs', staffHelp['cms-hub/jobs']],
  ['/admin/mediathek', undefined],
  ['/admin/handbook/forms', undefined],
])('The help of the page %s is %j', (pathname, help) => {
  expect(helpOfStaffPage(pathname)).toBe(help)
})

test('The handbook, its chapters and their sections have addresses', () => {
  expect(handbookHref()).toBe('/admin/handbook')
  expect(handbookHref('publishing#plan')).toBe('/admin/handbook/publishing#plan')
})
