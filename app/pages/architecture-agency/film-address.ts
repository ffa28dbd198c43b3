/** The film of the hero: a placeholder, an open film by the Blender Foundation. */
export const filmAddress = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
