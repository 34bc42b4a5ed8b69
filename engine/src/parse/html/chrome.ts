import { attribute, findByName, type MarkupElement } from '../markup/tree.ts'
import { classWords } from './classes.ts'

const chromeTags = new Set([
  'head',
  'nav',
  'footer',
  'form',
  'button',
  'dialog',
  'menu',
  'select',
  'input',
  'textarea',
  'label',
  'svg',
  'style',
  'link',
  'meta',
  'map',
  'progress',
  'meter',
  'datalist',
  'search',
])
const chromeRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'complementary',
  'dialog',
  'alertdialog',
  'alert',
  'toolbar',
  'menu',
  'menubar',
  'tablist',
  'tooltip',
  'form',
  'button',
  'status',
])
const chromeWords = new Set([
  'nav',
  'navbar',
  'navigation',
  'menu',
  'breadcrumb',
  'breadcrumbs',
  'cookie',
  'cookies',
  'consent',
  'share',
  'sharing',
  'sharer',
  'social',
  'toolbar',
  'sidebar',
  'footer',
  'banner',
  'advert',
  'advertisement',
  'ads',
  'promo',
  'newsletter',
  'briefing',
  'subscribe',
  'signup',
  'related',
  'recommended',
  'recommendations',
  'comments',
  'metrics',
  'altmetric',
  'download',
  'downloads',
  'skip',

  'modal',
  'popup',
  'tooltip',
  'login',
  'search',
  'masthead',
  'lightbox',
  'carousel',
  'reflinks',
  'announcement',
  'paywall',
  'callout',
  'pagination',
  'navtable',
  'navtext',
  'bios',
  'signposts',
  'taxonomy',
  'floater',
  'feedback',
  'statistic',
  'statistics',
  'galleys',
  'sitemap',
  'twitter',
  'tweets',
])
const chromePairs =
  /(?:\b|_)(?:ref-links|reference__abstracts|citation_(?:display|formats)|figure_access|header_link|authors?-(?:list|affiliations?|info|details|notes)|author-section|article-(?:meta|tools|actions|type)|content-header__(?:authors|meta|subject_list|icon)|subject-areas?|view-selector|contextual-data|doi--asset|js-ref-links|fig-btns|figshare|site-header|page-header|caption_object|toc$|toc |table-of-contents|float-?title|articleinfo|article-info|author-?list|date-doi|entry_details|tab-title|request-protocol|download-references|editorial)\b/i

/** Authors, affiliations and dates that a page prints above its text: they are fields, not prose. */
const frontWords = new Set([
  'authors',
  'author',
  'affiliation',
  'affiliations',
  'byline',
  'orcid',
  'doi',
  'keywords',
])

/** True for what belongs to the site around the article, or repeats its metadata. */
export function isChrome(element: MarkupElement, inArticle: boolean): boolean {
  if (chromeTags.has(element.name)) return true
  const role = attribute(element, 'role')
  if (role !== undefined && chromeRoles.has(role)) return true
  if (element.name === 'header') return !inArticle && !findByName(element, 'h1')
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  if (names === ' ') return element.name === 'aside' && !inArticle && role === undefined
  if (chromePairs.test(names)) return true
  if (classWords(element).some((word) => chromeWords.has(word))) return true
  const isFrontMatter =
    ['ul', 'ol', 'div', 'p', 'span', 'address', 'dl'].includes(element.name) &&
    (attribute(element, 'class') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .some((name) => frontWords.has(name))
  return isFrontMatter || (element.name === 'aside' && !inArticle && role === undefined)
}
