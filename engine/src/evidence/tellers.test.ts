import { expect, test } from 'vitest'
import { isToldByOthers } from './tellers.ts'

test.each([
  'Previous studies have identified that',
  'Recently, surveys of the coast have shown that',
  'Research has shown that',
  'Furthermore, more than half reported that',
  'Another 70.8% indicated that ropes were old and 60.4% stated that',
  'A study of Ames rang bells in Ghent and Bruges, and discovered that',
  'There is, however, growing evidence in towers that',
  'Studies with wax have shown that old bells ring, whereas',
  'Models have shown that ropes wear out and that',
  'Results of earlier trials showed that',
  'Because the guide of the council states that',
  'Bells seem old [3], yet Gray and Ames (2007) found recently that',
])('somebody else tells what is behind these words: %s', (before) =>
  expect(isToldByOthers(before)).toBe(true),
)

test.each([
  'We found that',
  'In Ghent, we rang old bells and found that',
  'Taken together with the results of others, we conclude that',
  'Our survey of the coast found that',
  'This study showed that',
  'The results of the present study showed that',
  'Experiments in three towers show that',
  'Microscopy revealed that',
  'A post hoc test showed that',
  'Similarly, Table 2 shows (see below) that',
  'The third line shows that',
  'The rim was thin, which indicates that',
  'The rim was thin, indicating that',
  'These results provide evidence that',
  'The changes of tone seen here indicate that',
  'It was found that',
  'Note that',
  'However, it is noted that',
  'It is important to note that',
  'The authors state that',
  'The fact that',
  'The age of wax is illustrated by the fact that',
  'Multiple imputation of tones indicated that',
  'Studies have shown that old bells ring, whereas we found that',
  'Studies have shown that old bells ring, but in our towers,',
  'The bell rang and',
  '',
])('those who write tell what is behind these words: %s', (before) =>
  expect(isToldByOthers(before)).toBe(false),
)
