import { pdfWith } from './fixture-papers.ts'

/** Sentences of a paper about pebbles, enough to be a paper's body. */
const body = (method: string) => [
  `We propose a method that counts pebbles by ${method} alone, and we compare it with counting by eye.`,
  'Pebbles are hard to count in the dark. Earlier work counted them by eye, which fails at night.',
  'We trained 12 volunteers for three days on jars of river pebbles. Each volunteer counted 40 jars.',
  'Every jar held between 30 and 90 pebbles, and the order of the jars was drawn anew each day.',
  `Counting by ${method} was right in 37 of 40 jars. Counting by eye was right in 29 of 40 jars.`,
  'The difference was significant (p = 0.012), and it grew with the number of pebbles in the jar.',
  'We tested only river pebbles, so our results may not hold for gravel or for broken glass.',
  'The sample of 12 volunteers is small, and all of them had counted coins for a living before.',
  'A second experiment with six children gave the same order, but too few jars to say by how much.',
  `Counting by ${method} took 41 seconds for each jar, and counting by eye took 18 seconds.`,
  'Those who counted fast made more mistakes with either method, as the training had led us to expect.',
]

/** A paper as arXiv's HTML shows it; `method` differs from version to version. */
export const paperHtml = (title: string, method = 'touch') => `<!doctype html>
<html lang="en"><head><title>${title}</title></head><body><article class="ltx_document">
<h1 class="ltx_title ltx_title_document">${title}</h1>
<div class="ltx_abstract"><h6>Abstract</h6><p class="ltx_p">We count pebbles by ${method}. It was right in 37 of 40 jars.</p></div>
<section class="ltx_section"><h2 class="ltx_title">1 Methods</h2>${paragraphs(method, 0, 6)}</section>
<section class="ltx_section"><h2 class="ltx_title">2 Results</h2>${paragraphs(method, 6, 11)}</section>
</article></body></html>`

const paragraphs = (method: string, from: number, to: number) =>
  body(method)
    .slice(from, to)
    .map((text) => `<p class="ltx_p">${text}</p>`)
    .join('\n')

/** A publisher's page that holds the whole paper, with its site around. */
export const publishersPage = (title: string) =>
  page(
    title,
    `<h2>Methods</h2>${paragraphs('touch', 0, 6)}${paragraphs('weight', 2, 6)}
<h2>Results</h2>${paragraphs('touch', 4, 11)}${paragraphs('weight', 4, 8)}`,
  )

/** A publisher's page with the abstract in sections, and with what a site puts beside it. */
export const pageAbout = (title: string) =>
  page(
    title,
    `<h2>Methods</h2><p>${body('touch')[2]}</p><h2>Results</h2><p>${body('touch')[4]}</p>
<h2>Readers of this article also read</h2>${paragraphs('weight', 0, 11)}`,
  )

const page = (title: string, sections: string) => `<!doctype html>
<html lang="en"><head><title>${title} | Journal of Pebbles</title></head><body>
<nav><a href="/">Journal of Pebbles</a> <a href="/login">Sign in</a></nav><main><article><h1>${title}</h1>
<h2>Abstract</h2><p>We count pebbles by touch. It was right in 37 of 40 jars.</p>
${sections}</article></main><footer>Terms of use</footer></body></html>`

export const paperJats = (title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<article article-type="research-article"><front><article-meta>
<title-group><article-title>${title}</article-title></title-group>
<abstract><p>We count pebbles by touch. It was right in 37 of 40 jars.</p></abstract>
</article-meta></front><body>
<sec><title>Methods</title>${body('touch')
  .slice(0, 6)
  .map((text) => `<p>${text}</p>`)
  .join('')}</sec>
<sec><title>Results</title>${body('touch')
  .slice(6)
  .map((text) => `<p>${text}</p>`)
  .join('')}</sec>
</body></article>`

export const paperPdf = (title: string) =>
  pdfWith([
    title,
    'Ines Marlow',
    'Abstract',
    'We count pebbles by touch.',
    '1 Methods',
    ...body('touch'),
  ])
