import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Yacine arrived in 2011 with a degree in electronics and a bag of broken telephones, which he had repaired and sold to pay for it. He knows handsets from the inside, and that has shaped how the studio builds: the slowest phone on the shelf decides whether a screen is done.',
    'He leads fifteen developers who write Kotlin, Swift, Dart and React Native, and makes sure that each of them spends a day every quarter answering users. The app of Tassili Bank is his largest work by numbers, Qantara Rides the one he mentions first, because two people could take it over after four months and never rang again.',
    'Most of what he writes for our journal concerns lost signals, full storage and flat batteries. He takes the train to Oran whenever he can, mainly to find out what still works in the tunnels.',
  ],
  skills: [
    { name: 'React Native', level: 94 },
    { name: 'Kotlin', level: 91 },
    { name: 'Flutter and Dart', level: 89 },
    { name: 'Swift', level: 86 },
    { name: 'Working offline', level: 95 },
  ],
} satisfies TeamMemberText
