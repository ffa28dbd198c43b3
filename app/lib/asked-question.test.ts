import { expect, test } from 'vitest'
import { questionFragment, readQuestion } from './asked-question.ts'

test.each(['Do you host?', 'a & b = c # d + e %', 'هل تعملون يوم الجمعة؟', 'line\nbreak'])(
  'a question comes back from its fragment: %s',
  (question) => {
    expect(readQuestion(questionFragment(question))).toBe(question)
  },
)

test.each(['', '#', '#consultation', '#question=', '#question=++'])(
  'the fragment %j has no question',
  (fragment) => {
    expect(readQuestion(fragment)).toBeUndefined()
  },
)
