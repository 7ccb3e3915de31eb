/** The words of the blog that the contract does not hold. */
export const texts = {
  list: {
    pageTitle: 'Blogs',
    title: 'Recent Blogs',
    lead: 'What we and the people who use our tools have learned about paint, walls and naps.',
    add: 'Add Blog',
    more: 'Show older posts',
    emptyTitle: 'No posts yet',
    emptyText: 'Know a trick with a roller? Write the first one.',
  },
  post: {
    pageTitle: 'Blog',
    back: 'All posts',
    goneTitle: 'We can’t find this post',
    goneText: 'It may have been removed, or the link may be wrong.',
  },
  remove: {
    open: (heading: string) => `Remove the post “${heading}”`,
    button: 'Remove',
    title: (heading: string) => `Remove “${heading}”?`,
    text: 'The post disappears for everybody and cannot be brought back.',
    done: 'The post is removed.',
  },
  form: {
    title: 'Add Blog',
    lead: 'Share what worked on a wall. You need no account; the post is public as soon as you send it.',
    heading: 'Heading',
    description: 'Description',
    descriptionHelp: 'An empty line starts a new paragraph.',
    photo: 'Blog photo',
    submit: 'Add Blog',
  },
} as const;
