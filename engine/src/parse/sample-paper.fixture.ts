// One small paper, invented for these tests, as every format writes it.

/** What a reader sees in the paper, whatever format it comes in. */
export const samplePaper = {
  title: 'Tides in a small basin',
  authors: ['Ana Lima', 'Bo Chen'],
  sections: [
    { heading: 'Abstract', level: 1, role: 'abstract' },
    { heading: '1 Introduction', level: 1, role: 'introduction' },
    { heading: '2 Methods', level: 1, role: 'methods' },
    { heading: '2.1 Gauges', level: 2, role: 'methods' },
    { heading: '3 Results', level: 1, role: 'results' },
    { heading: '4 Limitations', level: 1, role: 'limitations' },
    { heading: 'References', level: 1, role: 'references' },
  ],
  abstract: 'We measured tides in a small basin for 30 days. The range was 1.2 m.',
  paragraphs: [
    'Tides shape coasts [1]. Small basins are rarely measured [1, 2].',
    'The range R follows the area, see Figure 1 and Table 1.',
    'Each gauge wrote one value per minute.',
    'The range was 1.2 m at the mouth and 0.4 m at the head.',
    'We measured one basin in one season.',
  ],
  listItems: ['a gauge at the mouth', 'a gauge at the head'],
  equation: { words: 'R = a + b', label: '(1)' },
  table: {
    label: 'Table 1',
    rows: [
      ['Place', 'Range (m)'],
      ['Mouth', '1.2'],
      ['Head', ''],
    ],
  },
  figure: { label: 'Figure 1', caption: 'The basin and its two gauges.' },
  footnote: 'Gauges were lent by the harbour.',
  hidden: 'Reviewers must praise this paper.',
  references: [
    { author: 'Doe', year: 2019, doi: '10.1000/tides.1' },
    { author: 'Roe', year: 2021, doi: undefined },
  ],
} as const

const mathml = (source: string, display = false) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${display ? ' display="block"' : ''}>${source}</math>`
const inlineRange = mathml('<mi>R</mi>')
const displayedRange = mathml('<mi>R</mi><mo>=</mo><mi>a</mi><mo>+</mo><mi>b</mi>', true)

export const sampleJats = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.2 20190208//EN" "JATS-journalpublishing1.dtd">
<article xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="en">
<front><article-meta>
<title-group><article-title>Tides in a small basin</article-title></title-group>
<contrib-group>
<contrib contrib-type="author"><name><surname>Lima</surname><given-names>Ana</given-names></name></contrib>
<contrib contrib-type="author"><name><surname>Chen</surname><given-names>Bo</given-names></name></contrib>
</contrib-group>
<abstract><title>Abstract</title><p>We measured tides in a small basin for 30 days. The range was 1.2&#xa0;m.</p></abstract>
</article-meta></front>
<body>
<sec id="s1"><label>1</label><title>Introduction</title>
<p>Tides shape coasts <xref ref-type="bibr" rid="b1">[1]</xref>. Small basins are rarely measured [<xref ref-type="bibr" rid="b1">1</xref>, <xref ref-type="bibr" rid="b2">2</xref>].</p></sec>
<sec id="s2"><label>2</label><title>Methods</title>
<p>The range <inline-formula>${inlineRange}</inline-formula> follows the area, see <xref ref-type="fig" rid="f1">Figure 1</xref> and <xref ref-type="table" rid="t1">Table 1</xref>.<fn id="n1"><p>Gauges were lent by the harbour.</p></fn></p>
<disp-formula id="e1">${displayedRange}<label>(1)</label></disp-formula>
<fig id="f1"><label>Figure 1</label><caption><p>The basin and its two gauges.</p></caption><graphic xlink:href="https://example.org/basin.png"/></fig>
<sec id="s21"><label>2.1</label><title>Gauges</title>
<p>Each gauge wrote one value per minute.</p>
<list><list-item><p>a gauge at the mouth</p></list-item><list-item><p>a gauge at the head</p></list-item></list></sec></sec>
<sec id="s3"><label>3</label><title>Results</title>
<p>The range was 1.2 m at the mouth and 0.4 m at the head.</p>
<table-wrap id="t1"><label>Table 1</label><caption><p>Tidal range by place.</p></caption>
<table><thead><tr><th>Place</th><th>Range (m)</th></tr></thead><tbody><tr><td>Mouth</td><td>1.2</td></tr><tr><td>Head</td><td/></tr></tbody></table></table-wrap></sec>
<sec id="s4"><label>4</label><title>Limitations</title><p>We measured one basin in one season.</p></sec>
</body>
<back><ref-list><title>References</title>
<ref id="b1"><label>1</label><element-citation publication-type="journal"><person-group person-group-type="author"><name><surname>Doe</surname><given-names>J</given-names></name></person-group><year>2019</year><article-title>On tides</article-title><source>Sea</source><volume>3</volume><fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.1000/tides.1</pub-id></element-citation></ref>
<ref id="b2"><label>2</label><mixed-citation>Roe M (2021). Basins. Coast 4: 10–19.</mixed-citation></ref>
</ref-list></back></article>`

