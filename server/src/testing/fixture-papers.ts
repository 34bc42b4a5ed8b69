/** A small paper as a web page, with everything that routes and explanations touch. */
export const htmlPaper = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Counting Pebbles by Touch</title>
<meta name="citation_title" content="Counting Pebbles by Touch">
<meta name="citation_author" content="Ines Marlow"><meta name="citation_author" content="Tomas Quill">
<meta name="citation_publication_date" content="2024">
<meta name="citation_doi" content="10.5555/pebbles.2024.7"></head><body><article>
<h1>Counting Pebbles by Touch</h1>
<section><h2>Abstract</h2><p>We propose a method that counts pebbles by touch alone. On 40 jars it was right in 37 cases, which is better than counting by eye.</p></section>
<section><h2>1 Introduction</h2><p>Pebbles are hard to count in the dark. Earlier work counted them by eye, which fails at night.</p></section>
<section><h2>2 Methods</h2><p>We trained 12 volunteers for three days on jars of river pebbles. Each volunteer counted 40 jars while blindfolded. We used a random seed of 11 for the order of the jars.</p>
<table><caption>Table 1: Jars counted correctly.</caption><tr><th>Method</th><th>Correct</th></tr><tr><td>Touch</td><td>37</td></tr><tr><td>Eye</td><td>29</td></tr></table></section>
<section><h2>3 Results</h2><p>Counting by touch was right in 37 of 40 jars (92.5 %). Counting by eye was right in 29 of 40 jars. The difference was significant (p = 0.012).</p></section>
<section><h2>4 Limitations</h2><p>We tested only river pebbles, so our results may not hold for gravel. The sample of 12 volunteers is small.</p></section>
<section><h2>5 Conclusion</h2><p>Touch is enough to count pebbles. Future work should study sand.</p></section>
</article></body></html>
`

export const jatsPaper = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.2 20190208//EN" "JATS-archivearticle1.dtd">
<article article-type="research-article"><front><article-meta>
<article-id pub-id-type="doi">10.5555/lanterns.2023.3</article-id>
<title-group><article-title>Lantern Oil and the Length of Evenings</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Ferro</surname><given-names>Ada</given-names></name></contrib></contrib-group>
<pub-date><year>2023</year></pub-date>
<abstract><p>Longer evenings burn more oil. We measured 15 lanterns.</p></abstract>
</article-meta></front><body>
<sec><title>Methods</title><p>We filled 15 lanterns with the same oil and timed them.</p></sec>
<sec><title>Results</title><p>A lantern burned 0.8 litres in six hours.</p></sec>
</body></article>
`

/** A PDF of one page with the given lines of text; correct to the byte. */
export function pdfWith(lines: readonly string[]): Buffer {
  const content = lines
    .map(
      (line, index) =>
        `BT /F1 11 Tf 72 ${740 - index * 16} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`,
    )
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const xref = file.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
