/** Feeds of stories for readers (RSS 2.0, Atom). */
export { makeStoryFeed, type FeedFile, type StoryFeedRequest } from './story-feed.server.ts'
