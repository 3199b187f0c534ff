import { expect, test } from 'vitest'
import { handbookHref, helpOfOfficePage, officeHelp } from './handbook-places.ts'

test.each([
  ['/admin', officeHelp['']],
  ['/admin/', officeHelp['']],
  ['/admin/pages/menus', officeHelp['pages/menus']],
  ['/admin/media/12', officeHelp['media']],
  ['/admin/mediathek', undefined],
  ['/admin/handbook/forms', undefined],
])('The help of the page %s is %j', (pathname, help) => {
  expect(helpOfOfficePage(pathname)).toBe(help)
})

test('The handbook, its chapters and their sections have addresses', () => {
  expect(handbookHref()).toBe('/admin/handbook')
  expect(handbookHref('publishing#plan')).toBe('/admin/handbook/publishing#plan')
})
