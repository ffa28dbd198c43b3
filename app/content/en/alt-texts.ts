/** What screen readers say of each picture, by its name in the catalogue; empty for a decoration. */
export const altTexts = {
  'about/white-city':
    'Algiers from its port: white houses climb a hill above arches, cranes and a ship; one of them is a blue solid with twenty faces.',
  'about/first-office':
    'An evening in 2009: two desks, one file on a shelf for twelve, an orange dial telephone that rings.',
  'about/test-phones':
    'Forty phones, the oldest with keys, stand on shelves by the month; beside them a sheet says Thursday in red pencil.',
  'architecture/courtyard':
    'A white courtyard in bright sun: arches, a small tree, a dark pool, a walker in an orange coat.',
  'architecture/stair':
    'Concrete steps project from a tall wall; somebody in an orange coat climbs them.',
  'architecture/market':
    'Wide concrete umbrellas on single columns cover a market; sunlight falls in lines between them.',
  'architecture/house-by-the-sea':
    'A long concrete house at dusk: one lit room, its reflection in a pool, the sea behind.',
  'architecture/library':
    'A high reading hall: concrete fins throw stripes of sun across the floor.',
  'architecture/brise-soleil':
    'A tall block of flats, its front a grid of deep concrete balconies; one blind is orange.',
  'architecture/mashrabiya': 'Sun draws the pattern of a wooden lattice across a bare room.',
  'architecture/roof': 'White washing and one orange cloth on a roof terrace above the sea.',
  'architecture/arches': 'An arch in a concrete wall opens into a long white arcade.',
  'architecture/casbah':
    'Flat white roofs fall towards a wall of blue sea; a square minaret stands among them.',
  'billboard/hoarding':
    'A white street at noon, drawn flat: black letters on a pink hoarding, twelve metres high, say: about this wall. One worker on a ladder and one below, each a seventh of its height, paste its corner.',
  'billboard/walls':
    'A street in Algiers: from a ladder, two people paste the last sheets of a pink poster that says yes in Arabic and French. The old one still shows; a woman watches from a balcony.',
  'billboard/launches':
    'Ten posters go down a flight of steps and count from ten to one; the last is pasted beside an open door, before which a crowd waits.',
  'billboard/search':
    'A hand holds up a phone. In its search field stands the Arabic word for melon, which is also on the yellow poster behind; the page below it shows a black C on pink.',
  'billboard/letters':
    'A wall greets in Tamazight, Arabic and French: azul, salam, salut. A painter on a hanging platform fills the last Arabic letter; a yellow bus full of readers drives past.',
  'billboard/chelif':
    'A black C on pink, so large that it leaves the sheet; a green leaf fills its opening. It reads: ripe on Tuesday, not before.',
  'billboard/nedjma':
    'The figure 42 stands waist-deep in green water. It reads: degrees, bring a towel.',
  'billboard/saoura':
    'A black S on sand leans into the wind and leaves two pink ones behind it. It reads: fall asleep here, wake up south.',
  'billboard/qaf':
    'Two white arches on red, with a black R in one and a yellow Arabic qaf in the other. It reads: open it from either end.',
  'billboard/qamar':
    'A white Q on black whose tail is a yellow road with a broken line down its middle. It reads: the last bus left, we did not.',
  'billboard/zina':
    'A wall of tiles in red, white and pink, each of them a Z or an N. It reads: dry before the neighbours notice.',
  'billboard/yamina':
    'Five white letters Y make a flower on green, with a pink centre. It reads: sit down, it grows back.',
  'billboard/azalai':
    'Black and brown letters A stand like a mountain range in front of a pink sun on yellow. It reads: the sun wakes you, we make the coffee.',
  'blog/what-maintenance-pays-for':
    'A wall of white tiles with one new tile in orange; two old ones have come off and lie at its foot.',
  'blog/forms-people-finish':
    'Six stepping stones lead over clear blue water to a white quay; the last two are orange.',
  'blog/a-performance-budget-you-can-keep':
    'A dark plank lies almost level on a blue icosahedron: a clementine at one end, three blue blocks at the other.',
  'blog/twelve-weeks-twelve-demos':
    'Eleven white blocks on blue rise step by step to a twelfth, which is orange.',
  'blog/a-design-system-for-three-people':
    'Three towers on orange, built from the same few solids: one pale, one blue, one dark and unfinished.',
  'blog/launching-an-app-in-algeria':
    'An orange paper boat leaves a white quay with a lighthouse and puts out to a calm blue sea.',
  'blog/accessibility-in-ten-habits':
    'A blue ramp runs down beside ten white steps; an orange solid rolls on the ramp.',
  'blog/flutter-or-native':
    'Two arched doorways in a blue wall, one door white and one orange, both ajar; a dark solid waits between them.',
  'blog/a-brief-that-gets-an-honest-quote':
    'A blue pencil writes the last line of a short brief on a cream sheet; it lies on an orange table beside a dark solid.',
  'blog/blog-details':
    'Three paper notes hang side by side on a blue wall and curl towards the sun; the one in the middle is orange.',
  'case-studies/tassili-bank-hero':
    'Fourteen pages of a paper form, fanned out on blue, lean towards a phone that asks for an address as the third of five steps.',
  'case-studies/tassili-bank-fields':
    '96 small squares, one for each field of the old form: 31 blue, 22 yellow, and 43 empty and struck through.',
  'case-studies/tassili-bank-five-steps':
    'Five phones in a rising row, one for each step of opening an account: card, face, address, work, signature, with the minutes left.',
  'case-studies/tassili-bank-photographs':
    'Five instant pictures of identity cards on dark blue; four are crossed out for a lamp, a hand, a blur and a reflection, the one near a window is ticked.',
  'case-studies/noria-water-hero':
    'A long grey bill of 27 lines, with the sum hidden in the nineteenth, beside a white one of six that begins with 1,286 dinars.',
  'case-studies/noria-water-hero-phone': '',
  'case-studies/noria-water-calls':
    '1,200 drops, one for each call: the upper half orange, all for one question; below it four groups for four more, and the rest in grey.',
  'case-studies/noria-water-finger':
    'An old bill with the marks of 26 fingertips: 21 red ones on the wrong sum, five green ones on the right one.',
  'case-studies/noria-water-ten-months':
    'Two rows of bars over ten months: calls fall from 9,400 to 3,950 a month, bills paid online rise from 12% to 71%.',
  'case-studies/yasmine-clinics-hero':
    'Two phones stand back to back on green and yellow with the same free times, one in French, one in Arabic.',
  'case-studies/yasmine-clinics-arrivals':
    '412 petals stacked by the half-hour of arrival: the highest columns stand at six and half past, long before eight.',
  'case-studies/yasmine-clinics-wording':
    'Four cards, French on the left and Arabic on the right: long official sentences struck out, short ones below them.',
  'case-studies/yasmine-clinics-mirror':
    'Arrows and a progress bar are mirrored between French and Arabic; the time 10:30, a phone number, a clock and a dose stay as they are.',
  'case-studies/hoggar-trails-hero':
    'A relief map in low sun: a blue route leaves the last mast, passes two camps and disappears behind a phone that shows the same map.',
  'case-studies/hoggar-trails-battery':
    'Four days and nights over which a blue battery runs down slowly, above one day in which a red one is empty by night.',
  'case-studies/hoggar-trails-sun-test':
    'Six prints of one map in a hard patch of sun: pale and grey lines have vanished, dark ink on pale paper is ticked.',
  'case-studies/hoggar-trails-weight':
    'A packed route as a block of 3.4 megabytes: three maps of 0.7, pictures 0.9, text 0.2, water points and the rest 0.1 each.',
  'case-studies/dar-zellij-hero':
    'A wall of star tiles grows in full colour out of its own pencil drawing, behind a white basin and tap, 182 centimetres marked below.',
  'case-studies/dar-zellij-returns':
    'Twenty star tiles for twenty returned orders: eleven green for counting, seven in yellows that do not match, two red and cracked.',
  'case-studies/dar-zellij-nine-plans':
    'Nine sheets with nine hand-drawn plans of the same wall, and nine different counts from 329 to 620 pieces.',
  'case-studies/dar-zellij-shades':
    'A board of 64 small tiles on dark green; in each, four quarters show four shades of one pattern.',
  'case-studies/ikosim-hero':
    'Three tall pages in perspective on blue, in black, white and orange, read “Plain words, large type, no splash screen.”',
  'case-studies/ikosim-budget':
    'A bar of 130 kilobytes against a ruler: most of it dark for React and its router, the last part orange for the studio’s own code.',
  'case-studies/ikosim-contrast':
    'Seven planes in the studio’s colours with the contrast of their text in large figures, from 18.9 down to 5.4.',
  'case-studies/ikosim-splash':
    'A marker drawing of a splash screen in two steps, crossed out in red; the third screen, the page itself, is marked as the place to begin.',
  'clients/kamel-sahraoui-dib':
    'Portrait of a bald man with round glasses, a moustache and an orange tie, on sand.',
  'clients/houda-mezaache':
    'Portrait of a woman with a black plait over one shoulder and a red jumper, on pale blue.',
  'clients/lamia-benkhelifa':
    'Portrait of a woman in a blue headscarf and a white coat, a stethoscope round her neck, on peach.',
  'clients/sofiane-delmas':
    'Portrait of a bearded man in a green flat cap and a green apron, on sand.',
  'clients/djamel-ifticen':
    'Portrait of a white-bearded man in a captain’s cap and a dark uniform, on pale blue.',
  'clients/ines-trabelsi-marchand':
    'Portrait of a woman with a red bob under a dark felt hat, on peach.',
  'clients/rachid-meziane':
    'Portrait of a man with a thick grey moustache, a red knitted cap and a yellow oilskin, on aqua.',
  'clients/malika-ould-slimane':
    'Portrait of a smiling woman in a plum headscarf, held by a silver brooch with a red stone, on mint.',
  'clients/tarek-bouhired':
    'Portrait of a young man with black curls, round red glasses and a blue hooded top, on pale yellow.',
  'clients/sabrina-lounes':
    'Portrait of a woman with a dark fringed bob, long gold earrings and a green jacket, on pink.',
  'clients/hocine-ziani':
    'Portrait of a bald man with a short white beard, a white shirt and a red jacket, on lilac.',
  'desk/morning':
    'A pale desk from above in slanted sun: a sheet with two drawn letters, a yellow pencil, a phone showing 10:02, a cup of coffee, a pink notebook.',
  'desk/screens':
    'Two screens sketched on squared paper, an arrow from one to the other; a pencil lies across them.',
  'desk/lettering':
    'Three letters drawn between blue lines, the first of them inked; beside them a ruler and a pencil.',
  'desk/apps': 'A phone showing 06:40 between a yellow note and a cup of coffee.',
  'desk/pages':
    'A typed page lies on a yellow cover with two black letters; a pencil waits on its margin.',
  'desk/job-la-criee': 'A yellow phone showing 12 500 lies on ice among four fish.',
  'desk/job-cafe-zoe':
    'A large white paper cup with an é in heavy black; beside it a small black cup with a yellow one.',
  'desk/job-chenoua-sails':
    'A black dial on the deck of a white boat at night: NE in large letters, and a yellow arrow on the rim.',
  'desk/job-slimane-tankers':
    'A laptop on a yellow table; on its screen a water tanker, half full, with 5 m³ on its side.',
  'desk/job-qissa':
    'A library card with a round red stamp, the Arabic letter qaf left white, and below it three dates; the stamp lies beside it.',
  'desk/job-tikjda-walkers':
    'A phone on a paper map: the red path and the contour lines run on across its yellow screen.',
  'desk/job-qanatir-museum':
    'Three yellow tickets in a row, each with an arch cut out of its foot, make an aqueduct; a fourth is torn off.',
  'desk/job-sayah-joinery':
    'A round black table from above, inlaid with an eight-pointed star in white, pink, blue and yellow, between two stools.',
  'desk/job-defla':
    'Pink and white oleanders in white paper on a yellow table; a round black sticker with a five-petalled flower holds it.',
  'desk/job-nesma-kites':
    'A kite of two black facets and a yellow one flies over white houses; its string ends at a window.',
  'films/city':
    'A boat below a white city at dawn; the sun is just over the far mountains and on the water.',
  'films/sea': 'A blue sea bed crossed by bright lines of sunlight.',
  'films/facets': 'A dark landscape of blue triangles, some of them orange in the light.',
  'home/tassili-bank':
    'Two phones on a deep blue plinth among slanted blue and yellow pillars: one shows a bank balance of 184,250 dinars, the other a transfer of 12,500 dinars to Samia Brahimi, both in French.',
  'home/noria-water':
    'A phone stands in a shallow basin of aqua tiles in front of an orange water wheel; its screen reads 9.4 cubic metres used in May, a bill of 1,286 dinars and a probable leak on Friday.',
  'home/marsa-port':
    'A phone leans against an orange bollard on a dark quay; the night watch on its screen lists four ships, the next, Tafna Star, in orange.',
  'home/yasmine-clinics':
    'Three phones sit on the green chairs of a waiting room, jasmine flowers on the others: times to choose from in French, the next appointment in Arabic, and twelve minutes left to wait.',
  'home/hoggar-trails':
    'A phone stands in rippled sand in front of dark basalt towers; its screen shows an offline map with the route to the Assekrem: 41 kilometres, three days.',
  'home/clement':
    'A phone lies among clementines and their leaves on an orange background; it counts 684 crates to deliver before seven in the morning.',
  'home/riwaq-books':
    'A phone stands in a doorway of stacked books on red, open at a page of an Arabic novel.',
  'home/qantara-rides':
    'Rows of phones on saffron yellow, seen at a slant: departures from Sétif to Algiers, a journey drawn as a bridge, and a ticket in Arabic for half past six.',
  'home/sirocco-air':
    'A phone on white steps shows a boarding pass from Ghardaïa to Algiers, seat 7A; a red paper plane flies past the blue wall.',
  'home/why-choose':
    'An orange desk telephone with a dial rings so that its handset jumps; its cord leads to a phone with the water company’s app, all on blue.',
  'home/blog-offline-first':
    'Seen from above, a phone lies at the bottom of a stepped blue well, the map on its screen still complete.',
  'home/blog-arabic-french':
    'A white é and a dark blue Arabic ayn, as solid as stone, stand side by side on an orange step.',
  'home/blog-app-prices':
    'Three stacks of paper, a sheet a day, 45, 90 and 160 high: on the lower two stands a phone each, on the highest two.',
  'photography/wedding-rings': 'Two gold rings lean on each other in a fold of ivory silk.',
  'photography/fashion-silk': 'Green silk; wind lifts its hem, and light runs along every fold.',
  'photography/film-stair': 'A figure in black on a huge stone stair, half in shadow.',
  'photography/portrait-glass':
    'A woman in a blue headwrap behind ribbed glass, which repeats her profile in narrow strips.',
  'photography/landscape-salt':
    'A person far out on a flooded salt lake at dusk, which mirrors the hills.',
  'photography/commercial-clementines': 'Washed clementines with their leaves on black slate.',
  'photography/fashion-hat': 'A man in a black felt hat and a roll-neck, dark against a lit wall.',
  'photography/wedding-table':
    'A long table at night under a string of bulbs, candles and glasses out of focus.',
  'photography/portrait-profile':
    'The black profile of a head with its hair in a knot, against lit paper.',
  'photography/commercial-jug':
    'A clay jug, half in the light, before a dark paper and a light one.',
  'photography/commercial-perfume':
    'A bottle of amber perfume with a faceted stopper, in a pool of light.',
  'photography/portrait-window':
    'A woman in a wound ochre headwrap, seen from behind; the window lights her neck and a gold earring.',
  'photography/landscape-dunes': 'The crest of a dune: one flank orange, the other almost black.',
  'photography/fashion-sunglasses': 'Sunglasses on pale stone throw two amber patches.',
  'photography/film-projector': 'An almost empty cinema; a projector’s beam crosses the seats.',
  'portfolios/dounia-morning':
    'Faceted portrait of a woman with a great mass of dark curls, hexagonal gold earrings and a vermilion roll-neck, on bottle green.',
  'portfolios/dounia-evening': '',
  'portfolios/part-tiles':
    'A wall of eight-pointed stars in green, blue, red and yellow, cut close.',
  'portfolios/part-route':
    'A blue route winds up through brown contour lines, from a first camp at 1,840 metres to a water point.',
  'portfolios/part-account':
    'A bank app’s screen: the time, a greeting and the current account of Nesrine.',
  'portfolios/part-balance':
    'The lower half of that screen: the balance, 184 250 DA, and a yellow button for sending money.',
  'portfolios/part-cabin':
    'A ferry’s side at night: most windows are shuttered, one on deck six is orange and far from the engine, whose noise is drawn as rings.',
  'portfolios/part-stave':
    'A school week as a stave with an oud for a clef; the notes are lessons, and the red one is on Wednesday at five.',
  'portfolios/part-loaves':
    'A shelf for twelve loaves: three are sold, seven stand, and two are lifted out, under the Arabic for two loaves, seven left.',
  'portfolios/part-lanes':
    'Four lanes of a pool from above: the word personne fills the third from end to end, and swimmers are in the others.',
  'portfolios/part-hives':
    'A wall of numbered cells filled with honey to different heights; a black one in front says that the queen of hive 31 has not been seen.',
  'portfolios/part-tree':
    'A family tree in Arabic on dark red, read from the right; a yellow branch joins four names, which the line below sets into one.',
  'portfolios/wall-salines':
    'A website: salt ponds seen from above, green to rose to white, and the salinity of pond 17 this morning, 271 grams a litre.',
  'portfolios/wall-phare':
    'A poster, Minuit au Phare: a red and white lighthouse throws three yellow beams across the night, behind the title in black.',
  'portfolios/wall-ligne':
    'A screen at a tram stop: the figure 3 as tall as a hand, the stop Les Amandiers, and the line with the tram two stops away.',
  'portfolios/wall-citron':
    'Two screens of an app among lemons on blue: a map with three trees, and a neighbour who has forty kilos to give away.',
  'portfolios/wall-plan':
    'The plan of a house of eleven rooms, each with the first screen of one page of this website, joined by doors.',
  'projects/clement':
    'Three crates printed with the word Clément and its round mark, filled with clementines, on orange.',
  'projects/marsa-port':
    'A tablet with the harbour’s schedule, berth by berth, and the pilot’s phone beside it on a dark quay.',
  'projects/riwaq-books':
    'Five phones on red steps recede across dark blue, with Arabic pages and French shelves in turn.',
  'projects/yasmine-clinics':
    'Two phones among jasmine flowers on green: one offers appointment times in French, the other counts down twelve minutes in Arabic.',
  'projects/dar-zellij':
    'A laptop with the Dar Zellij shop stands on a floor of the star-patterned tiles that it sells.',
  'projects/sirocco-air':
    'The blue tail of an aircraft against the sky, with the Sirocco Air mark of three facets in white and red.',
  'projects/noria-water':
    'A laptop with the Noria site stands on a tiled raft in clear water, an orange water wheel behind it.',
  'projects/hoggar-trails':
    'A screen as large as a billboard stands in the sand in front of basalt towers: “Three days, no signal”, and a route across a relief map.',
  'projects/qantara-rides':
    'Three phones in the arches of a yellow bridge, a white car above: departures, the journey as a bridge, and the ticket in Arabic.',
  'services/ui-ux-design':
    'Six paper cards with hand-drawn screens on a blue table, in the light of a window; a white pencil lies across one.',
  'services/reactjs-development':
    'A cube of interlocking metal blocks in blues and silver; its orange corner piece stands beside it.',
  'services/digital-marketing':
    'A round column pasted with posters, lit from under its roof, on a sea front after sunset.',
  'services/technology':
    'Phones of many sizes and ages stand in the pigeonholes of a blue shelf; the screens of a few are lit.',
  'services/consultancy':
    'A round white table from above, with printed pages, pencils and four glasses of water under the shadow of a window.',
  'services/creative-design':
    'The Arabic letter ayn, cut from a sheet of blue card, lies beside the hole it has left, with a knife and offcuts around it.',
  'services/studio':
    'A white room with a long table, laptops and orange chairs; three arches look out over roofs and the bay.',
  'showcase/tassili-cards':
    'A phone with a bank balance of 184,250 dinars floats above rows of blue bank cards laid out on yellow, and throws a hard shadow on them.',
  'showcase/zellij-window':
    'The site of a tile shop, headed in French “Clay, cut by hand in Tlemcen”, framed on a clay-red wall between shelves of star tiles.',
  'showcase/zellij-window-phone': '',
  'showcase/hoggar-map':
    'A phone lies on a contour map of sand-coloured mountains; the blue line of a route runs under it and continues on its screen.',
  'showcase/facets':
    'A blue icosahedron stands on a white plane against clementine orange, its shadow a grey wedge.',
  'showcase/tassili-towers':
    'A town of blue towers with slanted roofs from above; the tallest, in the middle, is golden.',
  'showcase/noria-waves':
    'A phone in cut-paper waves, before an orange water wheel, shows a bill of 1,286 dinars on the Noria site; beside it is the same bill on paper.',
  'showcase/yasmine-petals':
    'Two phones on the petals of a huge white jasmine flower on green: one offers appointments in French, the other confirms one in Arabic.',
  'showcase/hoggar-night':
    'A phone stands on moonlit dunes between dark rock towers; a blue trail leads round it and continues on its map.',
  'showcase/zellij-star':
    'Stars of cut paper in red, gold, white and navy, one inside the other, the largest raised above a field of others.',
  'team/lina-haddad':
    'Portrait of a woman with a dark bob, an orange jumper and a red pencil behind her ear, on blue.',
  'team/lyes-ould-kaci':
    'Portrait of a man with short grey hair, a grey beard and a blue jumper, on black.',
  'team/yacine-belkacem':
    'Portrait of a man in an orange beanie and a dark jumper with an old phone before him, on blue.',
  'team/meriem-ait-said':
    'Portrait of a smiling woman in a pale blue headscarf, her head bent, on black.',
  'team/anis-boudraa':
    'Portrait of a man with dark curls and round orange glasses, looking up, a paintbrush behind his ear, on blue.',
  'team/claire-roux-benali':
    'Portrait of a woman with orange hair in a bun and a pale blue jumper, with a big orange mug, on black.',
  'team/rafik-zemmouche':
    'Portrait of a man with a red chéchia, a dark beard and a ruler in his pocket, on blue.',
  'team/thiziri-amokrane':
    'Portrait of a woman with long dark hair, orange headphones and a sand-coloured jumper, on black.',
  'team/team-details': 'Portrait of a man in a blue desert scarf, on blue.',
  'work/tassili-bank-opening':
    'Four phones climb across slanted blue and yellow planes: an identity card in the camera’s frame, a face in an oval, a signature drawn with a finger, and the words “Compte ouvert, 11 min”.',
  'work/tassili-bank-opening-wide':
    'Four phones, each higher than the one before: an identity card, a face, a signature, and an account opened in 11 minutes.',
  'work/tassili-bank-opening-phone': '',
  'work/tassili-bank-transfer':
    'Three phones in a row on yellow: a list of names under “À qui?”, the sum of 12,500 dinars over a keypad, and a large yellow “Oui” to touch with a finger.',
  'work/tassili-bank-transfer-phone': '',
  'work/tassili-bank-thumb':
    'A felt-pen drawing of a phone on squared paper, hatched green, yellow and red by how easily a thumb reaches; the keypad lies in the green, and a note counts 14 right thumbs in 20.',
  'work/tassili-bank-parts':
    'Parts of the banking app side by side: the sum of 12,500 dinars as tall as a hand, longer sums set smaller, the button in four states and the keypad.',
  'work/tassili-bank-parts-phone': '',
  'work/clement-construction':
    'The Clément mark under its construction lines, a circle and a leaf cut at sixty degrees, with smaller and smaller versions beside it on orange.',
  'work/clement-drafts':
    'Five drafts of a fruit mark, stencilled in green on planks; two are crossed out in red, and the round one with the straight leaf is circled.',
  'work/clement-wrapping':
    'Printed tissue, a clementine half wrapped in it, a price tag of 240 dinars a kilo and paper bands, laid out on dark green.',
  'work/noria-water-bill':
    'A paper bill with six lines: 1,286 dinars to pay stands largest, below it what changed since April, the water used, its price, the fixed charge, and a square to scan.',
  'work/noria-water-five-answers':
    'Five paper slips with a question each, in French, beside a hand-drawn phone that answers them in the same order.',
  'work/noria-water-start':
    'A customer’s page of Noria on a phone, in French, and three parts of it large: 9.4 cubic metres of water, a bill of 1,286 dinars with a button to pay, and a probable leak on Friday.',
  'work/noria-water-night':
    'A page of the Noria site on orange: 310 litres ran between two and five on Friday morning, three tall orange bars among the day’s small ones.',
  'work/marsa-port-next':
    'The pilot’s screen so close that one line fills it: Tafna Star in orange, a bulk carrier of 189 metres for berth 14, and below it a button as wide as the picture.',
  'work/marsa-port-tally':
    'Chalk on dark blue: tally marks for the questions asked in eleven nights. “What is next?” has 214, “Is it mine?” 187, berths, tugs, wind and coffee fewer.',
  'work/marsa-port-question':
    'A dark blue page with a French question in chalk, “What is next?”, over orange strokes in bundles of five that count it: 214.',
  'work/marsa-port-components':
    'A sheet of the harbour’s components in the night palette: six kinds of movement, wind, tide, alarms of different shapes, buttons, and the hour 04:12.',
  'work/riwaq-books-two-pages':
    'An open book with a French page on the left and the same page in Arabic on the right, each on its own baselines; the Arabic is a fifth larger.',
  'work/riwaq-books-kashida':
    'The same three Arabic words twice: above with gaps between the words, below with the letters stretched to fill the line.',
  'work/riwaq-books-shelf':
    'Two shelves of books on a yellow wall, French and Arabic titles in turn on their spines, with the hard shadow of noon.',
  'work/yasmine-clinics-results':
    'A phone among large paper jasmine flowers: test results in Arabic, below a sentence by the doctor that says all is well.',
  'work/yasmine-clinics-morning':
    'Two timelines drawn in ink on ruled paper: seven people on chairs for 47 minutes, and one person in a café who comes in for the last twelve.',
  'work/yasmine-clinics-signs':
    'Door signs of seven clinics, each with the jasmine flower cropped in a different way and the name in Arabic and French.',
  'work/hoggar-trails-map':
    'A contour map with hill shading; a blue line leads from Tamanrasset over two camps to the Assekrem, with names in Tifinagh, French and Arabic.',
  'work/hoggar-trails-guide':
    'A folded sheet with a guide’s map in ballpoint: peaks, a dashed path, a well crossed out as dry since 2019, and in red that the water is behind the rock.',
  'work/hoggar-trails-routes':
    'The list of 48 routes on the guides’ site, crossed by a sharp shadow; each row ends with a button that names the megabytes to save.',
  'work/qantara-rides-bridge':
    'A white car on a black bridge over yellow arches; the journey from Sétif to Algiers with its two stops is shown beneath in French and Arabic.',
  'work/qantara-rides-order':
    'White and yellow marker on black: one line of the list of departures, its parts numbered when, how much, with whom and who else; two other ideas are struck out.',
  'work/qantara-rides-plate':
    'Two phones held up behind a grey car show the same ticket in French and Arabic, and the plate that both name.',
  'work/qantara-rides-plate-phone': '',
  'work/dar-zellij-wall':
    'The shop’s drawing of a kitchen wall with its pattern to scale, 182 by 91 centimetres around the tap, and the count of 1,096 whole and 142 cut pieces.',
  'work/dar-zellij-construction':
    'Compass circles and two squares turned against each other give an eight-pointed star; beside it the star in three glazes.',
  'work/dar-zellij-sample':
    'A green star tile in an open box on yellow, with a card that names batch 0417 and its place among four shades.',
  'work/sirocco-air-mark':
    'The three facets of the Sirocco Air mark inside the dotted outline of a tail, with lines at its angle, and the mark in five sizes on blue.',
  'work/sirocco-air-documents':
    'Eleven printed pieces of the airline on one grid: boarding pass, baggage tag, timetable, crew card, envelope, letter, seat card, tea voucher, safety card, cargo label and ticket wallet.',
  'work/sirocco-air-swatches':
    'Nine squares of blue on a pale apron with long shadows and handwritten verdicts; the one in the middle is circled, legible from 600 metres.',
} as const