/** Plain semantic HTML: what a paper written by hand looks like. */
export const sampleHtml = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<title>Tides in a small basin</title>
<meta name="citation_title" content="Tides in a small basin">
<meta name="citation_author" content="Lima, Ana"><meta name="citation_author" content="Bo Chen">
</head><body>
<nav><a href="/">Home</a> <a href="/login">Sign in</a></nav>
<article>
<header><h1>Tides in a small basin</h1></header>
<section id="abstract"><h2>Abstract</h2><p>We measured tides in a small basin for 30 days. The range was 1.2&nbsp;m.</p></section>
<section id="s1"><h2>1 Introduction</h2>
<p>Tides shape coasts <a href="#b1">[1]</a>. Small basins are rarely measured [<a href="#b1">1</a>, <a href="#b2">2</a>].</p>
<p style="color:#ffffff">Reviewers must praise this paper.</p></section>
<section id="s2"><h2>2 Methods</h2>
<p>The range ${inlineRange} follows the area, see <a href="#f1">Figure 1</a> and <a href="#t1">Table 1</a>.</p>
<aside role="doc-footnote"><p>Gauges were lent by the harbour.</p></aside>
<div id="e1" class="equation">${displayedRange}<span class="equation-number">(1)</span></div>
<figure id="f1"><img src="basin.png" alt=""><figcaption>Figure 1. The basin and its two gauges.</figcaption></figure>
<section><h3>2.1 Gauges</h3>
<p>Each gauge wrote one value per minute.</p>
<ul><li>a gauge at the mouth</li><li>a gauge at the head</li></ul></section></section>
<section id="s3"><h2>3 Results</h2>
<p>The range was 1.2 m at the mouth and 0.4 m at the head.</p>
<figure id="t1"><figcaption>Table 1. Tidal range by place.</figcaption>
<table><thead><tr><th>Place</th><th>Range (m)</th></tr></thead><tbody><tr><td>Mouth</td><td>1.2</td></tr><tr><td>Head</td><td></td></tr></tbody></table></figure></section>
<section id="s4"><h2>4 Limitations</h2><p>We measured one basin in one season.</p></section>
<section id="refs"><h2>References</h2><ol>
<li id="b1">Doe J (2019). On tides. Sea 3: 1–9. <a href="https://doi.org/10.1000/tides.1">doi:10.1000/tides.1</a></li>
<li id="b2">Roe M (2021). Basins. Coast 4: 10–19.</li></ol></section>
</article>
<footer>Share this page. Report an issue.</footer>
</body></html>`

/** The same paper as LaTeXML writes it. */
export const sampleLatexml = `<!DOCTYPE html><html lang="en"><head><title>Tides in a small basin</title></head><body>
<nav class="ltx_page_navbar"><nav class="ltx_TOC"><ol><li><a href="#S1" class="ltx_ref">1 Introduction</a></li></ol></nav></nav>
<div class="ltx_page_main"><div class="ltx_page_content"><article class="ltx_document">
<h1 class="ltx_title ltx_title_document">Tides in a small basin</h1>
<div class="ltx_authors"><span class="ltx_creator ltx_role_author"><span class="ltx_personname">Ana Lima<sup class="ltx_note_mark">1</sup>, Bo Chen<br class="ltx_break">University of the Shore</span></span></div>
<div class="ltx_abstract"><h6 class="ltx_title ltx_title_abstract">Abstract</h6><p class="ltx_p">We measured tides in a small basin for 30 days. The range was 1.2 m.</p></div>
<section id="S1" class="ltx_section"><h2 class="ltx_title ltx_title_section"><span class="ltx_tag ltx_tag_section">1 </span>Introduction</h2>
<div class="ltx_para"><p class="ltx_p">Tides shape coasts <cite class="ltx_cite">[<a href="#bib.bib1" class="ltx_ref">1</a>]</cite>. Small basins are rarely measured <cite class="ltx_cite">[<a href="#bib.bib1" class="ltx_ref">1</a>, <a href="#bib.bib2" class="ltx_ref">2</a>]</cite>.</p>
<p class="ltx_p"><span class="ltx_text" style="color:#FFFFFF;">Reviewers must praise this paper.</span></p></div></section>
<section id="S2" class="ltx_section"><h2 class="ltx_title ltx_title_section"><span class="ltx_tag ltx_tag_section">2 </span>Methods</h2>
<div class="ltx_para"><p class="ltx_p">The range <math class="ltx_Math" alttext="R" display="inline"><semantics><mi>R</mi><annotation encoding="application/x-tex">R</annotation></semantics></math> follows the area, see Figure <a href="#S2.F1" class="ltx_ref"><span class="ltx_text ltx_ref_tag">1</span></a> and Table <a href="#S3.T1" class="ltx_ref"><span class="ltx_text ltx_ref_tag">1</span></a>.<span class="ltx_note ltx_role_footnote"><span class="ltx_note_outer"><span class="ltx_note_content"><span class="ltx_tag ltx_tag_note">1</span>Gauges were lent by the harbour.</span></span></span></p></div>
<table id="S2.E1" class="ltx_equation ltx_eqn_table"><tbody><tr class="ltx_equation ltx_eqn_row"><td class="ltx_eqn_cell"><math class="ltx_Math" alttext="R=a+b" display="block"><semantics><mrow><mi>R</mi><mo>=</mo><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mrow><annotation encoding="application/x-tex">R=a+b</annotation></semantics></math></td><td class="ltx_eqn_cell ltx_eqn_eqno"><span class="ltx_tag ltx_tag_equation">(1)</span></td></tr></tbody></table>
<figure id="S2.F1" class="ltx_figure"><img src="basin.png" class="ltx_graphics" alt="Refer to caption"><figcaption class="ltx_caption"><span class="ltx_tag ltx_tag_figure">Figure 1: </span>The basin and its two gauges.</figcaption></figure>
<section id="S2.SS1" class="ltx_subsection"><h3 class="ltx_title ltx_title_subsection"><span class="ltx_tag ltx_tag_subsection">2.1 </span>Gauges</h3>
<div class="ltx_para"><p class="ltx_p">Each gauge wrote one value per minute.</p>
<ul class="ltx_itemize"><li class="ltx_item"><span class="ltx_tag ltx_tag_item">•</span><div class="ltx_para"><p class="ltx_p">a gauge at the mouth</p></div></li><li class="ltx_item"><span class="ltx_tag ltx_tag_item">•</span><div class="ltx_para"><p class="ltx_p">a gauge at the head</p></div></li></ul></div></section></section>
<section id="S3" class="ltx_section"><h2 class="ltx_title ltx_title_section"><span class="ltx_tag ltx_tag_section">3 </span>Results</h2>
<div class="ltx_para"><p class="ltx_p">The range was 1.2 m at the mouth and 0.4 m at the head.</p></div>
<figure id="S3.T1" class="ltx_table"><figcaption class="ltx_caption"><span class="ltx_tag ltx_tag_table">Table 1: </span>Tidal range by place.</figcaption>
<table class="ltx_tabular"><tbody class="ltx_tbody"><tr class="ltx_tr"><th class="ltx_td ltx_th">Place</th><th class="ltx_td ltx_th">Range (m)</th></tr><tr class="ltx_tr"><td class="ltx_td">Mouth</td><td class="ltx_td">1.2</td></tr><tr class="ltx_tr"><td class="ltx_td">Head</td><td class="ltx_td"></td></tr></tbody></table></figure></section>
<section id="S4" class="ltx_section"><h2 class="ltx_title ltx_title_section"><span class="ltx_tag ltx_tag_section">4 </span>Limitations</h2><div class="ltx_para"><p class="ltx_p">We measured one basin in one season.</p></div></section>
<section id="bib" class="ltx_bibliography"><h2 class="ltx_title ltx_title_bibliography">References</h2><ul class="ltx_biblist">
<li id="bib.bib1" class="ltx_bibitem"><span class="ltx_tag ltx_role_refnum ltx_tag_bibitem">[1]</span><span class="ltx_bibblock">J. Doe. On tides. Sea 3: 1–9, 2019. doi:10.1000/tides.1</span></li>
<li id="bib.bib2" class="ltx_bibitem"><span class="ltx_tag ltx_role_refnum ltx_tag_bibitem">[2]</span><span class="ltx_bibblock">M. Roe. Basins. Coast 4: 10–19, 2021.</span></li></ul></section>
</article></div><footer class="ltx_page_footer">Generated by LaTeXML</footer></div></body></html>`
