/** The ids by which the header's toggles name what they open. */
export const drawerIds = { menu: 'menu', panel: 'side-panel' } as const

/** The popover of the header's second menu. */
export const pagesMenuId = 'pages-menu'
