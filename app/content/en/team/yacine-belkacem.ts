import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Yacine arrived in 2011 with a degree in electronics and a bag of broken phones: he had paid for his studies by repairing and selling them. He knows handsets from the inside, and that has shaped how the studio builds: the slowest phone on the shelf decides whether a screen is done.',
    'He leads fifteen developers who write Kotlin, Swift, Dart and React Native, and makes sure that each of them spends a day every quarter answering users. The Tassili Bank app is his largest project by number of users. Qantara Rides is the one he mentions first, because the client’s team of two took it over after four months and has never needed him since.',
    'For our blog he writes mostly about lost signals, full storage and flat batteries. He takes the train to Oran whenever he can, partly to find out what still works in the tunnels.',
  ],
  skills: [
    { name: 'React Native', level: 94 },
    { name: 'Kotlin', level: 91 },
    { name: 'Flutter and Dart', level: 89 },
    { name: 'Swift', level: 86 },
    { name: 'Offline apps', level: 95 },
  ],
} satisfies TeamMemberText
