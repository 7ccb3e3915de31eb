/**
 * The words of the frame around the screens. Every feature keeps its own in `texts.ts`; a second
 * language would be a second object of the same shape. Messages that the customer specified are in
 * the contract, not here.
 */
export const texts = {
  slogan: 'Even coat, every time.',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'Home',
    products: 'Products',
    blogs: 'Blogs',
    portfolio: 'My Portfolio',
    login: 'Login',
    dashboard: 'Dashboard',
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  search: {
    label: 'Search the shop',
    placeholder: 'Rollers, frames, RW-1001',
    submit: 'Search',
    open: 'Open search',
    close: 'Close search',
  },
  colorScheme: { toDark: 'Use dark colours', toLight: 'Use light colours' },
  footer: {
    label: 'Footer',
    about: 'About us',
    finder: 'Find your roller',
    contact: 'Contact',
    opportunity: 'Opportunity',
    imprint: 'Imprint',
    copyright: (year: number) => `© ${year} Rollwell. All rights reserved.`,
  },
  dashboard: {
    label: 'Dashboard',
    myProfile: 'My Profile',
    myOrders: 'My orders',
    addReview: 'Add review',
    manageAllOrders: 'Manage All Orders',
    addProduct: 'Add A Product',
    makeAdmin: 'Make Admin',
    manageProducts: 'Manage Products',
    messages: 'Messages',
    today: 'Today',
    withdrawals: 'Withdrawals',
    settings: 'Settings',
  },
  routeError: { title: 'This screen could not be shown', goHome: 'Go Home Back' },
} as const;
