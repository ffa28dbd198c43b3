import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'A waiting room is a design problem',
    paragraphs: [
      'The seven Yasmine clinics of Constantine gave every patient of the morning the same appointment: eight o’clock. Those who came first were seen first, so people came at six. The average wait was 47 minutes with chairs for half of those who waited, and 19% of appointments were never kept.',
      'The clinics thought that they needed online booking. Sitting in the waiting rooms for a fortnight, we came to think that they needed to be able to say: not yet.',
    ],
  },
  {
    heading: 'Written twice, not translated',
    paragraphs: [
      'Most patients speak Arabic at home and read their prescriptions in French. A translated app would have served one of the two poorly. Every screen was therefore designed in both languages at once, by two people at one table, and neither version was allowed to be the original.',
      'Booking shows the nearest free time first, because that is what almost everybody takes. Times are large, whole days are one row, and what is full is struck out instead of hidden, so that nobody wonders where ten o’clock went.',
      'On the day itself the app shows a single figure: the minutes until one’s turn. It is computed from how long each doctor’s visits really take and corrected whenever a door opens. Five minutes ahead the phone says which room and which floor. Until then the patient can be anywhere, and most are in the café across the street.',
      'Results arrive in the same place, after the doctor has seen them and with a sentence by the doctor, never as a bare table.',
    ],
  },
  {
    heading: 'Half-empty chairs',
    paragraphs: [
      'The wait inside the clinic is now twelve minutes on average. Missed appointments went down from 19% to 10.3%, a fall of 46%, which gave the seven houses back the working time of about five doctors. Of all bookings, 58% are made in Arabic.',
      'Reception staff, who feared for their posts, were the ones who asked for the app on their own screens. It went live there in the third month.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Where a morning goes',
    text: 'From the notebook of the first week: the chairs before, and the café we wished for.',
  },
  {
    title: 'A result and a sentence',
    text: 'The doctor’s words stand above the values, and open first.',
  },
  {
    title: 'Seven doors',
    text: 'Each house crops the flower in its own way; the two names have the same size.',
  },
] satisfies ThreeCaptions
