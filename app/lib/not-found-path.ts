/**
 * The path at which the 404 page is prerendered. Its file answers every unknown address and stands at none of its own,
 * so the path is not among the site's addresses.
 */
export const notFoundPath = '/404'
