import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Everybody had the same appointment',
    paragraphs: [
      'The seven Yasmine clinics in Constantine gave every morning patient the same appointment: eight o’clock. Those who came first were seen first, so people came at six. The average wait was 47 minutes, with chairs for half of those waiting, and 19% of appointments were missed.',
      'The clinics thought that they needed online booking. After a fortnight in the waiting rooms, we thought that they needed something else: a way to tell patients not to come yet.',
    ],
  },
  {
    heading: 'Written twice, not translated',
    paragraphs: [
      'Most patients speak Arabic at home and read their prescriptions in French. A translated app would have served one of the two poorly. Every screen was therefore written in both languages at once, by two people, and neither version is a translation of the other.',
      'Booking shows the nearest free time first, because that is what almost everybody takes. Times are large, each day is one row, and times already taken are struck out instead of hidden, so that nobody wonders where ten o’clock went.',
      'On the day itself the app shows a single figure: the minutes until it is your turn. It is calculated from how long each doctor’s visits really take, and corrected whenever a patient leaves the room. Five minutes before, it says which room and which floor. Until then patients can be anywhere they like, and most choose the café across the street.',
      'Test results arrive in the same app, after the doctor has seen them and with a sentence of explanation, never as a bare table.',
    ],
  },
  {
    heading: 'Half-empty waiting rooms',
    paragraphs: [
      'The wait inside the clinic is now twelve minutes on average. Missed appointments went down from 19% to 10.3%, a fall of 46%, which gave the seven clinics back the working time of about five doctors. Of all bookings, 58% are made in Arabic.',
      'Reception staff, who had feared for their jobs, asked to have the app on their own screens too. They have had it since the third month.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Where a patient’s morning goes',
    text: 'From our notebook of the first week: 47 minutes on a chair, and what we hoped for instead.',
  },
  {
    title: 'A test result, explained',
    text: 'The doctor’s sentence comes first, and the values below it.',
  },
  {
    title: 'Signs for seven clinics',
    text: 'Each clinic shows its own part of the flower, and sets its name at the same size in Arabic and French.',
  },
] satisfies ThreeCaptions
