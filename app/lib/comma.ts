/**
 * Between the parts of a list or a line that code puts together. Arabic has a comma of its own, here with a
 * right-to-left mark: Latin names on both sides of it alone would be listed from left to right.
 */
export const comma = __LANGUAGE__.code === 'ar' ? '،\u200F ' : ', '
