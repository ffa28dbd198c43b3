/** Between the parts of a list or a line that code puts together. Arabic has a comma of its own. */
export const comma = __LANGUAGE__.code === 'ar' ? '، ' : ', '
