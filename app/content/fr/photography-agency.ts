import type { photographyAgency as english } from '../en/photography-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

/** Words of the photography home, about an invented agency, Argentique. */
export const photographyAgency = {
  title: 'Agence de photographie',
  description:
    'Argentique photographie mariages, portraits, mode, produits et paysages, au-dessus du port d’Alger.',
  categories: {
    wedding: 'Mariage',
    portrait: 'Portrait',
    fashion: 'Mode',
    commercial: 'Produits',
    landscape: 'Paysage',
    shortfilm: 'Court métrage',
  },
  /** The fourteen frames, by number: a title, then focal length and aperture of the camera in its scene. */
  roll: {
    frame: 'Vue',
    frames: {
      1: { title: 'Deux alliances', subtitle: '85 mm, f/4' },
      2: { title: 'Quatre mètres de soie', subtitle: '60 mm, f/8' },
      3: { title: 'Les marches', subtitle: '50 mm, 2,39:1' },
      4: { title: 'Verre cannelé', subtitle: '135 mm, f/8' },
      5: { title: 'Eau dormante', subtitle: '35 mm' },
      6: { title: 'Fruits lavés', subtitle: '105 mm, f/4' },
      7: { title: 'Le chapeau de feutre', subtitle: '120 mm, f/5,6' },
      8: { title: 'Avant les discours', subtitle: '45 mm, f/2' },
      9: { title: 'Profil', subtitle: '100 mm' },
      10: { title: 'Parfum d’ambre', subtitle: '70 mm, f/5,6' },
      11: { title: 'Fenêtre nord', subtitle: '135 mm, f/5,6' },
      12: { title: 'Encore un quart d’heure de soleil', subtitle: '45 mm' },
      13: { title: 'Lunettes de soleil', subtitle: '120 mm, f/11' },
      14: { title: 'Le cinéma', subtitle: '40 mm, 2,39:1' },
    },
  },
  hero: {
    title: [{ text: 'On attend' }, { text: 'la lumière.', voice: 'counter' }],
    lead: 'Argentique, studio photo au-dessus du port d’Alger. Une lampe ou une fenêtre, et le temps qu’il faut.',
    write: 'Réserver',
    tabsLabel: 'Nos sujets',
  },
  about: {
    label: sectionNames.about,
    title: [{ text: 'On éteint des lampes' }, { text: 'jusqu’à l’image juste.', voice: 'counter' }],
    paragraphs: [
      'En 1971, un agrandisseur et un sol mouillé. L’agrandisseur marche toujours, et nous sommes 250.',
      'La lumière vient d’un seul côté.',
    ],
    action: { label: 'Le studio', href: '/about' },
  },
  services: {
    label: sectionNames.services,
    title: [{ text: 'Six métiers,' }, { text: 'six équipes.', voice: 'counter' }],
    action: { label: 'Tous les services', href: '/service' },
    labels: { crew: 'Qui vient', result: 'Vous recevez', time: 'Quand' },
    items: [
      {
        category: 'wedding',
        crew: 'Deux photographes et un parapluie',
        result: '400 vues, 40 grands tirages, un album',
        time: 'Six semaines après la fête',
      },
      {
        category: 'portrait',
        crew: 'Un photographe, une chaise',
        result: 'Douze vues, trois tirages au choix',
        time: 'Huit jours',
      },
      {
        category: 'fashion',
        crew: 'Quatre personnes et un fer à repasser',
        result: 'Trente tenues retouchées',
        time: 'Dix jours',
      },
      {
        category: 'commercial',
        crew: 'Un photographe, une styliste et sa pince',
        result: 'Vingt produits par jour, sur noir ou blanc',
        time: 'Cinq jours',
      },
      {
        category: 'landscape',
        crew: 'Un photographe, un chauffeur, beaucoup d’eau',
        result: 'Six vues, tirées jusqu’à deux mètres',
        time: 'Quand le ciel veut bien',
      },
      {
        category: 'shortfilm',
        crew: 'Six personnes, une caméra',
        result: 'Jusqu’à neuf minutes en format large',
        time: 'Huit semaines',
      },
    ],
  },
  gallery: {
    label: sectionNames.gallery,
    title: [{ text: 'La planche-contact' }],
    filterLabel: 'Filtrer les images',
    all: 'Tout',
  },
  prints: {
    title: [{ text: 'Tirés à la main,' }, { text: 'signés au dos.', voice: 'counter' }],
    text: 'Sur papier baryté. Choisissez-en un.',
    label: 'Tirages à vendre',
    ask: 'demander ce tirage',
    items: [
      { frame: 13, subtitle: '30 × 40 cm, 25 épreuves' },
      { frame: 14, subtitle: '90 × 38 cm, 5 épreuves' },
      { frame: 6, subtitle: '18 × 24 cm, tirage illimité' },
      { frame: 4, subtitle: '30 × 40 cm, 15 épreuves' },
      { frame: 9, subtitle: '45 × 30 cm, 25 épreuves' },
      { frame: 3, subtitle: '90 × 38 cm, 5 épreuves' },
      { frame: 7, subtitle: '30 × 40 cm, 25 épreuves' },
      { frame: 1, subtitle: '18 × 24 cm, tirage illimité' },
    ],
  },
  pricing: {
    label: sectionNames.pricingAndPackaging,
    title: [{ text: 'Trois forfaits,' }, { text: 'trois formats de papier.', voice: 'counter' }],
    text: 'Chaque tirage est à l’échelle : le plus grand de son forfait.',
    legend: 'Période de facturation',
    unit: 'cm',
    monthly: {
      label: 'Mensuel',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'par mois',
          audience: 'Pour une vitrine qui change souvent.',
          features: [
            'Une heure au studio',
            'Six images, retouche légère',
            'Fichiers pour l’écran et l’imprimeur',
            'Fond blanc, gris ou noir',
            'Un tirage, 18 × 24 cm',
            'Prêt en cinq jours',
          ],
        },
        {
          id: 'professional',
          title: 'Professionnel',
          timeline: 'par mois',
          audience: 'Pour une marque qui a du neuf chaque mois.',
          features: [
            'Une demi-journée, chez vous ou chez nous',
            'Trente images, retouche complète',
            'Une styliste et deux fonds au choix',
            'Le même photographe',
            'Trois tirages, jusqu’à 30 × 40 cm',
            'Prêt en trois jours',
          ],
        },
        {
          id: 'ultimate',
          title: 'Intégral',
          timeline: 'par mois',
          audience: 'Pour qui a besoin d’images toute l’année.',
          features: [
            'Une journée, à moins de 100 km d’Alger',
            'Soixante images, planches-contacts',
            'Deux photographes, ou un seul en argentique',
            'Une minute de film par trimestre',
            'Cinq tirages, jusqu’à 50 × 60 cm',
            'Premières images le soir même',
          ],
        },
      ],
    },
    yearly: {
      label: 'Annuel',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'par an',
          audience: 'Pour une famille qui grandit.',
          features: [
            'Une séance, la semaine au choix',
            'Jusqu’à six personnes et un animal',
            'Douze vues sur une planche',
            'Même chaise, même fenêtre',
            'Deux tirages, 18 × 24 cm',
            'Négatifs gardés trente ans',
          ],
        },
        {
          id: 'professional',
          title: 'Professionnel',
          timeline: 'par an',
          audience: 'Pour un bureau où les visages changent.',
          features: [
            'Deux matinées chez vous',
            'Jusqu’à quarante portraits',
            'Les nouveaux viennent au studio',
            'Une photo de groupe dans l’escalier',
            'Quatre tirages, jusqu’à 30 × 40 cm',
            'Fichiers au nom de chacun',
          ],
        },
        {
          id: 'ultimate',
          title: 'Intégral',
          timeline: 'par an',
          audience: 'Pour un hôtel, un vignoble, tout lieu à saisons.',
          features: [
            'Une journée par saison',
            'Quatre-vingts images, chambres et terres',
            'La météo choisit le jour',
            'Droits d’impression, dix ans',
            'Huit tirages, jusqu’à 50 × 60 cm',
            'Un livre relié chaque décembre',
          ],
        },
      ],
    },
    action: { label: 'Demander ce forfait', href: '#write' },
  },
  facts: {
    label: sectionNames.funFacts,
    items: [
      { factNumber: '550', title: 'produits' },
      { factNumber: '40K', title: 'clients satisfaits' },
      { factNumber: '50k', title: 'projets' },
      { factNumber: '250', title: 'membres de l’équipe' },
    ],
  },
  journal: {
    label: sectionNames.blog,
    title: [{ text: 'Au dos des tirages,' }, { text: 'dates et signatures.', voice: 'counter' }],
    action: { label: 'Tout le blog', href: '/blog' },
  },
  enquiry: {
    label: sectionNames.contact,
    title: [{ text: 'Dites-nous où' }, { text: 'et quand.', voice: 'counter' }],
    text: 'Un lieu, une date, un sujet : nous disons qui viendrait.',
    pin: 'Studio',
  },
  /** The end of the page: the frame after the fourteen. */
  lastFrame: {
    title: [{ text: 'La vue 15' }, { text: 'est encore noire.', voice: 'counter' }],
    text: 'La suivante attend votre jour.',
    action: { label: 'Choisir un jour et une heure', href: '/contact#consultation' },
    edge: '15 15A 16 16A 17 17A 18 18A',
  },
  demonstration: 'Argentique est une démonstration d’Ikosim Studio : tout y est inventé.',
} as const satisfies Translation<typeof english>
