// Written by eval/train-general-words.ts. Data: CL-SciSumm (CC BY 4.0), Evidence Inference 2.0 train (MIT).
/** Stems that papers of every field use: by 10, 20, 30, 40, 50 % and more of them. */
export const generalStems: readonly string[] = [
  `abbrevi absenc absolut accompani acid acknowledg acquir adjac administr advanc age agre aid align alloc alter
american analog anim annual anti anticip apart appar approv argu aris arm art assist attach attain
attend attent august autom away balanc bear behavior belong benefici beta binari black block box brief
briefli broad build built ca candid capabl cell chain chanc channel character choos chose citi cluster
coeffici column com come comment commerci communic communiti compani compos composit compound comprehens confer conflict conjunct
consecut constant constitut constraint consum contract conveni convent convers convert coordin core coupl coverag criterion crucial
ct cut daili databas deal death declar denot densiti depart desir devic diagnost differenti digit discrimin
display distinguish divers domin doubl draw drawn driven drug durat dynam easi easili educ electron elev
emerg emphas empir enabl enter equat equip european exceed excess exercis exhibit expand expens explicit extern
face facilit failur fair famili fashion favor feasibl feel femal field fig file fill filter fit
flexibl food forc formal format former formul formula forward fourth fraction framework fund gave gender go
gold govern gram grant greatest grow guid handl hard health heart held highlight histori hold hospit
hour ibm idea ideal identif ie ignor iii il ill impli inc inconsist increment inde indirect
induct infer inher input insert insight inspect institut instruct insuffici intend intent inter interv invers isol
iv joint journal judg june keep kept laboratori largest late leav led letter light live load
lost lowest ma machin magnitud male mann manner map margin marker matrix matter max meaning median
mediat medic men messag met methodolog mg middl million minor minut ml modal moder modest modul
monitor morpholog most move ms na necessarili network neutral never nevertheless ng nine node north notabl
notic novel obvious offer old ongo onlin outlin outsid overcom overlap packag page parent pass patient
percent perhap permit perspect pool popul portion preliminari preserv pressur preval primarili pro proceed promis prove
put quantifi quantit quick quit rais rapid rare readili real recognit recommend regardless relax releas reli
represent resolut resolv respond retain retriev revers revis rich rise robust room root routin safe said
satisfi scan schedul scheme school se search secondari seek segment sens seri serious session shorter signal
simpli simultan site smooth social sole solv sometim somewhat speech speed split squar st stabl stand
statement status stay store strength strict student studi style subset substitut suffer superior supervis supplement suppli
surfac surpris surround survey symptom systemat team technic ten termin themselv theoret theori therebi thought took
track transfer transform transit tree trend true uk ultim unabl undergo understood unfortun uniform uniqu unknown
unless updat usag varianc vector visual vital wall want weak web whenev wors write www yes
zero`,
  `access accur accuraci act action adapt add adequ adjust adopt agent agreement almost along alpha alway
answer around aspect assumpt attempt attribut automat back background base basi begin believ beyond blind captur
categori center central challeng chi chosen ci classif classifi code committe compet complic compris concentr concept
conclud confirm connect consequ construct correl cost countri cover creat critic cross date de decid decis
despit difficulti distanc distinct domain drop earli earlier effici effort eight element elimin employ encourag english
enhanc enough ensur entri equival essenti establish exclud exclus explan extent extrem fall far fast fewer
fix flow fulli gain get global goal great greater guidelin half head highest http hypothes hypothesi
ii illustr immedi impact inclus incorpor influenc instanc integr intens interact intern introduct item kind know
languag latter learn life likelihood linear literatur littl locat look loss manual mark mass maxim meet
member mention min minimum mix modif moreov motiv multi near none now numer occurr open option
otherwis outcom output parallel partial past peopl percentag physic play plus poor preced prefer prepar presenc
prevent primari principl progress project proper properti public publish re reach read recal recogn region regular
relationship replac resourc rest reveal risk rule run scienc sensit serv seven sever share sign situat
smaller softwar solut space special specifi stage stop strong sub substanti suffici suitabl sum summar summari
technolog tend text threshold throughout tool top topic tradit translat tri turn twice under understand unlik
upper usa user util vari variat varieti versus visit volum week window work world yield`,
  `abil accept account across actual address advantag affect against aim algorithm alon alreadi amount analys area
ask assess avoid basic becom benefit bias call care carri certain characterist check choic class co
complex concern conduct confid consider content context contrast cours criteria day definit degre deriv descript difficult
document entir equal especi exact experiment explain explor extend extens extract fail featur five focus free
full furthermor give henc ident index induc instead interpret introduc issu key knowledg label later left
length link local log longer maintain manag match materi mechan minim miss modifi month name nation
necessari next oper optim organ origin other particip pattern person phase place plan post pre precis
predict product program proport rank ratio receiv record reduct reflect regard relev reliabl remov repeat respons
restrict return right scale section seem sequenc simpl six slight sourc step strategi subsequ target task
titl typic use valid view vs whole word`,
  `abl abstract activ altern analyz applic appropri approxim assum best bodi clear close compon continu contribut
control count detail detect divid error event evid examin except exist express fact frequenc frequent futur
good hand help human implement lack larger lead line list long made maximum natur negat normal
pair paramet period power practic prior probabl produc propos purpos qualiti question review role see seen
separ short side structur success taken techniqu third unit univers various version wherea wide written year`,
  `accord achiev ad addit al allow analysi appear appli approach assign associ avail averag baselin better
calcul case caus chang collect combin common compar comparison complet comput conclus condit consid consist contain
correct correspond current data decreas defin demonstr depend describ design determin develop differ direct discuss distribut
effect end estim et evalu even exampl expect experi factor figur final find first follow form
found four function general generat given group high higher identifi import improv includ increas independ indic
individu inform initi interest investig involv known larg last least less level like limit low lower
main major make mean measur method model multipl need new no non not note number object
observ obtain occur one order overal part particular perform point posit possibl potenti present previous problem
procedur process provid random rang rate reason recent reduc refer relat remain report repres requir research
respect result sampl score second select set show shown signific similar singl size small specif standard
start state statist subject suggest support system tabl take term test three time total train treat
treatment two type usual valu variabl way weight`,
].map((list) => list.replace(/\n/g, ' '))
