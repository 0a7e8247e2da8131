import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { BlogComments } from '@/collections/content/BlogComments'
import { BlogPosts } from '@/collections/content/BlogPosts'
import { BlogRatings } from '@/collections/content/BlogRatings'
import { BlogTags } from '@/collections/content/BlogTags'
import { HomepageSlides } from '@/collections/content/HomepageSlides'
import { Redirects } from '@/collections/content/Redirects'
import { SeoSettings } from '@/collections/content/SeoSettings'
import { TopicPages } from '@/collections/content/TopicPages'
import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { CORE_BLOCKS } from './blocks/data/core-blocks'
import { eraseCommentsAndRatings } from './blog/operations/erase-comments-and-ratings'
import { contentWords } from './blog/queries/audit-words'
import { BLOG_NOTICE } from './blog/queries/count-public-posts-from-memory'
import { findPosts } from './blog/queries/find-posts'
import { commentsToCheck, commentWork } from './blog/queries/list-comment-work'
import { followPosts } from './blog/queries/read-posts-and-tags-from-memory'
import { blogRoutes } from './blog/routes/blog'
import { ownCommentsData, ownRatingsData } from './blog/routes/own-comments-and-ratings-data'
import { BLOG_TAGS_SCREEN, COMMENTS_SCREEN, NEW_POST, POSTS_SCREEN } from './blog/rules/admin-urls'
import { blogUses } from './blog/rules/blog-uses'
import { runDueSchedulesJob } from './publishing/jobs/run-due-schedules'
import { scheduleFailedMail } from './publishing/mail/schedule-failed-mail'
import { CONTENT_KINDS, KINDS } from './publishing/rules/content-kinds'
import { contentUses } from './publishing/rules/content-uses'
import { REDIRECTS_SCREEN } from './publishing/rules/redirect'
import { SCRIPT_HOSTS_NOTICE, updateScriptPolicy } from './seo/operations/update-script-policy'
import { followSeoSettings, SEO_NOTICE } from './seo/queries/get-seo-setting-from-memory'
import { seoSettingRoutes } from './seo/routes/seo-settings'
import { suggestHeadEndpoints } from './seo/routes/suggest-head'
import { EMAILS_SEO_SCREEN, LACKING_SCREEN } from './seo/rules/admin-urls'
import { deleteUnusedVideosJob } from './sliders/jobs/delete-unused-videos'
import { followReplacedPicture } from './sliders/operations/follow-replaced-picture'
import { followSlides, SLIDES_NOTICE } from './sliders/queries/list-public-slides'
import { homepageSliderRoutes } from './sliders/routes/homepage-slider'
import { SLIDES_SCREEN } from './sliders/rules/admin-urls'
import { sliderUses } from './sliders/rules/slider-uses'
import { followTopicTexts } from './topics/queries/get-topic-from-memory'
import { followTopics, TOPICS_NOTICE } from './topics/queries/list-published-topics'
import { topicRoutes } from './topics/routes/topics'
import { TOPICS_SCREEN } from './topics/rules/topic-urls'

