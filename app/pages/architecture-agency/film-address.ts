/** The film of the hero: an open film by the Blender Foundation. */
export const filmAddress = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
