// How everyday speech calls what papers call by learned words: a dictionary, each line "asked > told". Whoever asks in
// the first words may be told in the others; not the other way round.
export const everydaySenses = `
  join enlist > enrol enroll recruit register participate
  recruit > enrol enroll select invite sample
  quit > withdraw withdrew discontinue attrition
  pick choose chose > select adopt prefer opt
  forecast > predict prediction projection estimate
  guess > estimate
  complicated elaborate fancy > complex sophisticated
  tricky tough > difficult challenging complex
  substitute > alternative replace analogue derivative
  swap > replace exchange substitute
  tamper tweak > alter modify manipulate adjust adapt
  alter > modify change
  remember forget > recall retain memory retention recognition
  latest newest > recent last
  old > aged age elderly
  young > youth adolescent
  grown-up > adult
  damage hurt > harm injury lesion impair
  harm > adverse damage injury risk toxic
  danger dangerous > risk hazard harm adverse
  deadly kill > fatal lethal mortality death
  alive > survive survival viable
  sick ill > disease infected symptomatic patient
  nose > nasal
  throat > pharyngeal oropharyngeal
  belly tummy > abdominal abdomen
  gut bowel > intestinal intestine gastrointestinal colon
  poo poop > faecal fecal faeces feces stool
  pee > urine urinary
  chest > thoracic thorax
  head > cranial
  vein > venous
  artery > arterial
  nerve > neural neuronal
  blood > serum plasma
  sugar > glucose
  salt > sodium
  fat > lipid adipose obese obesity
  overweight > obese obesity
  shot jab > injection inject vaccine vaccination immunization
  pill > oral capsule tablet medication
  swallow > oral ingest
  germ > pathogen bacteria bacterial microbe microorganism virus
  bug > pathogen insect defect error fault
  catch caught > infect contract acquire
  swelling > edema oedema inflammation
  itch > pruritus
  fever > pyrexia febrile temperature
  tired tiredness > fatigue
  sleepy > drowsiness somnolence sedation
  sad > depression depressive
  worry worried anxious > anxiety concern stress
  happy > satisfied satisfaction
  surgery operation operated > surgical operative resection procedure
  checkup > examination visit
  scan > imaging mri ct tomography
  wound > lesion injury
  walk > gait
  sport workout > exercise athletic training
  heavy weigh > weight mass
  tall > height
  shape > morphology geometry form
  smell > odor odour volatile olfactory
  taste > flavour flavor gustatory
  sight > vision visual
  warm hot > temperature heat
  cold > temperature
  warmth > temperature heat
  moisture wet damp > humidity humid
  rain > precipitation rainfall
  weather > climate meteorological
  village countryside > rural
  town city > urban municipal
  farm > agricultural agriculture crop
  farmer > grower
  cow > cattle bovine
  pig > swine porcine
  dog > canine
  cat > feline
  horse > equine
  bird > avian
  chicken > poultry broiler avian
  monkey > macaque primate
  eat > diet consume ingest intake
  drink > consume intake beverage
  meal > diet food
  poor > poverty disadvantaged deprived
  rich > wealthy affluent
  earn > income salary wage
  spend > cost expenditure expense budget
  save > reduce
  boss > manager supervisor leader director
  team > authors group researchers
  scientist > researchers authors investigators
  folk folks > people participants
  company firm > manufacturer industry
  maker manufacturer > manufacture developer company
  government > authorities federal ministry
  law > legislation regulation legal act
  rule > guideline regulation criterion policy
  newspaper > press media news
  story > article narrative report
  talk > speech conversation communicate discuss speak
  chat > conversation dialogue dialog message
  voice > speech vocal acoustic
  listen > hear auditory audio
  picture photo > image photograph figure
  movie film > video
  phone > telephone mobile smartphone
  app > application
  software > program tool package
  lab > laboratory
  math > mathematical mathematics
  book > volume
  word > term lexical token
  meaning > sense semantic definition
  grammar > syntax syntactic
  letter > character
  answer reply > response respond
  question > query item
  trick > technique heuristic method strategy
  trouble > problem difficulty issue challenge
  problem > issue challenge difficulty
  hurdle obstacle snag > barrier challenge difficulty
  downside > limitation disadvantage drawback
  upside > advantage benefit
  upshot lesson > conclusion result outcome implication
  clue > evidence indication cue
  proof prove proven > evidence demonstrate confirm
  sure > certain confident confidence
  doubt > uncertain uncertainty question
  blame > cause responsible attribute due
  fix > correct resolve repair solve address
  repair > fix correct
  solve > address resolve
  cope > handle manage deal
  settle > determine resolve decide
  decide > determine choose select decision
  judge > assess evaluate rate consider
  mark tag > label annotate
  spot > detect identify find recognise recognize
  track watch > monitor follow observe
  tie tied > associate association relate correlation link
  link connect > associate association correlation relationship relate
  match > agree correspond similar consistent identical
  mismatch clash > discrepancy inconsistent conflict contradict difference
  split divide > separate partition segment divide
  mix merge > combine combination mixture
  cut drop dropped shrink fall fell > reduce reduction decrease decline lower
  raise boost gain climb > increase improve improvement enhance higher
  slow > delay
  quick quickly > fast rapid speed
  big huge > large larger size substantial
  small tiny > low less size minimal
  strong > robust powerful
  weak > low poor
  proper > adequate appropriate correct
  wrong > incorrect inaccurate false
  right > correct accurate
  better > superior outperform improve higher exceed
  worse > inferior lower poorer
  equal > similar equivalent comparable
  similar > comparable alike
  opposite > contrary reverse
  extra > additional supplementary
  ordinary usual > normal standard typical usual conventional
  rare > uncommon infrequent
  whole > entire total overall
  nearby > adjacent close
  outside > external outdoor
  neighbour neighbor > adjacent
  rival > competing baseline alternative
  believe trust > confidence reliable credible trustworthy
  fool > deceive mislead
  fake > false synthetic fabricated
  throw thrown > discard remove exclude
  skip ignore > omit exclude neglect
  ban forbid > prohibit restrict
  allow > permit enable
  stick obey > adhere adherence comply compliance
  wait > delay latency
  late > delay
  earlier > previous prior former
  today nowadays > current currently present
  soon > early rapid immediate
  lifespan > longevity survival
  abroad > foreign international overseas
  unfair > bias discrimination
  luck > chance random
  likely chance > probability likelihood risk
  expect > anticipate predict hypothesis
  surprise surprising > unexpected unexpectedly contrary
  agree > consensus agreement concordance consistent
  claim argue > suggest state assert
  popular > common widespread
  useful > utility beneficial helpful
  accurate > accuracy precision
  precise > precision
  efficient > efficiency
  effective > efficacy effectiveness
  frequent > frequency
  able > ability capable
`
