import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { languages, type Language } from '../i18n/languages.ts'
import { routeIds, routeTable, type RouteId } from '../routing/table.ts'

/** The file of each route of the table; the file of a route serves it in every language. */
const files: Record<RouteId, string> = {
  home: 'pages/home/home-route.tsx',
  'not-found': 'pages/not-found/not-found-route.tsx',
  subscriptions: 'pages/subscriptions/subscriptions-route.tsx',
  'subscriptions-slug': 'pages/subscription/subscription-by-slug-route.tsx',
  'subscriptions-slug-id': 'pages/subscription/subscription-route.tsx',
  events: 'pages/programme/programme-route.tsx',
  'events-slug-id': 'pages/event/event-route.tsx',
  'archive-search': 'pages/archive/archive-route.tsx',
  'people-slug-id': 'pages/history/person-route.tsx',
  'works-slug-id': 'pages/history/work-route.tsx',
  stories: 'pages/stories/stories-route.tsx',
  'stories-tags-tag-id': 'pages/stories/tag-route.tsx',
  'stories-slug-id': 'pages/article/article-route.tsx',
  'konzert-evisid-evisid': 'pages/event/event-by-evisid-route.tsx',
  bookmark: 'pages/reminder/bookmark-route.tsx',
  forms: 'pages/form/form-route.tsx',
  search: 'pages/search/search-route.tsx',
}

function routesIn(language: Language): RouteConfigEntry {
  return route(language, 'layout/layout-route.tsx', { id: language }, [
    ...routeIds.map((id) => {
      const path = routeTable[id][language]
      return route(path, files[id], { id: `${language}.${id}`, index: path === '' })
    }),
    route('*', 'pages/content/content-route.tsx', { id: `${language}.content` }),
  ])
}

export default [
  ...languages.map(routesIn),
  route('login', 'pages/login/login-route.tsx'),
  route('logout', 'pages/login/logout-route.ts'),
  route('cms-hub', 'pages/hub/hub-route.tsx'),
  route('styleguide', 'pages/styleguide/styleguide-route.tsx'),
  route('styleguide/redaktion', 'pages/styleguide/editor-gallery-route.tsx'),
  route('*', 'pages/not-found/no-language-route.tsx'),
] satisfies RouteConfig
