// Findings on untouched papers that were each read in their paper, and hold: the numbers printed there do not agree,
// and nothing around them explains it. They are the papers' own slips; a finding that is not here is a false alarm.

const inspected: Readonly<Record<string, readonly string[]>> = {
  '1620': [
    'F(1,88) = 8.91 has p = 0.0037, and the paper prints P = 0.0175',
    'F(1,136) = 11.93 has p = 0.00074, and the paper prints P = 0.0086',
  ],
  '7965928': ['t48 = 3.15 has p = 0.0028 (two-tailed), and the paper prints P < .001'],
  '14606752': ['-0.11 lies outside the confidence interval beside it, -0.63 to -0.15'],
  '15223725': ['0.49 lies outside the confidence interval beside it, 3.71-2.71'],
  '17374970': ['240 of 472 is 50.8%, and the paper prints 55%'],
  '24596228': ['60 of 232 is 25.9%, and the paper prints 23%'],
  '24630333': ['288 of 355 is 81.1%, and the paper prints 80.3%'],
  '25293616': ['2.50 lies outside the confidence interval beside it, 2.18-2.43'],
  '25982163': ['1.65 lies outside the confidence interval beside it, 1.84-3.25'],
  '26199970': [
    'the 95% confidence interval 0.02, 0.12 does not hold 0, a difference of no effect, and the paper prints p = 0.15',
  ],
  PMC1090588: ['F[1,11] = 8.99 has p = 0.0121, and the paper prints p < 0.01'],
  PMC1550632: [
    'one place prints 1.43, and another prints 1.63 for what seems to be the same',
    'one place prints 2.16, and another prints 2.17 for what seems to be the same',
  ],
  PMC1820788: [
    '13 of 43 is 30.2%, and the paper prints 34.9%',
    'one place prints 85.5, and another prints 85.8 for what seems to be the same',
  ],
  PMC1913939: [
    'F2,203 = 5.270 has p = 0.0059, and the paper prints P = .003',
    'F2,204 = 2.585 has p = 0.0779, and the paper prints P = .045',
    'F2,200 = 4.627 has p = 0.0109, and the paper prints P = .005',
  ],
  PMC2836470: ['59 of 250 is 23.6%, and the paper prints 22%'],
  PMC2855831: ['5 of 101 is 5.0%, and the paper prints 4.8%'],
  PMC3478157: ['one place prints 82.75, and another prints 88.75 for what seems to be the same'],
  PMC3493722: ['72 of 84 is 85.7%, and the paper prints 87.7%'],
  PMC3524789: ['Z = −2.56 has p = 0.0105 (two-tailed), and the paper prints P = 0.07'],
  PMC3540345: ['74 and 129 are 203, and the paper prints 223'],
  PMC3580671: [
    '24 of 108 is 22.2%, and the paper prints 21.3%',
    '5 of 6 is 83.3%, and the paper prints 83.0%',
    '30 of 108 is 27.8%, and the paper prints 27.6%',
  ],
  PMC3630066: ['F14,266 = 2.039 has p = 0.0155, and the paper prints p = 0.001'],
  PMC3651308: [
    '13 of 135 is 9.6%, and the paper prints 11%',
    'F(2,132) = 0.84 has p = 0.4340, and the paper prints p = 0.92',
    'one place prints 183.1, and another prints 188.1 for what seems to be the same',
  ],
  PMC3658914: ['2 of 20 is 10.0%, and the paper prints 4%'],
  PMC3664327: ['F(1, 111) = 10.3 has p = 0.0017, and the paper prints p = 0.004'],
  PMC3664372: ['1.88 lies outside the confidence interval beside it, 1.42 to 1.49'],
  PMC3668608: [
    '336 of 1843 is 18.2%, and the paper prints 28%',
    't 282=2.246 has p = 0.0255 (two-tailed), and the paper prints P<.001',
  ],
  PMC3681405: [
    'the 95% confidence interval 0.561–1.629 holds 1, a ratio of no effect, and the paper prints P = 0.027',
    'the 95% confidence interval 0.996–1.029 holds 1, a ratio of no effect, and the paper prints P = 0.012',
  ],
  PMC3682309: ['3 of 17 is 17.6%, and the paper prints 19%'],
  PMC3698199: [
    't (33) = 0.19 has p = 0.8505 (two-tailed), and the paper prints p = .99',
    'F(2, 34) = 0.35 has p = 0.7072, and the paper prints p = .557',
    'F(3, 34) = 1.92 has p = 0.1449, and the paper prints p = .132',
  ],
  PMC3707921: ['t(28) = 0.35 has p = 0.7290 (two-tailed), and the paper prints p = 0.97'],
  PMC3717762: ['105 of 301 is 34.9%, and the paper prints 35.0%'],
  PMC3751456: ['8 of 60 is 13.3%, and the paper prints 8.3%'],
  PMC3782125: ['χ 2 = 0.54, df = 1 has p = 0.4624, and the paper prints P = 0.004'],
  PMC4005035: [
    '25 of 83 is 30.1%, and the paper prints 37%',
    '−0.57 lies outside the confidence interval beside it, −0.07 to 1.11',
  ],
  PMC4161875: ['12 lies outside the confidence interval beside it, −32 to −18'],
  PMC4173571: ['7 of 40 is 17.5%, and the paper prints 19%'],
  PMC4210953: ['F 1,199=199 has p < 0.0001, and the paper prints P=.892'],
  PMC4236431: ['21 of 59 is 35.6%, and the paper prints 35.0%'],
  PMC4497726: ['t(123) = 1.8 has p = 0.0743 (two-tailed), and the paper prints p = 0.015'],
  PMC4541705: [
    'one place prints 5,163.50, and another prints 5,136.50 for what seems to be the same',
    'one place prints 3,665.5, and another prints 3,765.5 for what seems to be the same',
  ],
  PMC4588672: ['10 of 14 is 71.4%, and the paper prints 53%'],
  PMC4717436: ['7 of 44 is 15.9%, and the paper prints 5.9%'],
  PMC4748323: [
    'F2,125 = 3.12 has p = 0.0476, and the paper prints p = 0.044',
    'F1,75 = 4.40 has p = 0.0393, and the paper prints p = 0.041',
  ],
  PMC4768925: ['26 and 18 are 44, and the paper prints 42'],
  PMC4788673: [
    'the confidence interval beside 5.5 is printed upside down, 5.7–5.3',
    'the confidence interval beside 5.3 is printed upside down, 5.5–5.1',
  ],
  PMC4861263: [
    '6 of 9 is 66.7%, and the paper prints 60%',
    '7 of 11 is 63.6%, and the paper prints 87%',
  ],
  PMC4882812: [
    '1.19 lies outside the confidence interval beside it, 1.20–2.08',
    '1.19 lies outside the confidence interval beside it, 1.20 to 2.08',
  ],
  PMC4947120: [
    't (46) = 0.46 has p = 0.6477 (two-tailed), and the paper prints p = .53',
    'χ2(3) = 2.40 has p = 0.4936, and the paper prints p = .48',
  ],
  PMC4987981: [
    '10 of 23 is 43.5%, and the paper prints 43.8%',
    '3 of 16 is 18.8%, and the paper prints 18.6%',
  ],
  PMC5132127: ['116 of 219 is 53.0%, and the paper prints 56%'],
  PMC5362659: ['F (2, 66) = 1.03 has p = 0.3627, and the paper prints p = .390'],
  PMC5369684: ['0.89 lies outside the confidence interval beside it, 0.038–0.139'],
  PMC5526285: ['χ 2 (1, N = 135) = 1.22 has p = 0.2694, and the paper prints p = .32'],
  PMC5545112: ['one place prints 3.12, and another prints 3.82 for what seems to be the same'],
  PMC5604064: ['F(4, 122) = 2.61 has p = 0.0388, and the paper prints p = 0.012'],
  PMC5707229: [
    'the confidence interval beside 4.66 is printed upside down, 4.69–4.63',
    'the confidence interval beside 6.43 is printed upside down, 6.47–6.39',
  ],
  PMC5732440: ['F(1,53) = 4.72 has p = 0.0343, and the paper prints p = .34'],
  PMC5732479: ['10 of 15 is 66.7%, and the paper prints 77%'],
  PMC5737852: ['F8,63=3.403 has p = 0.0026, and the paper prints P=.001'],
  PMC5753932: [
    'F(1,11) = 8.07 has p = 0.0161, and the paper prints p = 0.018',
    'F(1,11) = 6.73 has p = 0.0249, and the paper prints p = 0.057',
  ],
  PMC5781264: ['29 of 48 is 60.4%, and the paper prints 59%'],
  PMC5789504: [
    '11 of 50 is 22.0%, and the paper prints 16%',
    '12 of 50 is 24.0%, and the paper prints 16%',
    '42 of 50 is 84.0%, and the paper prints 86%',
  ],
  PMC5801514: ['F1,96=6.11 has p = 0.0152, and the paper prints P=.001'],
  PMC5807541: ['30 of 38 is 78.9%, and the paper prints 77%'],
  PMC5812864: ['one place prints 27.7, and another prints 27.5 for what seems to be the same'],
  PMC5826979: ['F2,236=0.649 has p = 0.5235, and the paper prints P=.58'],
  PMC5830079: ['11 of 110 is 10.0%, and the paper prints 10.1%'],
  PMC5835557: ['35 of 62 is 56.5%, and the paper prints 55·6%'],
  PMC5844373: ['19 of 41 is 46.3%, and the paper prints 43.9%'],
  PMC5850768: ['7 of 293 is 2.4%, and the paper prints 2.7%'],
  PMC5852975: ['22 of 26 is 84.6%, and the paper prints 81%'],
  PMC5862433: ['one place prints 164, and another prints 165 for what seems to be the same'],
  PMC5966929: ['F(2, 38) = 3.74 has p = 0.0329, and the paper prints p < .01'],
  'ltx_1706.03762.html': [
    'one place prints 41.8, and another prints 41.0 for what seems to be the same',
  ],
  'ltx_2310.06825.html': [
    'one place prints W = 3, and another prints W = 4 for what seems to be the same',
  ],
  'pm_2206.10883.pdf': ['70%, 10% and 30% for training, development and testing are 110% together'],
  'cer_bmc_hsr.pdf': [
    'the shares of one row of Table 1 make 110, and those of its 9 other rows make 100',
  ],
  'pmc_1471-2180-11-174.xml': [
    'F[2,4] = 9.91 has p = 0.0282, and the paper prints p = 0.0123',
    'F[2,4] = 16.03 has p = 0.0123, and the paper prints p = 0.0282',
  ],
  'pqa_pasa.pdf': [
    'one place prints 33,511, and another prints 33,551 for what seems to be the same',
  ],
  'specter_2020.acl-main.207.pdf': [
    'one place prints 83.8, and another prints 83.6 for what seems to be the same',
  ],
}

/** True for a finding that was read in its paper and holds. */
export const isInspected = (id: string, finding: string): boolean =>
  inspected[id]?.includes(finding) ?? false
