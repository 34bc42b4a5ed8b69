import type { Item } from './checklist-item.ts'

// What a study was allowed to do, and what it announced beforehand.

/** A number by which a registry keeps a trial or a review. */
const registered =
  /\b(?:NCT\s?\d{6,}|ISRCTN\)?:?\s?\d+|CRD\d{8,}|ACTRN\d+|ChiCTR[\w-]+|RBR-\w{6,}|UMIN\d{6,}|DRKS\d{6,}|CTRI\/\d{4}\/[\d/]+|IRCT\w{8,}|TCTR\d{6,}|PACTR\d{6,}|KCT\d{6,}|jRCT\w{6,}|NTR\d{3,}|JPRN-\w+|EudraCT(?: (?:[Tt]rial|[Ss]tudy|[Rr]egistration))?(?: ?(?:[Nn]umber|[Nn][or]\.?|#))?:? ?\d{4}-\d{6}-\d{2})\b/

/** Who approved or consented to it. */
export const ethics: Item = {
  item: 'ethics',
  name: 'ethics approval or consent',
  stated: [
    /\b(ethic(s|al)|institutional review board|IRB|IACUC|animal (care|use)|review committee)\b.{0,100}\b(approv|review|committee|board|clear|waiv|exempt|guideline|standard)|\banimal (?:experiment\w*|research)\b.{0,100}\b(?:approv\w*|committees?|boards?|guidelines?|regulations?|legislation|laws?|licen[cs]\w*|permi(?:ts?|ssions?|tted))\b/i,
    /\b(approved|reviewed) by\b.{0,60}\b(ethic|review board|IRB|animal|committee)/i,
    /\b(informed|written|verbal|oral|parental)(?: (?:and|or) [\w-]+)? consents?\b|\b(owner|parent|patient|guardian|participant)s?['’]s? consents?\b|\bapproval (from|of|by)\b.{0,80}\b(review boards?|IRBs?|ethics? (committee|board))|\bDeclaration of Helsinki\b|\bethics statement\b/i,
    /\b(care and use of (\w+ )?animals|IACUC)\b/i,
    /\b(protocols?|stud(y|ies)|research|experiments?|procedures?|trial|survey)\b.{0,60}\b(approved|authori[sz]ed|permitted|cleared) by\b.{0,80}\b(board|committee|council|commission|authorit\w+|ministry|directorate|department of health)\b/i,
    /\b(permissions?|permits?|approval|authori[sz]ations?|clearance)\b(?! (to|for) (reproduc|reprint|us|publish|quot|adapt)).{0,100}\b(was|were) (\w+ )?(obtained|granted|issued|given|received|sought|provided)\b.{0,80}\b(authorit\w+|ministr\w+|departments?|government|agenc\w+|directorates?|councils?|boards?|committees?|owners|participants|patients|parents|guardians|hospitals?|schools?|leaders)\b/i,
    // "under APHIS permission numbers 06-242", "under Home Office licence 70/1234".
    /\b(?:under|with) (?:(?:the|an?) )?(?:[\w-]+ ){0,4}(?:permissions?|permits?|licen[cs]es?|authori[sz]ations?) (?:(?:numbers?|nos?\.?|#):? ?)?(?=[\w/-]*\d[\w/-]*\d)/i,
    // The law under which registries of the United Kingdom hold data without consent.
    /\bSection 251 of the\b/i,
    /\b(gave|given|obtained?|requested|provided|signed|sought|asked for)\b.{0,50}\bconsent\b|\bconsent\b.{0,30}\b(forms?|was|were) (\w+ )?(signed|obtained|taken|given|provided|sought|waived)\b/i,
  ],
  // A committee that controls infections, or judges events, lets nobody study.
  not: /^(?!.*\b(?:ethic|review board|IRB|consent|Helsinki|animal)).*\b(?:infection[- ]control|adjudicat\w*|steering|end-?points?|safety|monitoring|curriculum|editorial|guidelines?) (?:[\w-]+ )?(?:committees?|boards?)\b|\b(previous|other|prior) (studies|trials)\b|\bdrugs?\b.{0,40}\bapproved by\b|\bconsent of the (author|publisher|governed)/i,
  denies:
    /\b(?:approvals?|clearance|consents?|review|permissions?|licen[cs]es?)\b[^.;]{0,40}\b(?:was|were|is|are|has|have) (?:\w+ )?not (?:been )?(?:\w+ )?(?:sought|obtained|required|needed|necessary|requested|given|applicable)\b|\b(?:no|not need|not require|n't need|n't require|without)\b[^.;]{0,30}\b(?:approval|clearance|consent|IRB|ethic\w* review)\b/i,
  underIf:
    /\b(?:approv\w*|consent\w*|permi(?:ssions?|ts?|tted)|committees?|boards?|guidelines?|regulations?|legislation|accordance|compl(?:y|ies|ied|iance)|anonym\w*|voluntar\w*|humane\w*|welfare|suffering|exempt\w*|waived?|licen[cs]es?|clearance|Helsinki|IRB|IACUC|not (?:required|necessary|needed|applicable))\b/i,
  where: ['methods', 'availability', 'acknowledgements', 'front', 'other'],
  under:
    /^(?:[\d.]+ )?(?:(?:(?:research|animal|human) )?(?:ethics|ethical)(?: (?:statements?|approvals?|considerations?|clearance|declarations?|committee approval|issues|review|oversight|aspects|permissions?))?(?:,? (?:and|&) (?:informed )?consent.{0,30})?|(?:informed )?consent(?: to participate)?|institutional review board(?: statement| approval)?|animal (?:care|welfare|experimentation)(?: and (?:care|use|welfare|ethics))?(?: statement)?)\W*$/i,
}

/** Where it was registered. */
export const preregistration: Item = {
  item: 'preregistration',
  name: 'preregistration',
  stated: [
    /\b(pre-?regist(er|ration)\w*|registered report|prospectively registered|trial registration|registered (at|with|in|on|under) .{0,40}(clinicaltrials|isrctn|prospero|osf|registry))\b/i,
    registered,
  ],
  // A trial that results agree with has a number of its own.
  not: /\b(?:consistent|agreement|line|compar\w*) (?:with|to)\b[^.]*\btrials? \(|\b(algorithms?|align\w*|image registration)\b|\b(numbers?|registration) (\w+ )?(is|are|was|were) not (available|required)|\bproject number\b|\bbeing applied for\b|\b(?:patients|participants|subjects|cases|individuals|children|women)\b[^.;]{0,60}\bregistered (?:at|in|with|on) (?!.*(?:\.gov|trial|ISRCTN|PROSPERO|OSF))/i,
  denies:
    /\b(?:no|not|never|n't)\b[^.;]{0,40}\b(?:pre-?)?registered\b|\bregistration (?:\w+ ){0,2}(?:was|were|is) not\b/i,
  phrase: registered,
  where: [
    'abstract',
    'methods',
    'front',
    'availability',
    'other',
    'results',
    'acknowledgements',
    'appendix',
  ],
  only: true,
  under:
    /^(?:[\d.]+ )?(?:(?:clinical |trial |study )*registration(?: number)?|pre-?registration)\W*$/i,
}
