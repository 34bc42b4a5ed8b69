-- A title is found whether it is written with its accents, strokes and ligatures or without: "Ørsted", "Orsted". The
-- letters are those of the server's `plainLetters`.
create function plain_letters(words text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ƀɓƈđðɖɗƒǥɠħıɨɉƙłƚɫŋɲƞøɍŧƭʉʋƴɏƶȥɃƁƇĐÐƉƊƑǤƓĦƗɈƘŁȽⱢŊƝȠØɌŦƬɄƲƳɎƵȤ',
      'bbcddddfgghiijklllnnnorttuvyyzzBBCDDDDFGGHIJKLLLNNNORTTUVYYZZ'),
    'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH');

-- Of every paper that is here, too: the column is computed anew.
alter table papers drop column search;
alter table papers add column search tsvector generated always as (
  setweight(to_tsvector('english', plain_letters(left(title, 20000))), 'A') ||
  setweight(to_tsvector('simple', authors), 'B') ||
  setweight(to_tsvector('english', left(coalesce(abstract, ''), 100000)), 'C')
) stored;
create index papers_search on papers using gin (search);
