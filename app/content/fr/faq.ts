import type { faq as english } from '../en/faq.ts'
import type { Translation } from '../translation.ts'

export const faq = {
  title: 'FAQ',
  description:
    'Ce qu’on nous demande avant de nous confier un projet : ce que nous faisons, le prix, les délais, et qui s’en occupe une fois en ligne.',
  headline: 'Questions fréquentes',
  lead: 'Des réponses courtes aux questions du premier rendez-vous. Plus la barre est longue, plus la réponse est sûre.',
  degrees: {
    open: 'Cela dépend',
    likely: 'D’habitude',
    firm: 'Presque toujours',
    sure: 'Toujours',
  },
  contents: { label: 'Rubriques', count: { one: '{count} question', other: '{count} questions' } },
  categories: [
    {
      slug: 'development-services',
      title: 'Développement',
      items: [
        {
          slug: 'arabic-french-english',
          question: 'Travaillez-vous en arabe, en français et en anglais ?',
          brief: 'Dans les trois',
          answer:
            'Réunions, documents et interfaces se font dans chacune des trois. Les écrans de droite à gauche sont dessinés par des gens qui ont appris à lire en arabe, et les deux sens sont testés à chaque version. [Arabe et français sur un même écran](/blog/arabic-and-french-on-one-screen) explique comment nous faisons.',
        },
        {
          slug: 'design-only',
          question: 'Peut-on avoir le design sans le code, ou le code sans le design ?',
          brief: 'Oui, l’un ou l’autre',
          answer:
            'Oui. Pour un design seul, vous recevez les écrans, une bibliothèque de composants et une journée avec vos développeurs. Pour un développement seul, nous passons une journée à lire votre design et notons ce qui manque à chaque écran : ce qu’il montre s’il est vide, lent ou plein.',
        },
        {
          slug: 'accessibility',
          question: 'Le produit sera-t-il accessible ?',
          brief: 'Selon les WCAG 2.2, AA',
          answer:
            'Tout ce que nous livrons est testé au clavier et au lecteur d’écran selon les WCAG 2.2, niveau AA. Nous ne le facturons pas à part : prévu dès le départ, cela coûte peu.',
        },
        {
          slug: 'payments-in-algeria',
          question: 'Pouvez-vous brancher le paiement par carte Edahabia et CIB ?',
          brief: 'Oui, les deux',
          answer:
            'Oui, par la plateforme nationale de paiement. Le contrat lie votre entreprise et votre banque ; nous faisons l’intégration et passons avec vous les tests de certification. Comptez des semaines plutôt que des jours : lisez [Lancer une application en Algérie](/blog/launching-an-app-in-algeria) avant de commencer.',
        },
        {
          slug: 'existing-code',
          question: 'Pouvez-vous reprendre le projet d’une autre équipe ?',
          brief: 'Après trois jours de lecture',
          answer:
            'Le plus souvent, oui. Nous lisons le code pendant trois jours, au tarif journalier, et mettons par écrit ce qui est sain, ce qui ne l’est pas et ce qu’il faut pour finir. Une fois sur cinq environ, nous vous conseillons de garder votre équipe.',
        },
        {
          slug: 'what-do-you-build',
          question: 'Que réalisez-vous ?',
          brief: 'Applis, sites, outils internes',
          answer:
            'Des applications mobiles, des sites et les systèmes qu’il y a derrière : réservation, banque, catalogues, gestion interne. Et l’identité de marque, quand un produit en a besoin. Les pages de nos [six services](/service) disent ce que chacun comprend.',
        },
        {
          slug: 'which-technology',
          question: 'Avec quelles technologies ?',
          brief: 'React, Flutter ou natif',
          answer:
            'TypeScript et React pour le web ; Flutter, React Native, Kotlin ou Swift sur téléphone, selon [cinq questions sur votre application](/blog/flutter-or-native). Nous prenons des outils que d’autres développeurs connaissent près de chez vous, et le devis explique pourquoi.',
        },
      ],
    },
    {
      slug: 'pricing-and-payment',
      title: 'Prix et paiement',
      items: [
        {
          slug: 'fixed-price',
          question: 'Le prix est-il fixe ?',
          brief: 'Oui',
          answer:
            'Oui, pour tout ce que le devis énumère. Si vous changez d’avis en cours de route, nous vous disons ce que cela ajoute ou ce qui pourrait sauter en échange, et vous décidez avant que nous commencions.',
        },
        {
          slug: 'what-does-it-cost',
          question: 'Combien coûte un projet ?',
          brief: '200\u00a0$ par jour',
          answer:
            'Une journée de notre travail coûte 200 $. Un site de huit pages prend environ huit jours, une application simple environ 45, une application avec comptes et paiement environ 90. [L’estimation](/contact#estimate) fait votre compte, et [Ce que coûte une application](/blog/what-an-app-costs) montre où passent ces jours.',
        },
        {
          slug: 'when-do-we-pay',
          question: 'Quand paie-t-on ?',
          brief: '30\u202f%, 40\u202f%, 30\u202f%',
          answer:
            '30 % à la signature, 40 % quand vous avez une version avec tous les écrans, 30 % trente jours après la mise en ligne. Au-dessous de 2 000 $, la moitié à la signature et la moitié après la mise en ligne.',
        },
        {
          slug: 'how-do-we-pay',
          question: 'Comment paie-t-on, et dans quelle monnaie ?',
          brief: 'Par virement',
          answer:
            'Par virement : en dinars en Algérie, en euros ou en dollars depuis l’étranger. Chaque facture indique la taxe sur une ligne à part. Nous n’acceptons pas d’espèces.',
        },
        {
          slug: 'free-quote',
          question: 'Le devis est-il gratuit ?',
          brief: 'Oui',
          answer:
            'Oui, comme la première demi-heure de conseil. Vous le recevez dans les cinq jours ouvrés qui suivent notre rendez-vous, et il est valable soixante jours. [Un bon cahier des charges](/blog/a-brief-that-gets-an-honest-quote) le fait baisser, parce qu’il nous laisse moins de choses à deviner.',
        },
        {
          slug: 'other-costs',
          question: 'Que paierons-nous en plus de votre travail ?',
          brief: 'Stores, frais de banque, SMS',
          answer:
            'Les comptes des stores (25 $ une fois chez Google, 99 $ par an chez Apple), les frais de votre banque pour le paiement par carte, et les SMS, si l’on se connecte avec un code. Nous ne prenons aucune commission dessus. Les [forfaits de suivi](/service) commencent à 29 $ par mois.',
        },
        {
          slug: 'why-is-a-year-cheaper',
          question: 'Pourquoi un forfait annuel coûte-t-il tellement moins que douze mois ?',
          brief: 'C’est un autre travail',
          answer:
            'Parce que ce n’est pas le même travail. Le forfait mensuel paie du travail tous les mois. L’annuel paie un contrôle complet, ou deux, et entre-temps les sauvegardes et la surveillance. Si on utilise votre produit tous les jours, prenez un forfait mensuel.',
        },
      ],
    },
    {
      slug: 'process-and-timeline',
      title: 'Méthode et délais',
      items: [
        {
          slug: 'what-do-we-prepare',
          question: 'Que devons-nous préparer ?',
          brief: 'Deux pages',
          answer:
            'Deux pages : pour qui, ce qui doit changer, ce que vous avez déjà. Les textes et les images qui manquent sont la première cause de retard ; nous décidons donc dès la première semaine qui les fournit.',
        },
        {
          slug: 'when-can-you-start',
          question: 'Quand pouvez-vous commencer ?',
          brief: 'Dans trois à six semaines',
          answer:
            'Le plus souvent trois à six semaines après la signature, un dimanche choisi avec vous. Nous n’intercalons pas de projet : un autre client devrait attendre.',
        },
        {
          slug: 'how-long',
          question: 'Combien de temps faut-il ?',
          brief: 'De trois à vingt semaines',
          answer:
            'Trois à cinq semaines pour un petit site, une douzaine pour une application, une vingtaine pour un produit destiné à deux publics. Nous racontons [les douze semaines habituelles](/blog/twelve-weeks-twelve-demos) une à une.',
        },
        {
          slug: 'who-works-on-it',
          question: 'Qui travaillera sur notre projet ?',
          brief: 'Trois ou quatre, nommés',
          answer:
            'Un designer et deux ou trois développeurs, nommés dans le devis ; l’un d’eux est votre interlocuteur. Nous vous prévenons avant tout remplacement. Vous pouvez [rencontrer l’équipe](/team) avant de signer.',
        },
        {
          slug: 'how-much-of-our-time',
          question: 'Combien de temps devrons-nous y consacrer ?',
          brief: 'Une demi-journée par semaine',
          answer:
            'Environ une demi-journée par semaine, de la part d’une personne qui peut décider : une heure pour la démonstration du jeudi, le reste pour les questions et les textes. Si c’est un comité qui décide, le projet dure 50 % de plus.',
        },
        {
          slug: 'changes-of-mind',
          question: 'Et si nous changeons d’avis ?',
          brief: 'C’est l’usage',
          answer:
            'C’est le cas de la plupart des clients, et la démonstration hebdomadaire est là pour ça. Ce qui tient dans les jours convenus ne coûte rien. Pour le reste, nous vous écrivons combien de jours il faut avant que quiconque s’y mette.',
        },
        {
          slug: 'late',
          question: 'Que se passe-t-il si vous êtes en retard ?',
          brief: '5\u202f% de moins par semaine',
          answer:
            'Nous vous le disons le jour où nous le savons. Si c’est notre faute, chaque semaine complète de retard retire 5 % au dernier paiement, jusqu’à épuisement. En 2024, deux projets sur 81 ont été en retard par notre faute.',
        },
        {
          slug: 'confidentiality',
          question: 'Signerez-vous un accord de confidentialité ?',
          brief: 'Le vôtre ou le nôtre',
          answer:
            'Oui, le vôtre ou le nôtre, avant que vous nous disiez quoi que ce soit qui l’exige. Pour un premier échange, c’est rarement nécessaire.',
        },
      ],
    },
    {
      slug: 'support-and-maintenance',
      title: 'Suivi et maintenance',
      items: [
        {
          slug: 'guarantee',
          question: 'Et si ça casse après la mise en ligne ?',
          brief: 'Six mois de réparations gratuites',
          answer:
            'Pendant six mois, nous réparons gratuitement ce qui ne marche pas comme convenu. Ensuite, un forfait de suivi s’en charge ; sans forfait, vous payez le tarif journalier.',
        },
        {
          slug: 'do-we-need-a-plan',
          question: 'Avons-nous besoin d’un forfait de suivi ?',
          brief: 'Si personne n’a le temps',
          answer:
            'Il faut bien que quelqu’un renouvelle les certificats et suive chaque nouvelle version d’iOS et d’Android. Ce peut être votre propre développeur : nous lui montrerons comment faire. Si personne n’a le temps, nos [forfaits](/service) commencent à 29 $ par mois ou 59 $ par an.',
        },
        {
          slug: 'how-fast',
          question: 'En combien de temps répondez-vous ?',
          brief: 'Sous deux jours ouvrés',
          answer:
            'Cela dépend du forfait : sous deux jours ouvrés avec le Standard mensuel, le jour ouvré même avec le Professionnel mensuel. Avec l’Intégral mensuel, quelqu’un est aussi d’astreinte jusqu’à 22 h tous les jours, au cas où un produit tomberait en panne.',
        },
        {
          slug: 'unused-hours',
          question: 'Que deviennent les heures que nous n’utilisons pas ?',
          brief: 'Gardées jusqu’à six mois',
          answer:
            'Elles restent valables trois mois de plus avec le Professionnel mensuel, six avec l’Intégral. La demi-heure du Standard ne se cumule pas ; elle sert à changer des horaires, pas à créer une page.',
        },
        {
          slug: 'who-owns-the-code',
          question: 'À qui appartient le code ?',
          brief: 'À vous',
          answer:
            'À vous, dès que la dernière facture est payée, avec les fichiers de design et la documentation. Le domaine et les comptes des stores sont à votre nom depuis le début. Les [conditions d’utilisation](/terms-of-use#your-project) le disent aussi.',
        },
        {
          slug: 'hosting',
          question: 'Où serons-nous hébergés ?',
          brief: 'En Algérie ou en Europe',
          answer:
            'Cela dépend de la loi de votre pays et de l’endroit où sont vos clients. Les boutiques qui vendent en Algérie doivent être hébergées dans le pays, sous .com.dz ; pour le reste, nous proposons un hébergeur européen avec sauvegarde quotidienne, ouvert à votre nom.',
        },
        {
          slug: 'leaving',
          question: 'Peut-on résilier un forfait de suivi ?',
          brief: 'Oui',
          answer:
            'Oui : un forfait mensuel à la fin de n’importe quel mois, avec trente jours de préavis, un forfait annuel à la fin de son année. Vous recevez le code, les comptes, les sauvegardes et un document pour l’équipe suivante, et nous répondons à ses questions pendant deux semaines.',
        },
      ],
    },
  ],
  callToAction: {
    title: 'Votre question n’y est pas ?',
    mark: '?',
    text: 'Une demi-heure avec un designer et un développeur suffit en général, au téléphone, en visio ou autour d’un café au studio.',
    label: 'Proposer un rendez-vous',
    question: {
      label: 'Votre question',
      ask: 'La poser',
      note: '« La poser » ouvre le formulaire de contact avec la question. L’envoi se fait là.',
    },
  },
} as const satisfies Translation<typeof english>
