import type { altTexts as english } from '../en/alt-texts.ts'
import type { Translation } from '../translation.ts'

/** What screen readers say of each picture, by its name in the catalogue; empty for a decoration. */
export const altTexts = {
  'about/white-city':
    'Alger vue du port : des maisons blanches gravissent la colline au-dessus des voûtes, des grues et d’un navire ; l’une est un solide bleu à vingt faces.',
  'about/first-office':
    'Un soir de 2009 : deux bureaux, un dossier dans un casier de douze, un téléphone orange à cadran qui sonne.',
  'about/test-phones':
    'Quarante téléphones, les plus anciens à touches, rangés par mois\u202f; à côté, une feuille dit «\u00a0jeudi\u00a0» au crayon rouge.',
  'architecture/courtyard': 'Une cour blanche, un bassin, un passant en manteau orange.',
  'architecture/stair': 'Quelqu’un en manteau orange monte des marches de béton.',
  'architecture/market': 'Un marché sous de larges parasols de béton.',
  'architecture/house-by-the-sea': 'Une longue maison de béton devant la mer.',
  'architecture/library': 'Une haute salle de lecture, rayée de soleil.',
  'architecture/brise-soleil': 'Un immeuble aux balcons de béton ; un seul store est orange.',
  'architecture/mashrabiya': 'L’ombre d’un treillis dans une pièce nue.',
  'architecture/roof': 'Du linge blanc et orange sur une terrasse.',
  'architecture/arches': 'Un arc de béton, une longue arcade blanche.',
  'architecture/casbah': 'Un minaret carré parmi des toits blancs.',
  'billboard/hoarding':
    'Une rue blanche à midi\u00a0: sur un panneau rose haut de douze mètres, on lit en noir\u00a0: sur ce mur. Devant, deux ouvriers et une échelle.',
  'billboard/walls':
    'Une rue d’Alger\u00a0: du haut d’une échelle, on colle les dernières feuilles d’une affiche rose qui dit oui en arabe et en français. L’ancienne dépasse\u202f; une femme regarde du balcon.',
  'billboard/launches':
    'Dix affiches descendent un escalier et comptent de dix à un\u202f; on colle la dernière près d’une porte ouverte, devant laquelle une foule attend.',
  'billboard/search':
    'Une main tient un téléphone. Dans le champ de recherche, le mot arabe pour melon, celui de la grande affiche jaune derrière\u202f; dessous, un C noir sur rose.',
  'billboard/letters':
    'Un mur salue en tamazight, en arabe et en français\u00a0: azul, salam, salut. Sur une nacelle, un peintre finit la dernière lettre arabe\u202f; un bus jaune passe, plein de lecteurs.',
  'billboard/chelif':
    'Un C noir sur rose ; une feuille verte remplit son ouverture. On lit : mûr mardi, pas avant.',
  'billboard/nedjma':
    'Le nombre 42 a de l’eau verte jusqu’à la taille. On lit : degrés, prenez une serviette.',
  'billboard/saoura':
    'Un S noir penché dans le vent, deux autres, roses, derrière lui. On lit : endormez-vous ici, réveil au sud.',
  'billboard/qaf':
    'Deux arcs blancs sur rouge, un R noir dans l’un, un qaf arabe jaune dans l’autre. On lit : ouvrez-le par l’un ou l’autre bout.',
  'billboard/qamar':
    'Un Q blanc sur noir, dont la queue est une route jaune. On lit : le dernier bus est parti, pas nous.',
  'billboard/zina':
    'Un mur de carreaux rouges, blancs et roses, chacun un Z ou un N. On lit : sec avant que les voisins le voient.',
  'billboard/yamina':
    'Cinq Y blancs forment une fleur sur vert, le cœur rose. On lit : asseyez-vous, ça repousse.',
  'billboard/azalai':
    'Des A noirs et bruns en chaîne de montagnes devant un soleil rose. On lit : le soleil vous réveille, nous, c’est le café.',
  'blog/what-maintenance-pays-for':
    'Un mur de carreaux blancs avec un carreau neuf en orange ; deux anciens sont tombés et gisent à son pied.',
  'blog/forms-people-finish':
    'Six pierres de gué mènent, au-dessus d’une eau bleue et claire, à un quai blanc ; les deux dernières sont orange.',
  'blog/a-performance-budget-you-can-keep':
    'Une planche sombre est posée presque à plat sur un icosaèdre bleu : une clémentine à un bout, trois blocs bleus à l’autre.',
  'blog/twelve-weeks-twelve-demos':
    'Onze blocs blancs sur fond bleu montent marche à marche vers un douzième, orange.',
  'blog/a-design-system-for-three-people':
    'Trois tours sur fond orange, bâties des mêmes quelques solides : une claire, une bleue, une sombre et inachevée.',
  'blog/launching-an-app-in-algeria':
    'Un bateau en papier orange quitte un quai blanc avec un phare et prend le large sur une mer bleue et calme.',
  'blog/accessibility-in-ten-habits':
    'Une rampe bleue descend à côté de dix marches blanches ; un solide orange roule sur la rampe.',
  'blog/flutter-or-native':
    'Deux portes en arc dans un mur bleu, l’une blanche et l’autre orange, entrouvertes ; un solide sombre attend entre elles.',
  'blog/a-brief-that-gets-an-honest-quote':
    'Un crayon bleu écrit la dernière ligne d’un court cahier des charges, sur une feuille crème posée sur une table orange.',
  'blog/blog-details':
    'Trois billets de papier sont accrochés côte à côte à un mur bleu et se recourbent vers le soleil ; celui du milieu est orange.',
  'case-studies/tassili-bank-hero':
    'Quatorze pages d’un formulaire papier, en éventail sur fond bleu, penchent vers un téléphone qui demande une adresse : troisième étape sur cinq.',
  'case-studies/tassili-bank-fields':
    '96 petits carrés, un par champ de l’ancien formulaire : 31 bleus, 22 jaunes, et 43 vides et barrés.',
  'case-studies/tassili-bank-five-steps':
    'Cinq téléphones sur une rangée montante, un par étape de l’ouverture d’un compte : carte, visage, adresse, travail, signature, avec les minutes restantes.',
  'case-studies/tassili-bank-photographs':
    'Cinq instantanés de cartes d’identité sur fond bleu sombre ; quatre sont barrés pour une lampe, une main, un flou et un reflet, celui près d’une fenêtre est coché.',
  'case-studies/noria-water-hero':
    'Une longue facture grise de 27 lignes, la somme cachée à la dix-neuvième, à côté d’une blanche de six lignes qui commence par 1 286 dinars.',
  'case-studies/noria-water-hero-phone': '',
  'case-studies/noria-water-calls':
    '1 200 gouttes, une par appel : en haut la moitié, orange, pour une seule question\u202f; en bas quatre groupes pour quatre autres, et le reste en gris.',
  'case-studies/noria-water-finger':
    'Une ancienne facture avec les traces de 26 doigts : 21 rouges sur la mauvaise somme, cinq vertes sur la bonne.',
  'case-studies/noria-water-ten-months':
    'Deux rangées de barres sur dix mois : les appels tombent de 9 400 à 3 950 par mois, les factures payées en ligne passent de 12 % à 71 %.',
  'case-studies/yasmine-clinics-hero':
    'Deux téléphones dos à dos sur du vert et du jaune, avec les mêmes horaires libres, l’un en français, l’autre en arabe.',
  'case-studies/yasmine-clinics-arrivals':
    '412 pétales empilés par demi-heure d’arrivée : les plus hautes colonnes sont à six heures et six heures et demie, bien avant huit heures.',
  'case-studies/yasmine-clinics-wording':
    'Quatre cartes, le français à gauche et l’arabe à droite : de longues phrases officielles barrées, de courtes en dessous.',
  'case-studies/yasmine-clinics-mirror':
    'Les flèches et une barre de progression sont inversées entre le français et l’arabe ; l’heure 10:30, un numéro de téléphone, une horloge et une dose restent tels quels.',
  'case-studies/hoggar-trails-hero':
    'Une carte en relief sous un soleil bas : un itinéraire bleu quitte la dernière antenne, passe deux camps et disparaît derrière un téléphone qui montre la même carte.',
  'case-studies/hoggar-trails-battery':
    'Quatre jours et quatre nuits pendant lesquels une batterie bleue se vide lentement, au-dessus d’une seule journée où une rouge est vide le soir.',
  'case-studies/hoggar-trails-sun-test':
    'Six tirages d’une carte en plein soleil : les lignes pâles et grises ont disparu, l’encre sombre sur papier clair est cochée.',
  'case-studies/hoggar-trails-weight':
    'Un itinéraire enregistré, en bloc de 3,4 mégaoctets : trois cartes de 0,7, les images 0,9, le texte 0,2, les points d’eau et le reste 0,1 chacun.',
  'case-studies/dar-zellij-hero':
    'Un mur de carreaux en étoile sort en couleurs de son propre dessin au crayon, derrière un lavabo blanc et un robinet, 182 centimètres cotés en dessous.',
  'case-studies/dar-zellij-returns':
    'Vingt carreaux en étoile pour vingt commandes renvoyées : onze verts pour une erreur de compte, sept dans des jaunes qui ne s’accordent pas, deux rouges et fêlés.',
  'case-studies/dar-zellij-nine-plans':
    'Neuf feuilles avec neuf plans du même mur dessinés à la main, et neuf comptes différents, de 329 à 620 pièces.',
  'case-studies/dar-zellij-shades':
    'Un tableau de 64 petits carreaux sur fond vert sombre ; dans chacun, quatre quarts montrent quatre nuances d’un motif.',
  'case-studies/ikosim-hero':
    'Trois hautes pages en perspective sur fond bleu, en noir, blanc et orange, disent : « Mots simples, grandes lettres, sans écran d’attente. »',
  'case-studies/ikosim-budget':
    'Une barre de 130 kilooctets contre une règle : la plus grande part, sombre, pour React et son routeur, la dernière, orange, pour le code du studio.',
  'case-studies/ikosim-contrast':
    'Sept plans aux couleurs du studio, avec le contraste de leur texte en grands chiffres, de 18,9 à 5,4.',
  'case-studies/ikosim-splash':
    'Le dessin au feutre d’un écran d’attente en deux temps, barré de rouge ; le troisième écran, la page elle-même, est désigné comme point de départ.',
  'clients/kamel-sahraoui-dib':
    'Portrait d’un homme chauve à lunettes rondes, moustache et cravate orange, sur fond sable.',
  'clients/houda-mezaache':
    'Portrait d’une femme, une tresse noire sur l’épaule et un pull rouge, sur fond bleu pâle.',
  'clients/lamia-benkhelifa':
    'Portrait d’une femme en foulard bleu et blouse blanche, un stéthoscope autour du cou, sur fond pêche.',
  'clients/sofiane-delmas':
    'Portrait d’un homme barbu en casquette plate et tablier verts, sur fond sable.',
  'clients/djamel-ifticen':
    'Portrait d’un homme à barbe blanche, casquette de commandant et uniforme sombre, sur fond bleu pâle.',
  'clients/ines-trabelsi-marchand':
    'Portrait d’une femme au carré roux sous un chapeau de feutre sombre, sur fond pêche.',
  'clients/rachid-meziane':
    'Portrait d’un homme à grosse moustache grise, bonnet de laine rouge et ciré jaune, sur fond bleu d’eau.',
  'clients/malika-ould-slimane':
    'Portrait d’une femme souriante en foulard prune, retenu par une broche d’argent à pierre rouge, sur fond menthe.',
  'clients/tarek-bouhired':
    'Portrait d’un jeune homme aux boucles noires, lunettes rondes rouges et sweat à capuche bleu, sur fond jaune pâle.',
  'clients/sabrina-lounes':
    'Portrait d’une femme au carré brun à frange, longues boucles d’oreilles dorées et veste verte, sur fond rose.',
  'clients/hocine-ziani':
    'Portrait d’un homme chauve à courte barbe blanche, chemise blanche et veste rouge, sur fond lilas.',
  'desk/morning':
    'Un bureau clair vu d’en haut, au soleil rasant : une feuille avec deux lettres dessinées, un crayon jaune, un téléphone qui affiche 10:02, une tasse de café, un carnet rose.',
  'desk/screens':
    'Deux écrans esquissés sur papier quadrillé, une flèche de l’un à l’autre ; un crayon est posé en travers.',
  'desk/lettering':
    'Trois lettres dessinées entre des lignes bleues, la première encrée ; à côté, une règle et un crayon.',
  'desk/apps': 'Un téléphone qui affiche 06:40, entre un mot jaune et une tasse de café.',
  'desk/pages':
    'Une page dactylographiée posée sur une couverture jaune à deux lettres noires ; un crayon attend dans sa marge.',
  'desk/job-la-criee':
    'Un téléphone jaune affiche 12\u202f500, posé sur la glace entre quatre poissons.',
  'desk/job-cafe-zoe':
    'Un grand gobelet blanc avec un é noir très gras\u202f; à côté, un petit gobelet noir avec un é jaune.',
  'desk/job-chenoua-sails':
    'Un cadran noir sur le pont d’un bateau blanc, la nuit\u00a0: NE en grandes lettres, une flèche jaune au bord.',
  'desk/job-slimane-tankers':
    'Un ordinateur portable sur une table jaune\u202f; à l’écran, un camion-citerne à moitié plein, marqué 5 m³.',
  'desk/job-qissa':
    'Une fiche de bibliothèque avec un tampon rond et rouge, la lettre arabe qaf en blanc, et trois dates\u202f; le tampon est posé à côté.',
  'desk/job-tikjda-walkers':
    'Un téléphone sur une carte en papier\u00a0: le sentier rouge et les courbes de niveau continuent sur son écran jaune.',
  'desk/job-qanatir-museum':
    'Trois billets jaunes en file, chacun avec une arche découpée au pied, font un aqueduc\u202f; un quatrième est détaché.',
  'desk/job-sayah-joinery':
    'Une table ronde et noire vue d’en haut, avec une étoile à huit branches en blanc, rose, bleu et jaune, entre deux tabourets.',
  'desk/job-defla':
    'Des lauriers-roses dans un papier blanc, sur une table jaune\u202f; une pastille noire, avec une fleur à cinq pétales, le ferme.',
  'desk/job-nesma-kites':
    'Un cerf-volant à deux facettes noires et une jaune vole au-dessus de maisons blanches\u202f; sa ficelle finit à une fenêtre.',
  'films/city':
    'Un bateau devant une ville blanche à l’aube, le soleil juste au-dessus des montagnes lointaines et sur l’eau.',
  'films/sea': 'Un fond de mer bleu, traversé de lignes de soleil éclatantes.',
  'films/facets':
    'Un paysage sombre de triangles bleus, dont certains sont orange sous la lumière.',
  'home/tassili-bank':
    'Deux téléphones sur un socle bleu profond parmi des piliers penchés, bleus et jaunes : l’un montre un solde de 184 250 dinars, l’autre un virement de 12 500 dinars à Samia Brahimi, tous deux en français.',
  'home/noria-water':
    'Un téléphone dans un bassin peu profond de carreaux turquoise, devant une noria orange ; l’écran indique 9,4 mètres cubes consommés en mai, une facture de 1 286 dinars et une fuite probable vendredi.',
  'home/marsa-port':
    'Un téléphone appuyé contre une bitte d’amarrage orange sur un quai sombre ; sur son écran, le quart de nuit et quatre navires, le prochain en orange.',
  'home/yasmine-clinics':
    'Trois téléphones assis sur les chaises vertes d’une salle d’attente, des fleurs de jasmin sur les autres\u00a0: des horaires à choisir en français, le prochain rendez-vous en arabe, et douze minutes d’attente.',
  'home/hoggar-trails':
    'Un téléphone dans le sable ridé devant de sombres tours de basalte ; son écran montre une carte hors ligne avec l’itinéraire vers l’Assekrem : 41 kilomètres, trois jours.',
  'home/clement':
    'Un téléphone couché parmi des clémentines et leurs feuilles sur fond orange ; il compte 684 cageots à livrer avant sept heures du matin.',
  'home/riwaq-books':
    'Un téléphone debout dans une porte faite de livres empilés, sur fond rouge, ouvert à la page d’un roman arabe.',
  'home/qantara-rides':
    'Des rangées de téléphones sur jaune safran, vues de biais : les départs de Sétif à Alger, un trajet dessiné comme un pont, et un billet en arabe pour six heures et demie.',
  'home/sirocco-air':
    'Sur des marches blanches, un téléphone montre une carte d’embarquement de Ghardaïa à Alger, siège 7A ; un avion de papier rouge passe devant le mur bleu.',
  'home/why-choose':
    'Un téléphone de bureau orange à cadran sonne au point que son combiné saute\u202f; son cordon mène à un téléphone avec l’application de la compagnie des eaux, sur fond bleu.',
  'home/blog-offline-first':
    'Vu d’en haut, un téléphone au fond d’un puits bleu à gradins, la carte sur son écran toujours complète.',
  'home/blog-arabic-french':
    'Un é blanc et un ayn arabe bleu sombre, massifs comme la pierre, côte à côte sur une marche orange.',
  'home/blog-app-prices':
    'Trois piles de papier, une feuille par jour, de 45, 90 et 160 : un téléphone sur chacune des deux basses, deux sur la haute.',
  'photography/wedding-rings': 'Deux anneaux d’or sur de la soie ivoire.',
  'photography/fashion-silk': 'Une soie verte que le vent soulève.',
  'photography/film-stair': 'Une silhouette sur un immense escalier.',
  'photography/portrait-glass': 'Un profil derrière du verre cannelé.',
  'photography/landscape-salt': 'Une silhouette sur un lac salé.',
  'photography/commercial-clementines': 'Des clémentines lavées sur du noir.',
  'photography/fashion-hat': 'Un homme en chapeau noir.',
  'photography/wedding-table': 'Une table sous des ampoules.',
  'photography/portrait-profile': 'Un profil noir sur du papier éclairé.',
  'photography/commercial-jug': 'Une cruche devant un papier noir et un papier clair.',
  'photography/commercial-perfume': 'Un flacon ambré dans la lumière.',
  'photography/portrait-window': 'Une femme en turban, de dos.',
  'photography/landscape-dunes': 'Une dune, mi-orange, mi-noire.',
  'photography/fashion-sunglasses': 'Des lunettes de soleil.',
  'photography/film-projector': 'Un faisceau dans un cinéma.',
  'portfolios/dounia-morning':
    'Portrait à facettes d’une femme aux épaisses boucles brunes, boucles d’oreilles hexagonales en or et col roulé vermillon, sur fond vert bouteille.',
  'portfolios/dounia-evening': '',
  'portfolios/part-tiles':
    'Un mur d’étoiles à huit branches, vertes, bleues, rouges et jaunes, cadré de près.',
  'portfolios/part-route':
    'Un itinéraire bleu serpente entre des courbes de niveau brunes, d’un premier camp à 1 840 mètres jusqu’à un point d’eau.',
  'portfolios/part-account':
    'L’écran d’une appli de banque\u00a0: l’heure, un bonjour et le compte courant de Nesrine.',
  'portfolios/part-balance':
    'Le bas du même écran\u00a0: le solde, 184\u202f250\u00a0DA, et un bouton jaune pour envoyer de l’argent.',
  'portfolios/part-cabin':
    'Le flanc d’un ferry, la nuit\u00a0: la plupart des hublots sont fermés, un seul, au pont six, est orange, loin du bruit du moteur dessiné en cercles.',
  'portfolios/part-stave':
    'Une semaine d’école sur une portée, un luth pour clef\u202f; les notes sont des cours, la rouge est mercredi à 17 heures.',
  'portfolios/part-loaves':
    'Une étagère pour douze pains\u00a0: trois sont vendus, sept restent, deux sont soulevés, sous les mots arabes pour deux pains, il en reste sept.',
  'portfolios/part-lanes':
    'Quatre couloirs de piscine vus d’en haut\u202f; le mot personne traverse le troisième de bout en bout, des nageurs occupent les autres.',
  'portfolios/part-hives':
    'Un mur de cellules numérotées, plus ou moins pleines de miel\u202f; devant, une noire dit que la reine de la ruche 31 n’a pas été vue.',
  'portfolios/part-tree':
    'Un arbre généalogique en arabe sur rouge sombre, lu depuis la droite\u202f; une branche jaune relie quatre noms, que la ligne du bas met bout à bout.',
  'portfolios/wall-salines':
    'Un site web : des marais salants vus d’en haut, du vert au rose et au blanc, et la salinité du bassin 17 ce matin, 271 grammes par litre.',
  'portfolios/wall-phare':
    'Une affiche, Minuit au Phare : un phare rouge et blanc lance trois faisceaux jaunes dans la nuit, derrière le titre en noir.',
  'portfolios/wall-ligne':
    'Un écran à un arrêt de tram : le chiffre 3 haut comme une main, l’arrêt Les Amandiers, et la ligne avec le tram à deux arrêts.',
  'portfolios/wall-citron':
    'Deux écrans d’une application parmi des citrons sur fond bleu : une carte avec trois arbres, et un voisin qui a quarante kilos à donner.',
  'portfolios/wall-plan':
    'Le plan d’une maison de onze pièces, chacune avec le premier écran d’une page de ce site, reliées par des portes.',
  'projects/clement':
    'Trois cageots imprimés du mot Clément et de sa marque ronde, remplis de clémentines, sur fond orange.',
  'projects/marsa-port':
    'Une tablette avec le programme du port, poste par poste, et le téléphone du pilote à côté, sur un quai sombre.',
  'projects/riwaq-books':
    'Cinq téléphones sur des marches rouges s’éloignent sur un fond bleu sombre, pages arabes et rayons français en alternance.',
  'projects/yasmine-clinics':
    'Deux téléphones parmi des fleurs de jasmin sur fond vert : l’un propose des rendez-vous en français, l’autre décompte douze minutes en arabe.',
  'projects/dar-zellij':
    'Un ordinateur portable ouvert sur la boutique Dar Zellij, posé sur un sol des carreaux à motif d’étoile qu’elle vend.',
  'projects/sirocco-air':
    'La queue bleue d’un avion contre le ciel, avec la marque Sirocco Air, trois facettes en blanc et rouge.',
  'projects/noria-water':
    'Un ordinateur portable affichant le site Noria, posé sur un radeau de carreaux dans une eau claire, une noria orange derrière lui.',
  'projects/hoggar-trails':
    'Un écran grand comme un panneau d’affichage est planté dans le sable devant des tours de basalte : « Trois jours sans réseau », et un itinéraire sur une carte en relief.',
  'projects/qantara-rides':
    'Trois téléphones dans les arches d’un pont jaune, une voiture blanche au-dessus : les départs, le trajet en forme de pont, et le billet en arabe.',
  'services/ui-ux-design':
    'Six cartes de papier aux écrans dessinés à la main sur une table bleue, à la lumière d’une fenêtre ; un crayon blanc en travers de l’une d’elles.',
  'services/reactjs-development':
    'Un cube de blocs de métal emboîtés, bleus et argent ; sa pièce d’angle orange est posée à côté.',
  'services/digital-marketing':
    'Une colonne Morris couverte d’affiches, éclairée sous son toit, sur un front de mer après le coucher du soleil.',
  'services/technology':
    'Des téléphones de toutes tailles et de tous âges dans les casiers d’une étagère bleue ; quelques écrans sont allumés.',
  'services/consultancy':
    'Une table ronde blanche vue d’en haut, avec des pages imprimées, des crayons et quatre verres d’eau sous l’ombre d’une fenêtre.',
  'services/creative-design':
    'La lettre arabe ayn, découpée dans une feuille de carton bleu, à côté du trou qu’elle a laissé, entourée d’un cutter et de chutes.',
  'services/studio':
    'Une pièce blanche avec une longue table, des ordinateurs portables et des chaises orange ; trois arcs donnent sur les toits et la baie.',
  'showcase/tassili-cards':
    'Un téléphone qui affiche un solde de 184 250 dinars flotte au-dessus de rangées de cartes bancaires bleues sur fond jaune, et projette sur elles une ombre nette.',
  'showcase/zellij-window':
    'Le site d’une boutique de carreaux, sous le titre « L’argile, taillée à la main à Tlemcen », encadré sur un mur d’argile entre des étagères de carreaux en étoile.',
  'showcase/zellij-window-phone': '',
  'showcase/hoggar-map':
    'Un téléphone posé sur une carte de montagnes couleur sable, en courbes de niveau ; la ligne bleue d’un itinéraire passe dessous et continue sur son écran.',
  'showcase/facets':
    'Un icosaèdre bleu sur un plan blanc devant un fond clémentine, son ombre en coin gris.',
  'showcase/tassili-towers':
    'Une ville de tours bleues aux toits inclinés, vue d’en haut ; la plus haute, au milieu, est dorée.',
  'showcase/noria-waves':
    'Un téléphone dans des vagues de papier découpé, devant une noria orange, montre une facture de 1 286 dinars sur le site Noria ; à côté, la même facture sur papier.',
  'showcase/yasmine-petals':
    'Deux téléphones sur les pétales d’une immense fleur de jasmin blanche sur fond vert : l’un propose des rendez-vous en français, l’autre en confirme un en arabe.',
  'showcase/hoggar-night':
    'Un téléphone sur des dunes au clair de lune, entre de sombres tours de roche ; une piste bleue le contourne et se poursuit sur sa carte.',
  'showcase/zellij-star':
    'Des étoiles de papier découpé rouges, dorées, blanches et bleu marine, l’une dans l’autre, la plus grande en relief au-dessus d’un champ d’autres.',
  'team/lina-haddad': 'Portrait d’une femme au carré brun, un crayon rouge à l’oreille.',
  'team/lyes-ould-kaci': 'Portrait d’un homme barbu aux cheveux gris et au pull bleu.',
  'team/yacine-belkacem': 'Portrait d’un homme au bonnet orange, un vieux téléphone devant lui.',
  'team/meriem-ait-said': 'Portrait d’une femme au foulard bleu pâle.',
  'team/anis-boudraa':
    'Portrait d’un homme aux boucles brunes et aux lunettes orange, un pinceau à l’oreille.',
  'team/claire-roux-benali':
    'Portrait d’une femme aux cheveux orange, en chignon, une tasse devant elle.',
  'team/rafik-zemmouche':
    'Portrait d’un homme à la barbe brune et à la chéchia rouge, une règle dans la poche.',
  'team/thiziri-amokrane': 'Portrait d’une femme aux longs cheveux bruns et au casque orange.',
  'team/team-details': 'Portrait d’un homme en chèche bleu, sur fond bleu.',
  'work/tassili-bank-opening':
    'Quatre téléphones montent sur des plans inclinés bleus et jaunes : une carte d’identité dans le viseur, un visage dans un ovale, une signature tracée du doigt, puis les mots « Compte ouvert, 11 min ».',
  'work/tassili-bank-opening-wide':
    'Quatre téléphones en escalier\u00a0: la carte d’identité, le visage, la signature, puis le compte ouvert en 11 minutes.',
  'work/tassili-bank-opening-phone': '',
  'work/tassili-bank-transfer':
    'Trois téléphones en rang sur fond jaune\u00a0: des noms sous «\u00a0À qui\u202f?\u00a0», la somme de 12\u202f500 dinars sur un clavier, et un grand «\u00a0Oui\u00a0» jaune à toucher du doigt.',
  'work/tassili-bank-transfer-phone': '',
  'work/tassili-bank-thumb':
    'Un téléphone dessiné au feutre sur papier quadrillé, hachuré de vert, de jaune et de rouge selon ce que le pouce atteint ; le clavier est dans le vert, et une note compte 14 pouces droits sur 20.',
  'work/tassili-bank-parts':
    'Des éléments de l’application bancaire côte à côte : la somme de 12 500 dinars haute comme une main, des sommes plus longues en plus petit, le bouton dans quatre états et le clavier.',
  'work/tassili-bank-parts-phone': '',
  'work/clement-construction':
    'La marque Clément sous ses lignes de construction, un cercle et une feuille coupés à soixante degrés, avec des versions de plus en plus petites à côté sur fond orange.',
  'work/clement-drafts':
    'Cinq esquisses d’une marque de fruit, au pochoir vert sur des planches ; deux sont barrées de rouge, et la ronde à feuille droite est entourée.',
  'work/clement-wrapping':
    'Du papier de soie imprimé, une clémentine à moitié emballée dedans, une étiquette de 240 dinars le kilo et des bandes de papier, disposés sur du vert sombre.',
  'work/noria-water-bill':
    'Une facture papier de six lignes : 1 286 dinars à payer en plus grand, puis ce qui a changé depuis avril, l’eau consommée, son prix, la part fixe et un carré à scanner.',
  'work/noria-water-five-answers':
    'Cinq bandes de papier portant chacune une question, en français, à côté d’un téléphone dessiné à la main qui y répond dans le même ordre.',
  'work/noria-water-start':
    'Une page client de Noria sur un téléphone, et trois de ses parties en grand : 9,4 mètres cubes d’eau, une facture de 1 286 dinars et son bouton, et une fuite probable vendredi.',
  'work/noria-water-night':
    'Une page du site Noria sur fond orange : 310 litres ont coulé vendredi entre deux et cinq heures du matin, trois hautes barres orange parmi les petites du jour.',
  'work/marsa-port-next':
    'L’écran du pilote de si près qu’une ligne le remplit : Tafna Star en orange, un vraquier de 189 mètres pour le poste 14, et dessous un bouton large comme l’image.',
  'work/marsa-port-tally':
    'De la craie sur fond bleu sombre : des bâtons comptent les questions posées en onze nuits. « C’est quoi, la suite ? » en a 214, « C’est pour moi ? » 187 ; les postes, les remorqueurs, le vent et le café en ont moins.',
  'work/marsa-port-question':
    'Sur un fond bleu nuit, « C’est quoi, la suite ? » à la craie, et des bâtons orange, par paquets de cinq, qui en font le compte : 214.',
  'work/marsa-port-components':
    'Une planche des composants du port dans la palette de nuit : six sortes de mouvement, le vent, la marée, des alarmes de formes différentes, des boutons, et l’heure 04:12.',
  'work/riwaq-books-two-pages':
    'Un livre ouvert, une page en français à gauche et la même en arabe à droite, plus grande d’un cinquième.',
  'work/riwaq-books-kashida':
    'Les mêmes trois mots arabes deux fois : en haut avec des blancs entre les mots, en bas avec les lettres étirées pour remplir la ligne.',
  'work/riwaq-books-shelf':
    'Deux étagères de livres sur un mur jaune, titres français et arabes en alternance sur leur dos, avec l’ombre dure de midi.',
  'work/yasmine-clinics-results':
    'Un téléphone parmi de grandes fleurs de jasmin en papier : des résultats d’analyses en arabe, et dessous une phrase du médecin qui dit que tout va bien.',
  'work/yasmine-clinics-morning':
    'Deux frises du temps à l’encre sur papier réglé : sept personnes sur des chaises pendant 47 minutes, et une personne au café qui entre pour les douze dernières.',
  'work/yasmine-clinics-signs':
    'Les plaques de porte de sept cliniques, chacune avec la fleur de jasmin cadrée autrement et le nom en arabe et en français.',
  'work/hoggar-trails-map':
    'Une carte à courbes de niveau ombrée ; une ligne bleue mène de Tamanrasset à l’Assekrem par deux camps, avec les noms en tifinagh, en français et en arabe.',
  'work/hoggar-trails-guide':
    'Une feuille pliée avec la carte d’un guide au stylo à bille : des sommets, un sentier en pointillé, un puits barré car sec depuis 2019 et, en rouge, que l’eau est derrière le rocher.',
  'work/hoggar-trails-routes':
    'La liste de 48 itinéraires sur le site des guides, traversée par une ombre nette ; chaque ligne finit par un bouton qui annonce les mégaoctets à enregistrer.',
  'work/qantara-rides-bridge':
    'Une voiture blanche sur un pont noir au-dessus d’arches jaunes ; le trajet de Sétif à Alger avec ses deux arrêts figure dessous en français et en arabe.',
  'work/qantara-rides-order':
    'Au feutre blanc et jaune sur fond noir, une ligne de la liste des départs, ses parties numérotées quand, combien, avec qui et qui d’autre ; deux autres idées sont barrées.',
  'work/qantara-rides-plate':
    'Deux téléphones tenus derrière une voiture grise montrent le même billet en français et en arabe, et la plaque que tous deux indiquent.',
  'work/qantara-rides-plate-phone': '',
  'work/dar-zellij-wall':
    'Un mur de cuisine dessiné par la boutique, avec son motif à l’échelle, 182 sur 91 centimètres autour du robinet, et le compte de 1 096 pièces entières et 142 coupées.',
  'work/dar-zellij-construction':
    'Des cercles au compas et deux carrés tournés l’un par rapport à l’autre donnent une étoile à huit branches ; à côté, l’étoile en trois émaux.',
  'work/dar-zellij-sample':
    'Un carreau en étoile vert dans une boîte ouverte sur fond jaune, avec une fiche qui indique la cuisson 0417 et sa place parmi quatre nuances.',
  'work/sirocco-air-mark':
    'Les trois facettes de la marque Sirocco Air dans le contour pointillé d’une queue, avec des lignes à son angle, et la marque en cinq tailles sur fond bleu.',
  'work/sirocco-air-documents':
    'Onze imprimés de la compagnie sur une même grille : carte d’embarquement, horaires, lettre, bon de thé, étiquette de fret et six autres.',
  'work/sirocco-air-swatches':
    'Neuf carrés de bleu sur un tarmac clair, avec de longues ombres et des verdicts manuscrits ; celui du milieu est entouré, lisible à 600 mètres.',
} as const satisfies Translation<typeof english>