/** The site's content other than vehicles: its plain pages, the blog, and the pages that staff write. */
export const content: Module = {
  name: 'content',
  collections: [
    BlogPosts,
    BlogTags,
    BlogComments,
    BlogRatings,
    TopicPages,
    Redirects,
    HomepageSlides,
    SeoSettings,
  ],
  contentBlocks: CORE_BLOCKS,
  routes: [...blogRoutes, ...topicRoutes, ...homepageSliderRoutes, ...seoSettingRoutes],
  endpoints: suggestHeadEndpoints([BlogPosts, TopicPages]),
  uses: [...blogUses, ...contentUses, ...sliderUses],
  ownData: [ownCommentsData, ownRatingsData],
  erase: eraseCommentsAndRatings,
  jobs: [runDueSchedulesJob, deleteUnusedVideosJob],
  mails: [scheduleFailedMail],
  notices: {
    [TOPICS_NOTICE]: async (payload) => {
      await Promise.all([followTopics(payload), followTopicTexts(payload)])
    },
    [BLOG_NOTICE]: followPosts,
    [SLIDES_NOTICE]: followSlides,
    [SEO_NOTICE]: async (payload) => {
      await Promise.all([followSeoSettings(payload), updateScriptPolicy(payload)])
    },
    [SCRIPT_HOSTS_NOTICE]: updateScriptPolicy,
  },
  begin: updateScriptPolicy,
  on: { pictureReplaced: [followReplacedPicture] },
  screens: {
    blogPosts: screen('/content-management/blog', '/modules/content/blog/admin/posts-view#PostsView'),
    blogPost: screen('/content-management/blog/:id(\\d+)', '/modules/content/blog/admin/post-view#PostView'),
    blogComments: screen(
      '/content-management/blog/comments',
      '/modules/content/blog/admin/comments-view#CommentsView',
    ),
    blogTags: screen(
      '/content-management/blog/tags',
      '/modules/content/blog/admin/blog-tags-view#BlogTagsView',
    ),
    topicPages: screen(
      '/content-management/topic-pages',
      '/modules/content/topics/admin/topics-view#TopicsView',
    ),
    lackingPages: screen('/settings/emails-seo/pages', '/modules/content/seo/admin/lacking-view#LackingView'),
    slides: screen(
      '/content-management/homepage-slider',
      '/modules/content/sliders/admin/slides-view#SlidesView',
    ),
    defaultSlide: screen(
      '/content-management/homepage-slider/editor/default/:id(create|\\d+)',
      '/modules/content/sliders/admin/slide-editor-views#DefaultEditorView',
    ),
    customSlide: screen(
      '/content-management/homepage-slider/editor/custom/:id(create|\\d+)',
      '/modules/content/sliders/admin/slide-editor-views#CustomEditorView',
    ),
  },
  navigation: [
    {
      title: 'Blog',
      href: POSTS_SCREEN,
      needs: { module: 'content' },
      place: -10,
      card: { index: 'content', about: 'Posts, what readers comment, and blog tags' },
      waiting: commentsToCheck,
    },
    {
      under: POSTS_SCREEN,
      title: 'Create blog post',
      href: NEW_POST,
      needs: { module: 'content', action: 'create' },
    },
    { under: POSTS_SCREEN, title: 'Blog comments', href: COMMENTS_SCREEN, needs: { module: 'content' } },
    { under: POSTS_SCREEN, title: 'Blog tags', href: BLOG_TAGS_SCREEN, needs: { module: 'content' } },
    {
      title: 'Topic pages',
      also: ['about', 'terms', 'privacy'],
      href: TOPICS_SCREEN,
      needs: { module: 'content' },
      card: { index: 'content', about: 'Pages of text, questions and answers, landing pages' },
    },
    {
      under: EMAILS_SEO_SCREEN,
      title: 'Pages that lack something',
      href: LACKING_SCREEN,
      needs: { module: 'content' },
    },
    {
      title: 'Homepage slider',
      also: ['slides', 'banner'],
      href: SLIDES_SCREEN,
      needs: { module: 'content' },
      card: {
        index: 'content',
        about: 'Pictures and banners at the top of the home page and of topic pages',
      },
    },
    {
      title: 'Redirects',
      href: REDIRECTS_SCREEN,
      needs: { module: 'content' },
      card: { index: 'content', about: 'Old addresses, and where they lead now' },
    },
  ],
  finds: [{ key: 'posts', title: 'Blog posts', needs: { module: 'content' }, find: findPosts }],
  work: [commentWork],
  lists: {
    ...Object.fromEntries(KINDS.map((kind) => [CONTENT_KINDS[kind].collection, CONTENT_KINDS[kind].screens])),
    'blog-tags': { alone: 'content-management/blog/tags' },
    'homepage-slides': { alone: 'content-management/homepage-slider' },
    'seo-settings': { alone: 'settings/emails-seo' },
    'blog-comments': { alone: 'content-management/blog/comments' },
  },
  auditWords: [contentWords],
  siteLinks: [
    { in: 'menu', href: BLOG, label: 'Blog', place: 25 },
    { in: 'company', href: BLOG, label: 'Blog', place: 5 },
    { in: 'menu', href: '/about', label: 'About', place: 30, topic: 'about' },
    {
      in: 'buying',
      href: '/terms-and-conditions#price-terms',
      label: 'What a price covers',
      place: 30,
      topic: 'terms-and-conditions',
    },
    { in: 'company', href: '/about', label: 'About', place: 0, topic: 'about' },
    { in: 'company', href: '/about#ports', label: 'Ports of destination', place: 10, topic: 'about' },
  ],
}
